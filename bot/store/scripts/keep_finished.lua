-- Save a finished game; of more than a chat may have, delete the oldest.
local finished, finished_ids = KEYS[1], KEYS[2]
local id, session, keep, most, prefix = unpack(ARGV)

local now = redis.call('TIME')
redis.call('SET', finished, session, 'PX', keep)
redis.call('ZADD', finished_ids, now[1] * 1000000 + now[2], id)
redis.call('PEXPIRE', finished_ids, keep)
for _, oldest in ipairs(redis.call('ZRANGE', finished_ids, 0, -most - 1)) do
  finished = prefix .. oldest
  redis.call('DEL', finished)
  redis.call('ZREM', finished_ids, oldest)
end
return 1
