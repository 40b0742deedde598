-- Leave a chat alone for a while, as Telegram asked; a shorter pause does not end a longer one.
local rate, now, till, keep = KEYS[1], tonumber(ARGV[1]), ARGV[2], ARGV[3]

local known = redis.call('HMGET', rate, 'until', 'said_at')
if tonumber(till) > left_alone_until(known[1], known[2], now) then
  redis.call('HSET', rate, 'until', till, 'said_at', now)
  redis.call('PEXPIRE', rate, keep)
end
return 1
