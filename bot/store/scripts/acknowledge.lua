-- Finish an entry. Return 0 if it was finished before.
if not is_pending(KEYS[1], ARGV[1]) then
  return 0
end
finish(KEYS[1], ARGV[1])
return 1
