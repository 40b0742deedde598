-- Add a game to a world board and finish the inbox entry that told of it, or neither.
local world, world_rows, world_ranking, inbox = unpack(KEYS)
local entry_id, version, row, count = unpack(ARGV, 1, 4)

if not is_pending(inbox, entry_id) then
  return 'repeated'
end
if (redis.call('HGET', world, 'v') or '0') ~= version then
  return 'conflict'
end
redis.call('HINCRBY', world, 'v', 1)
redis.call('RPUSH', world_rows, row)
for i = 5, 3 + 2 * count, 2 do
  redis.call('HSET', world, ARGV[i], ARGV[i + 1])
end
for i = 5 + 2 * count, #ARGV, 2 do
  redis.call('ZADD', world_ranking, ARGV[i + 1], ARGV[i])
end
finish(inbox, entry_id)
return 'done'
