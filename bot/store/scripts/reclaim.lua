-- Read unfinished entries again. Return them with the number of times that each was read.
local stream, own = KEYS[1], KEYS[2]
local token, idle, start, most = unpack(ARGV)

if redis.call('EXISTS', stream) == 0 or not may_read(own, token) then
  return { '0-0', {}, {} }
end
local claimed = redis.call('XAUTOCLAIM', stream, 'g', 'w', idle, start, 'COUNT', most)
local entries, tries = claimed[2], {}
for i, entry in ipairs(entries) do
  tries[i] = redis.call('XPENDING', stream, 'g', entry[1], entry[1], 1)[1][4]
end
return { claimed[1], entries, tries }
