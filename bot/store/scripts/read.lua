-- New entries of streams, in order, a list for each stream; a worker that has lost the lease of a
-- partition gets nothing from it.
local left = tonumber(ARGV[1])
local answers = {}

for i = 1, #KEYS / 2 do
  local stream, own, token = KEYS[2 * i - 1], KEYS[2 * i], ARGV[i + 1]
  answers[i] = {}
  if left > 0 and redis.call('EXISTS', stream) == 1 and may_read(own, token) then
    local found =
      redis.call('XREADGROUP', 'GROUP', 'g', 'w', 'COUNT', left, 'STREAMS', stream, '>')
    if found then
      answers[i] = found[1][2]
      left = left - #answers[i]
    end
  end
end
return answers
