-- Deadlines that have passed become letters. Time in which no clock ran is given back first: then
-- a letter asks each table to put off its deadlines, and nobody has missed one.
local due, inbox, beat = KEYS[1], KEYS[2], KEYS[3]
local now, longest_gap, beat_every = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])

local next_due = redis.call('ZRANGE', due, 0, 0, 'WITHSCORES')
if #next_due == 0 then
  redis.call('DEL', beat)
  return ''
end

local gap = now - tonumber(redis.call('GET', beat) or ARGV[1])
if gap >= beat_every or redis.call('EXISTS', beat) == 0 then
  redis.call('SET', beat, ARGV[1])
end
local waiting = 0
if gap > longest_gap then
  for _, place in ipairs(redis.call('ZRANGE', due, 0, -1)) do
    append(inbox, 'kind', 'request', 'body', string.format('{"shift":%.0f}', gap),
      'update', '', 'place', place)
    waiting = waiting + 1
  end
  redis.call('DEL', due)
else
  for _, place in ipairs(redis.call('ZRANGE', due, '-inf', now, 'BYSCORE', 'LIMIT', 0, 500)) do
    append(inbox, 'kind', 'tick', 'body', '', 'update', '', 'place', place)
    redis.call('ZREM', due, place)
    waiting = waiting + 1
  end
end
if waiting > 0 then
  redis.call('PUBLISH', ARGV[4], ARGV[5])
end
next_due = redis.call('ZRANGE', due, 0, 0, 'WITHSCORES')
return next_due[2] or ''
