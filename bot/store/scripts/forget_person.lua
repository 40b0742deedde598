-- Delete who a number is in the archive of a chat; the number and its tally stay. A game that is
-- added meanwhile is made again.
local tally, user = KEYS[1], ARGV[1]

local number = redis.call('HGET', tally, 'u ' .. user)
if not number then
  return 0
end
redis.call('HDEL', tally, 'u ' .. user, 'i ' .. number)
redis.call('HINCRBY', tally, 'v', 1)
return 1
