-- A partition is free again, if it is still held under this token; its fence stays.
local own, token = KEYS[1], ARGV[1]

if redis.call('GET', own) ~= token then
  return 0
end
redis.call('SET', own, string.match(token, '^%d+') .. ':')
return 1
