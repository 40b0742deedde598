-- Note that a worker lives, or leaves. Return the living workers.
local workers, me, patience, is_leaving = KEYS[1], ARGV[1], tonumber(ARGV[2]), ARGV[3] == '1'

local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
redis.call('ZREMRANGEBYSCORE', workers, '-inf', now - patience)
-- Who spoke before the clock was set back would seem to live for as long as that.
for _, ahead in ipairs(redis.call('ZRANGE', workers, now + 1, '+inf', 'BYSCORE')) do
  redis.call('ZADD', workers, now, ahead)
end
if is_leaving then
  redis.call('ZREM', workers, me)
else
  redis.call('ZADD', workers, now, me)
end
return redis.call('ZRANGE', workers, 0, -1)
