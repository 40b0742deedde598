-- Telegram wants this one chat left alone for a while; a shorter while does not undo a longer one.
local rate, till, keep = KEYS[1], ARGV[1], ARGV[2]

if tonumber(till) > tonumber(redis.call('HGET', rate, 'until') or '0') then
  redis.call('HSET', rate, 'until', till)
  redis.call('PEXPIRE', rate, keep)
end
return 1
