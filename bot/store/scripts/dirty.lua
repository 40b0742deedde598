-- Return the tables that are to be painted by now, a list for each partition.
local now, most = ARGV[1], ARGV[2]
local answers = {}

for i, dirty in ipairs(KEYS) do
  answers[i] = redis.call('ZRANGE', dirty, '-inf', now, 'BYSCORE', 'LIMIT', 0, most)
end
return answers
