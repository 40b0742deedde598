-- Free a message that was counted against the chat's budget and not sent.
local rate, at = KEYS[1], ARGV[1]

local left, is_found = {}, false
for sent in string.gmatch(redis.call('HGET', rate, 'sent') or '', '%d+') do
  if sent == at and not is_found then
    is_found = true
  else
    left[#left + 1] = sent
  end
end
if is_found then
  redis.call('HSET', rate, 'sent', table.concat(left, ' '))
end
return is_found and 1 or 0
