-- Whether a message may go out now; else after how many milliseconds to ask again.
local rate = KEYS[1]
local now, cost, keep = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local per_window, window, apart = tonumber(ARGV[4]), tonumber(ARGV[5]), tonumber(ARGV[6])

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

-- What seems to have been sent later than now would seem so for as long as the clock was set back.
if was_set_back then
  redis.call('HSET', rate, 'sent', written(), 'until', string.format('%.0f', till), 'said_at',
    ARGV[1])
end

local wait = math.max(0, till - now)
if #sent > 0 then
  wait = math.max(wait, sent[#sent] + apart - now)
end
if per_window > 0 then
  local too_many = math.min(#sent, #sent + cost + keep - per_window)
  if too_many > 0 then
    wait = math.max(wait, sent[too_many] + window - now)
  end
end
if wait > 0 then
  return math.ceil(wait)
end
for _ = 1, cost do
  sent[#sent + 1] = now
end
redis.call('HSET', rate, 'sent', written())
redis.call('PEXPIRE', rate, window)
return 0
