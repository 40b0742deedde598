-- Show a person on a world board by a nickname; without one no more, and without an identity delete
-- who the tag is.
local world, world_ranking = KEYS[1], KEYS[2]
local user, tag, identity, nickname, value = unpack(ARGV)

redis.call('HINCRBY', world, 'v', 1)
if identity == '' then
  redis.call('HDEL', world, 'p ' .. user)
else
  redis.call('HSET', world, 'p ' .. user, identity)
end
if nickname == '' then
  redis.call('HDEL', world, 'n ' .. tag)
else
  redis.call('HSET', world, 'n ' .. tag, nickname)
end
if value == '' then
  redis.call('ZREM', world_ranking, tag)
else
  redis.call('ZADD', world_ranking, value, tag)
end
return 1
