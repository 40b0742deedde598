-- Move passed deadlines into the inboxes. Return the next deadline of each partition. If no clock
-- ran for a while, send each table a request to put off its deadlines instead, so that nobody misses
-- one. If the clock was set back, bring them and the dirty marks forward.
local now, longest_gap, beat_every = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local wake = ARGV[4]

local function upcoming(due)
  return redis.call('ZRANGE', due, 0, 0, 'WITHSCORES')[2] or ''
end

-- Return the time since a clock looked here; negative if it was set back since.
local function gap_until_now(beat)
  local last = redis.call('GET', beat)
  local gap = now - tonumber(last or ARGV[1])
  if not last or gap >= beat_every or gap < -longest_gap then
    redis.call('SET', beat, ARGV[1])
  end
  return gap
end

local function put_off(due, inbox, gap)
  local addresses = redis.call('ZRANGE', due, 0, -1)
  for _, place in ipairs(addresses) do
    append(inbox, 'kind', 'request', 'body', string.format('{"shift":%.0f}', gap),
      'update', '', 'place', place)
  end
  redis.call('DEL', due)
  return #addresses
end

local function bring_forward(dirty, gap)
  for _, place in ipairs(redis.call('ZRANGE', dirty, 0, -1)) do
    redis.call('ZINCRBY', dirty, gap, place)
  end
end

local function fire(due, inbox)
  local addresses = redis.call('ZRANGE', due, '-inf', now, 'BYSCORE', 'LIMIT', 0, 500)
  for _, place in ipairs(addresses) do
    append(inbox, 'kind', 'tick', 'body', '', 'update', '', 'place', place)
    redis.call('ZREM', due, place)
  end
  return #addresses
end

local answers = {}
for i = 1, #KEYS / 4 do
  local due, inbox, beat, dirty = unpack(KEYS, 4 * i - 3, 4 * i)
  if upcoming(due) == '' and redis.call('ZCARD', dirty) == 0 then
    redis.call('DEL', beat)
  else
    local gap = gap_until_now(beat)
    if gap < -longest_gap then
      bring_forward(dirty, gap)
    end
    local entries = math.abs(gap) > longest_gap and put_off(due, inbox, gap) or fire(due, inbox)
    if entries > 0 then
      redis.call('PUBLISH', wake, ARGV[i + 4])
    end
  end
  answers[i] = upcoming(due)
end
return answers
