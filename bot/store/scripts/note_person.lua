-- Change the documents of a person, unless they were forgotten after they asked for it. Return
-- whether that was done.
local notes, forgotten = KEYS[1], KEYS[2]
local entry_at, keep = unpack(ARGV, 1, 2)

if was_forgotten_since(forgotten, entry_at) then
  return 0
end
for i = 3, #ARGV, 2 do
  if ARGV[i + 1] == '' then
    redis.call('HDEL', notes, ARGV[i])
  else
    redis.call('HSET', notes, ARGV[i], ARGV[i + 1])
  end
end
redis.call('PEXPIRE', notes, keep)
return 1
