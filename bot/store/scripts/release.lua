-- Free a partition that is still leased under this token; keep its fence.
local own, token = KEYS[1], ARGV[1]

if redis.call('GET', own) ~= token then
  return 0
end
redis.call('SET', own, string.match(token, '^%d+') .. ':')
return 1
