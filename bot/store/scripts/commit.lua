-- Make all changes of one move, or none. Return the outcome; after a commit also the count of
-- requests to paint the table, its fence, and the ids of the announcements. With further keys, add
-- a finished game to the archive of the chat.
local state, inbox, due, dirty, announcements, threads, chat = unpack(KEYS)
local place, thread, entry_id, expected, version, deed, session, apart = unpack(ARGV, 1, 8)
local deadline, not_before, keep, keep_chat, anew, changes, archive_args = unpack(ARGV, 9, 15)
local entry_at = ARGV[16]
-- The mark of the person who asked for this, unless the bot itself did.
local forgotten = entry_at ~= '' and KEYS[8]
local tally, played, game, newest, month, ranking = unpack(KEYS, forgotten and 9 or 8)
local first_change = 17
local archive_at = first_change + 2 * changes

if entry_id ~= '' and not is_pending(inbox, entry_id) then
  return { 'repeated' }
end
local saved = redis.call('HMGET', state, 'version', 'moved')
if saved[2] or (saved[1] or '0') ~= expected then
  return { 'conflict' }
end
if forgotten and was_forgotten_since(forgotten, entry_at) then
  return { 'forgotten' }
end
if tally and (redis.call('HGET', tally, 'v') or '0') ~= ARGV[archive_at] then
  return { 'conflict' }
end

if deed == 'save' then
  redis.call('HSET', state, 'version', version, 'session', session)
  if apart == '' then
    redis.call('HDEL', state, 'apart')
  elseif apart ~= '=' then  -- that is the value which stands there
    redis.call('HSET', state, 'apart', apart)
  end
  if not saved[1] then
    -- Start the fences at the clock, so that none of an expired table before this one fits.
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

if anew == '1' then
  -- Another session has replaced the last one: it gets a new message, and late painters lose.
  redis.call('HSET', state, 'message', 0, 'digest', '', 'kind', 'text', 'sending', 0, 'unsure', 0)
  redis.call('HINCRBY', state, 'fence', 1)
  redis.call('HDEL', state, 'row')
end

if redis.call('HEXISTS', state, 'version') == 1 then
  if not_before ~= '' then
    -- The earlier mark stays: if every move put it off, it would never be due.
    redis.call('ZADD', dirty, 'LT', not_before, place)
    redis.call('HSET', state, 'not_before', not_before)
    redis.call('HINCRBY', state, 'asked', 1)
  elseif deed == 'save' and redis.call('HGET', state, 'painted') == expected then
    redis.call('HSET', state, 'painted', version)  -- this version looks like the one before
  end
  redis.call('PEXPIRE', state, keep)
end

local next_arg = first_change
for _ = 1, tonumber(changes) do
  local name, value = ARGV[next_arg], ARGV[next_arg + 1]
  if value == '' then
    redis.call('HDEL', chat, name)
  else
    redis.call('HSET', chat, name, value)
  end
  next_arg = next_arg + 2
end
redis.call('PEXPIRE', chat, keep_chat)

if tally then
  local _, id, at, row, packed, stands, keep_game, most, prefix, keep_month =
    unpack(ARGV, archive_at, archive_at + 9)
  redis.call('HINCRBY', tally, 'v', 1)
  redis.call('RPUSH', played, row)
  redis.call('SET', game, packed)
  redis.call('ZADD', newest, at, id)
  local older = redis.call('ZRANGE', newest, 0, -most - 1, 'WITHSCORES')
  for i = 1, #older, 2 do
    game = prefix .. older[i]
    redis.call('PEXPIREAT', game, string.format('%.0f', older[i + 1] + keep_game))
    redis.call('ZREM', newest, older[i])
  end
  if stands == '1' then
    redis.call('HSET', state, 'row', row)
  end
  local at_arg = archive_at + 10
  local function next_values()
    local first, count = at_arg + 1, tonumber(ARGV[at_arg])
    at_arg = first + count
    return unpack(ARGV, first, first + count - 1)
  end
  redis.call('HSET', tally, next_values())
  if tonumber(ARGV[at_arg]) > 0 then
    redis.call('HSET', month, next_values())
  else
    at_arg = at_arg + 1
  end
  if tonumber(ARGV[at_arg]) > 0 then
    redis.call('ZADD', ranking, next_values())
  end
  redis.call('PEXPIRE', month, keep_month)
end
next_arg = archive_at + archive_args

local now = redis.call('HMGET', state, 'asked', 'fence')
local answer = { 'done', now[1] or '0', now[2] or '0' }
for i = next_arg, #ARGV do
  answer[#answer + 1] = append(announcements, 'body', ARGV[i], 'place', place)
end
if entry_id ~= '' then
  finish(inbox, entry_id)
end
return answer
