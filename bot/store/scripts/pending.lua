-- The ids of what was read a moment ago or earlier and is not finished, a list for each stream.
local idle, most = ARGV[1], ARGV[2]
local answers = {}

for i = 1, #KEYS / 2 do
  local stream, own, token = KEYS[2 * i - 1], KEYS[2 * i], ARGV[i + 2]
  answers[i] = {}
  if redis.call('EXISTS', stream) == 1 and may_read(own, token) then
    for j, entry in ipairs(redis.call('XPENDING', stream, 'g', 'IDLE', idle, '-', '+', most)) do
      answers[i][j] = entry[1]
    end
  end
end
return answers
