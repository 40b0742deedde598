-- A worker says that it lives; answers whether it was still counted, and who lives.
local workers, me, patience, leaving = KEYS[1], ARGV[1], tonumber(ARGV[2]), ARGV[3]

local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
redis.call('ZREMRANGEBYSCORE', workers, '-inf', string.format('%.0f', now - patience))
local was_counted = redis.call('ZSCORE', workers, me) and 1 or 0
if leaving == '1' then
  redis.call('ZREM', workers, me)
else
  redis.call('ZADD', workers, string.format('%.0f', now), me)
end
return { was_counted, redis.call('ZRANGE', workers, 0, -1) }
