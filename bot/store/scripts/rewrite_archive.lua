-- Replace the archive of a chat, unless a game was added since it was read. Return whether it was.
local tally, played, opening = KEYS[1], KEYS[2], KEYS[3]
local version, keep_month, balance, months, pools, rows = unpack(ARGV, 1, 6)

if (redis.call('HGET', tally, 'v') or '0') ~= version then
  return 0
end
redis.call('DEL', tally, played, opening)
if balance ~= '' then
  redis.call('SET', opening, balance)
end
for i = 7, 6 + rows do
  redis.call('RPUSH', played, ARGV[i])
end
local at_arg = 7 + rows
local function each_pair(call)
  local count = tonumber(ARGV[at_arg])
  for i = at_arg + 1, at_arg + 2 * count, 2 do
    call(ARGV[i], ARGV[i + 1])
  end
  at_arg = at_arg + 1 + 2 * count
end
redis.call('HSET', tally, 'v', version + 1)
each_pair(function(name, value) redis.call('HSET', tally, name, value) end)
for i = 4, 3 + months do
  local month = KEYS[i]
  redis.call('DEL', month)
  each_pair(function(name, value) redis.call('HSET', month, name, value) end)
  redis.call('PEXPIRE', month, keep_month)
end
for i = 4 + months, 3 + months + pools do
  local ranking = KEYS[i]
  redis.call('DEL', ranking)
  each_pair(function(name, value) redis.call('ZADD', ranking, value, name) end)
end
return 1
