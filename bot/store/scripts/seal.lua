-- Seal a table whose chat moves away, so that nothing is committed here any more.
local state, due = KEYS[1], KEYS[2]
local place, new_chat, keep = unpack(ARGV)

redis.call('HSET', state, 'moved', new_chat)
redis.call('PEXPIRE', state, keep)
local saved = redis.call('HMGET', state, 'version', 'session', 'apart')
local deadline = redis.call('ZSCORE', due, place)
return { saved[1] or '0', saved[2] or '', saved[3] or '', deadline or '' }
