-- Leave out the oldest rows of a chat's archive behind a balance, unless a game was added since.
local tally, played, opening = KEYS[1], KEYS[2], KEYS[3]
local version, count, balance = unpack(ARGV)

if redis.call('HGET', tally, 'v') ~= version then
  return 0
end
redis.call('HINCRBY', tally, 'v', 1)
redis.call('SET', opening, balance)
redis.call('LTRIM', played, count, -1)
return 1
