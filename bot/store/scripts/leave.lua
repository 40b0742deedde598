-- Delete a table that has moved, but for the chat to which it moved.
local state, due, dirty, threads, hands = unpack(KEYS)
local place, thread = unpack(ARGV)

for _, field in ipairs(redis.call('HKEYS', state)) do
  if field ~= 'moved' then
    redis.call('HDEL', state, field)
  end
end
redis.call('ZREM', due, place)
redis.call('ZREM', dirty, place)
redis.call('SREM', threads, thread)
redis.call('DEL', hands)
return 1
