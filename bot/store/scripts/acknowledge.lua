-- Finish entries. Return how many of them were not finished before.
local finished = 0
for _, id in ipairs(ARGV) do
  if is_pending(KEYS[1], id) then
    finish(KEYS[1], id)
    finished = finished + 1
  end
end
return finished
