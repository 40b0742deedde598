-- Return a table, the documents of its chat, and the hands that stand.
local state, chat, hands = unpack(KEYS)
return {
  redis.call('HMGET', state, unpack(ARGV)),
  redis.call('HGETALL', chat),
  redis.call('HGETALL', hands),
}
