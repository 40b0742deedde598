-- Count messages that were not counted when they were sent.
local rate, window = KEYS[1], ARGV[1]

local sent = {}
for at in string.gmatch(redis.call('HGET', rate, 'sent') or '', '%d+') do
  sent[#sent + 1] = tonumber(at)
end
for i = 2, #ARGV do
  sent[#sent + 1] = tonumber(ARGV[i])
end
table.sort(sent)
local texts = {}
for i, at in ipairs(sent) do
  texts[i] = string.format('%.0f', at)
end
redis.call('HSET', rate, 'sent', table.concat(texts, ' '))
redis.call('PEXPIRE', rate, math.max(window, redis.call('PTTL', rate)))
return 1
