-- New entries of a stream, in order; nothing for a worker that has lost its lease.
local stream, own = KEYS[1], KEYS[2]
local token, most = ARGV[1], ARGV[2]

if redis.call('EXISTS', stream) == 0 or not may_read(own, token) then
  return {}
end
local answer = redis.call('XREADGROUP', 'GROUP', 'g', 'w', 'COUNT', most, 'STREAMS', stream, '>')
return answer and answer[1][2] or {}
