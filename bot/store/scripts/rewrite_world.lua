-- Replace all ratings of a world board, unless a game was added since. Return whether it was done.
local world, world_ranking = KEYS[1], KEYS[2]
local version, count = ARGV[1], ARGV[2]

if (redis.call('HGET', world, 'v') or '0') ~= version then
  return 0
end
redis.call('HINCRBY', world, 'v', 1)
for _, name in ipairs(redis.call('HKEYS', world)) do
  if string.sub(name, 1, 2) == 't ' then
    redis.call('HDEL', world, name)
  end
end
for i = 3, 1 + 2 * count, 2 do
  redis.call('HSET', world, 't ' .. ARGV[i], ARGV[i + 1])
end
for i = 3 + 2 * count, #ARGV, 2 do
  if redis.call('ZSCORE', world_ranking, ARGV[i]) then
    redis.call('ZADD', world_ranking, ARGV[i + 1], ARGV[i])
  end
end
return 1
