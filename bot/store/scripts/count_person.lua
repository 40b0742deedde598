-- Write the totals of a person and finish the inbox entry that changed them, or neither. Somebody
-- who was forgotten after the game gets none.
local person, inbox, forgotten = KEYS[1], KEYS[2], KEYS[3]
local entry_id, expected, totals, chat, ended = unpack(ARGV)

if not is_pending(inbox, entry_id) then
  return 'repeated'
end
if was_forgotten_after(forgotten, ended) then
  finish(inbox, entry_id)
  return 'done'
end
if (redis.call('HGET', person, 'v') or '0') ~= expected then
  return 'conflict'
end
redis.call('HSET', person, 'v', expected + 1, 'totals', totals, 'c ' .. chat, 1)
finish(inbox, entry_id)
return 'done'
