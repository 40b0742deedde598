-- Finish an announcement that was made or is void, and record its reminder, if it is one. Return
-- the version of the table, and the reminder that stood there before.
local announcements, state = KEYS[1], KEYS[2]
local id, reminder = ARGV[1], ARGV[2]

finish(announcements, id)
if reminder == '' or redis.call('HEXISTS', state, 'version') == 0 then
  return { '0', '' }
end
local known = redis.call('HMGET', state, 'version', 'reminder')
redis.call('HSET', state, 'reminder', reminder)
-- Asked again after a broken connection, it is its own that stands there.
return { known[1], known[2] ~= reminder and known[2] or '' }
