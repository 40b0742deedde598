-- A table, what its chat wants and what is known of it, and whose hands stand where.
local state, chat, hands = unpack(KEYS)
return {
  redis.call('HMGET', state, unpack(ARGV)),
  redis.call('HGETALL', chat),
  redis.call('HGETALL', hands),
}
