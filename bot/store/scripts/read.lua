-- Return new entries in order, a list for each stream; or 0 for a stream with older entries that
-- were read and that no worker has taken, which come first. Read nothing without the lease.
local left = tonumber(ARGV[1])
local answers = {}

for i = 1, #KEYS / 2 do
  local stream, own = KEYS[2 * i - 1], KEYS[2 * i]
  local token, taken = unpack(ARGV, 2 * i, 2 * i + 1)
  answers[i] = {}
  if left > 0 and redis.call('EXISTS', stream) == 1 and may_read(own, token) then
    if redis.call('XPENDING', stream, 'g')[1] > tonumber(taken) then
      answers[i] = 0
    else
      local found =
        redis.call('XREADGROUP', 'GROUP', 'g', 'w', 'COUNT', left, 'STREAMS', stream, '>')
      if found then
        answers[i] = found[1][2]
        left = left - #answers[i]
      end
    end
  end
end
return answers
