-- Record what a chat was shown. Return the new fence, or 0 if another process has painted since.
local state, dirty = KEYS[1], KEYS[2]
local place, expected, again, asked, message, version, digest, kind = unpack(ARGV, 1, 8)
local sending, unsure = unpack(ARGV, 9, 10)

local now = redis.call('HMGET', state, 'version', 'fence', 'asked', 'not_before')
if not now[1] then
  redis.call('ZREM', dirty, place)
  return 0
end
if (now[2] or '0') ~= expected then
  return 0
end
redis.call('HSET', state, 'message', message, 'painted', version, 'digest', digest,
  'kind', kind, 'sending', sending, 'unsure', unsure)
if again ~= '' then
  redis.call('ZADD', dirty, again, place)
elseif (now[3] or '0') == asked then
  if unsure == '0' then
    redis.call('ZREM', dirty, place)
  else
    redis.call('ZADD', dirty, unsure, place)
  end
  redis.call('HSET', state, 'painted', now[1])  -- later commits look alike
else
  redis.call('ZADD', dirty, now[4] or '0', place)
end
return redis.call('HINCRBY', state, 'fence', 1)
