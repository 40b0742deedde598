-- All that one move changes, or nothing of it.
local state, inbox, due, dirty, say, threads = unpack(KEYS)
local place, thread, letter, expected, version, deed, session = unpack(ARGV, 1, 7)
local deadline, not_before, keep = unpack(ARGV, 8, 10)

if letter ~= '' and not is_pending(inbox, letter) then
  return 'repeated'
end
local saved = redis.call('HMGET', state, 'version', 'moved')
if saved[2] or (saved[1] or '0') ~= expected then
  return 'conflict'
end

if deed == 'save' then
  redis.call('HSET', state, 'version', version, 'session', session)
  if not saved[1] then
    -- No fence of a session before this one may fit, so they go on where the clock is.
    local now = redis.call('TIME')
    redis.call('HSET', state, 'fence', string.format('%.0f', now[1] * 1000000 + now[2]))
    redis.call('SADD', threads, thread)
  end
  redis.call('PEXPIRE', threads, keep)
elseif deed == 'forget' then
  redis.call('DEL', state)
  redis.call('SREM', threads, thread)
  redis.call('ZREM', dirty, place)
end

if deed ~= 'leave' then
  if deadline == '' then
    redis.call('ZREM', due, place)
  else
    redis.call('ZADD', due, deadline, place)
  end
end

if redis.call('HEXISTS', state, 'version') == 1 then
  if not_before ~= '' then
    -- The earlier mark counts: a mark that every move puts off would never be due.
    redis.call('ZADD', dirty, 'LT', not_before, place)
    redis.call('HSET', state, 'not_before', not_before)
    redis.call('HINCRBY', state, 'asked', 1)
  end
  redis.call('PEXPIRE', state, keep)
end

for i = 11, #ARGV do
  append(say, 'body', ARGV[i], 'place', place)
end
if letter ~= '' then
  finish(inbox, letter)
end
return 'done'
