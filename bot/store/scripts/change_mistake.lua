-- Write a mistake, unless it has changed since it was read.
local mistakes = KEYS[1]
local name, before, after, keep = unpack(ARGV)

if redis.call('HGET', mistakes, name) ~= before then
  return 0
end
redis.call('HSET', mistakes, name, after)
redis.call('PEXPIRE', mistakes, keep)
return 1
