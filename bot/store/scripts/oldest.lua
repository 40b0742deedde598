-- Return for each partition the id of its oldest inbox entry, and the time from which on its oldest
-- unpainted table is to be painted.
local answers = {}

for i = 1, #KEYS / 2 do
  local inbox, dirty = KEYS[2 * i - 1], KEYS[2 * i]
  local entry = redis.call('XRANGE', inbox, '-', '+', 'COUNT', 1)[1]
  local mark = redis.call('ZRANGE', dirty, 0, 0, 'WITHSCORES')
  answers[i] = {entry and entry[1] or '', mark[2] or ''}
end
return answers
