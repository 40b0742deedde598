-- Replace a person's totals and add groups in whose archives the person is, unless a game was
-- counted since the totals were read. Return whether it was done.
local person = KEYS[1]
local version, totals = ARGV[1], ARGV[2]

if (redis.call('HGET', person, 'v') or '0') ~= version then
  return 0
end
redis.call('HSET', person, 'v', version + 1, 'totals', totals)
for i = 3, #ARGV do
  redis.call('HSET', person, 'c ' .. ARGV[i], 1)
end
return 1
