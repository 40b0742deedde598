-- Read again, the oldest first, entries that were read and that no worker has taken. Return them
-- with the number of times that each was read.
local stream, own = KEYS[1], KEYS[2]
local token, most, taken = ARGV[1], tonumber(ARGV[2]), ARGV[3]
local page_size = 500

if redis.call('EXISTS', stream) == 0 or not may_read(own, token) then
  return {}
end
local is_taken = {}
for id in string.gmatch(taken, '%S+') do
  is_taken[id] = true
end
local ids, tries, start = {}, {}, '-'
repeat
  local page = redis.call('XPENDING', stream, 'g', start, '+', page_size)
  for _, pending in ipairs(page) do
    local id, _, _, times = unpack(pending)
    if not is_taken[id] and #ids < most then
      ids[#ids + 1] = id
      tries[id] = times + 1
    end
  end
  start = #page > 0 and '(' .. page[#page][1]
until #page < page_size or #ids == most

local answers = {}
if #ids > 0 then
  for _, entry in ipairs(redis.call('XCLAIM', stream, 'g', 'w', 0, unpack(ids))) do
    answers[#answers + 1] = { entry[1], entry[2], tries[entry[1]] }
  end
end
return answers
