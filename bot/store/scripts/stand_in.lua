-- Return the number of a person in the archive of a chat, a new one for somebody who has none, and
-- give it to a stand-in too, by whom games that go on without the person are counted.
local tally, user = KEYS[1], ARGV[1]

local number = redis.call('HGET', tally, 'u ' .. user) or redis.call('HINCRBY', tally, 'n', 1)
redis.call('HSET', tally, 'u -' .. number, number)
redis.call('HINCRBY', tally, 'v', 1)
return tonumber(number)
