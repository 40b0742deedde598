-- Return each key as the server itself writes it, and the milliseconds for which it is kept.
local answers = {}

for i, name in ipairs(KEYS) do
  answers[2 * i - 1] = redis.call('DUMP', name)
  answers[2 * i] = redis.call('PTTL', name)
end
return answers
