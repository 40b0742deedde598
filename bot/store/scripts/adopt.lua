-- Take over a table of another chat, once, unless a table stands here already.
local state, seen, due, dirty, threads = unpack(KEYS)
local place, thread, once, version, session, deadline, now, keep, remember = unpack(ARGV)

if redis.call('ZADD', seen, 'NX', now, once) == 0 or redis.call('HEXISTS', state, 'version') == 1 then
  return 0
end
redis.call('PEXPIRE', seen, remember)
redis.call('HSET', state, 'version', version, 'session', session, 'fence', now, 'asked', 1)
redis.call('PEXPIRE', state, keep)
redis.call('SADD', threads, thread)
redis.call('PEXPIRE', threads, keep)
redis.call('ZADD', dirty, 0, place)
if deadline ~= '' then
  redis.call('ZADD', due, deadline, place)
end
return 1
