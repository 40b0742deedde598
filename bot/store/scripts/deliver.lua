-- Append an entry to the inbox, unless it came before. Forget what came longer ago than `keep`,
-- except for the newest of these.
local inbox, seen = KEYS[1], KEYS[2]
local kind, body, update, place, once, sooner, keep, newest, wake, number = unpack(ARGV)

if once ~= '' and redis.call('ZSCORE', seen, once) then
  return 0
end
local id = append(inbox, 'kind', kind, 'body', body, 'update', update, 'place', place)
if once ~= '' then
  local at = tonumber(string.match(id, '^%d+'))
  redis.call('ZADD', seen, at - sooner, once)
  local over = redis.call('ZCOUNT', seen, '-inf', at - keep) - newest
  if over > 0 then
    redis.call('ZREMRANGEBYRANK', seen, 0, over - 1)
  end
  redis.call('PEXPIRE', seen, keep)
end
redis.call('PUBLISH', wake, number)
return 1
