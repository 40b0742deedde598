-- Append an entry to the inbox, unless it came before.
local inbox, seen = KEYS[1], KEYS[2]
local kind, body, update, place, once, keep, wake, number = unpack(ARGV)

if once ~= '' and redis.call('ZSCORE', seen, once) then
  return 0
end
local id = append(inbox, 'kind', kind, 'body', body, 'update', update, 'place', place)
if once ~= '' then
  local at = tonumber(string.match(id, '^%d+'))
  redis.call('ZADD', seen, at, once)
  redis.call('ZREMRANGEBYSCORE', seen, '-inf', at - keep)
  redis.call('PEXPIRE', seen, keep)
end
redis.call('PUBLISH', wake, number)
return 1
