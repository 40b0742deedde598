-- Lease a partition that no living worker holds, under the next fence. Return the token, or ''.
local own, me = KEYS[1], ARGV[1]

local fence, owner = string.match(redis.call('GET', own) or '0:', '^(%d+):(.*)$')
for i = 2, #ARGV do
  if owner == ARGV[i] and owner ~= me then
    return ''
  end
end
local token = string.format('%d:%s', fence + 1, me)
redis.call('SET', own, token)
return token
