-- Return the token under which each partition is leased.
local answers = {}

for i, own in ipairs(KEYS) do
  answers[i] = redis.call('GET', own) or ''
end
return answers
