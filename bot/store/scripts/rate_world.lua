-- Add a game to a world board and finish the inbox entry that told of it, or neither. The keys from
-- the fifth on are the marks of its people, of whom none may have been forgotten after it.
local world, world_rows, world_ranking, inbox = unpack(KEYS)
local entry_id, version, row, ended, count = unpack(ARGV, 1, 5)

if not is_pending(inbox, entry_id) then
  return 'repeated'
end
if (redis.call('HGET', world, 'v') or '0') ~= version then
  return 'conflict'
end
for i = 5, #KEYS do
  if was_forgotten_after(KEYS[i], ended) then
    return 'conflict'
  end
end
redis.call('HINCRBY', world, 'v', 1)
redis.call('RPUSH', world_rows, row)
for i = 6, 4 + 2 * count, 2 do
  redis.call('HSET', world, ARGV[i], ARGV[i + 1])
end
for i = 6 + 2 * count, #ARGV, 2 do
  redis.call('ZADD', world_ranking, ARGV[i + 1], ARGV[i])
end
finish(inbox, entry_id)
return 'done'
