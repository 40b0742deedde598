-- Claim a nickname for a person by how it looks, '' for none, and give up the one before. Return
-- whether it was free.
local nicknames = KEYS[1]
local user, likeness = unpack(ARGV)

if likeness ~= '' and (redis.call('HGET', nicknames, 'n ' .. likeness) or user) ~= user then
  return 0
end
local before = redis.call('HGET', nicknames, 'p ' .. user)
if before then
  redis.call('HDEL', nicknames, 'p ' .. user, 'n ' .. before)
end
if likeness ~= '' then
  redis.call('HSET', nicknames, 'p ' .. user, likeness, 'n ' .. likeness, user)
end
return 1
