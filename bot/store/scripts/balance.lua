-- Return what the archive of a chat knows of people: their numbers, then who they are, their tallies
-- and those of the month. If the month of the last game is over, return all of that month instead.
local tally, this_month = KEYS[1], KEYS[2]
local month, prefix = ARGV[1], ARGV[2]

local state = redis.call('HMGET', tally, 'v', 'n', 'm')
local numbers, identities, tallies, months = {}, {}, {}, {}
for i = 3, #ARGV do
  local number = redis.call('HGET', tally, 'u ' .. ARGV[i])
  numbers[i - 2] = number
  if number then
    identities[#identities + 1] = redis.call('HGET', tally, 'i ' .. number)
    tallies[#tallies + 1] = redis.call('HGET', tally, number)
    local monthly = redis.call('HGET', this_month, number)
    if monthly then
      months[#months + 1] = number
      months[#months + 1] = monthly
    end
  end
end
if state[3] and state[3] ~= month then
  months = redis.call('HGETALL', prefix .. state[3])
end
return { state[1], state[2], state[3], numbers, identities, tallies, months }
