-- Claim nicknames that stand on a world board already; of two alike, the first one's. Pass over who
-- has changed theirs or was forgotten since it was read.
local nicknames, world = KEYS[1], KEYS[2]

for i = 1, #ARGV, 3 do
  local user, identity, likeness = unpack(ARGV, i, i + 2)
  if redis.call('HGET', world, 'p ' .. user) == identity
    and redis.call('HEXISTS', nicknames, 'p ' .. user) == 0
    and redis.call('HSETNX', nicknames, 'n ' .. likeness, user) == 1
  then
    redis.call('HSET', nicknames, 'p ' .. user, likeness)
  end
end
return 1
