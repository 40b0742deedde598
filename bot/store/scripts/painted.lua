-- Records what a chat was shown; 0 when somebody else has painted since, else the new fence.
local state, dirty = KEYS[1], KEYS[2]
local place, expected, again, asked, message, version, digest, kind, sending = unpack(ARGV)

local now = redis.call('HMGET', state, 'version', 'fence', 'asked', 'not_before')
if not now[1] then
  redis.call('ZREM', dirty, place)
  return 0
end
if (now[2] or '0') ~= expected then
  return 0
end
redis.call('HSET', state, 'message', message, 'painted', version, 'digest', digest,
  'kind', kind, 'sending', sending)
if again ~= '' then
  redis.call('ZADD', dirty, again, place)
elseif (now[3] or '0') == asked then
  redis.call('ZREM', dirty, place)
  redis.call('HSET', state, 'painted', now[1])  -- what was committed since looks the same
else
  redis.call('ZADD', dirty, now[4] or '0', place)
end
return redis.call('HINCRBY', state, 'fence', 1)
