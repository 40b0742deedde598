-- Count a message against a chat's budget. Return 0 if it was counted and may be sent, else the
-- milliseconds after which to ask again, or -1 if another worker has claimed the announcement.
local rate, claim = KEYS[1], KEYS[2]
local now, cost, leaves = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local per_window, window, apart = tonumber(ARGV[4]), tonumber(ARGV[5]), tonumber(ARGV[6])
local at_once, token, remember = tonumber(ARGV[7]), ARGV[8], ARGV[9]

if claim then
  local claimed_by = redis.call('GET', claim)
  if claimed_by then
    -- Its own claim: asked again after a broken connection, and counted before.
    return claimed_by == token and 0 or -1
  end
end

local known = redis.call('HMGET', rate, 'sent', 'until', 'said_at')
local sent, was_set_back = {}, tonumber(known[3] or '0') > now
for at in string.gmatch(known[1] or '', '%d+') do
  was_set_back = was_set_back or tonumber(at) > now
  if tonumber(at) > now - window then
    sent[#sent + 1] = math.min(tonumber(at), now)
  end
end
local till = left_alone_until(known[2], known[3], now)

local function written()
  local texts = {}
  for i, at in ipairs(sent) do
    texts[i] = string.format('%.0f', at)
  end
  return table.concat(texts, ' ')
end

-- Times in the future are of a clock that was set back: move them to now.
if was_set_back then
  redis.call('HSET', rate, 'sent', written(), 'until', string.format('%.0f', till), 'said_at',
    ARGV[1])
end

local wait = math.max(0, till - now)
if #sent > 0 then
  wait = math.max(wait, sent[#sent] + apart - now)
end
if per_window > 0 then
  local too_many = math.min(#sent, #sent + cost + leaves - per_window)
  if too_many > 0 then
    wait = math.max(wait, sent[too_many] + window - now)
  elseif at_once > 0 and #sent >= at_once then
    -- Spread the rest until older messages leave the window, instead of a burst and then silence.
    -- Looking half of them ahead is enough.
    local left = per_window - leaves - #sent
    for i = 1, math.ceil(#sent / 2) do
      wait = math.max(wait, sent[#sent] + (sent[i] + window - now) / (left + i) - now)
    end
  end
end
if wait > 0 then
  return math.ceil(wait)
end
if claim then
  redis.call('SET', claim, token, 'PX', remember)
end
for _ = 1, cost do
  sent[#sent + 1] = now
end
if cost > 0 then
  redis.call('HSET', rate, 'sent', written())
  redis.call('PEXPIRE', rate, math.max(window, redis.call('PTTL', rate)))
end
return 0
