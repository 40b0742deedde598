-- Whether a message may go out now; else after how many milliseconds to ask again.
local rate = KEYS[1]
local now, cost, keep = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local per_window, window, apart = tonumber(ARGV[4]), tonumber(ARGV[5]), tonumber(ARGV[6])

local known = redis.call('HMGET', rate, 'sent', 'until')
local sent = {}
for at in string.gmatch(known[1] or '', '%d+') do
  if tonumber(at) > now - window then
    sent[#sent + 1] = tonumber(at)
  end
end

local wait = math.max(0, tonumber(known[2] or '0') - now)
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
for i, at in ipairs(sent) do
  sent[i] = string.format('%.0f', at)
end
redis.call('HSET', rate, 'sent', table.concat(sent, ' '))
redis.call('PEXPIRE', rate, window)
return 0
