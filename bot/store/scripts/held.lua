-- Under which token each partition is held.
local answers = {}

for i, own in ipairs(KEYS) do
  answers[i] = redis.call('GET', own) or ''
end
return answers
