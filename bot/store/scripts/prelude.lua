-- Create a stream together with its one group, so that none is read without its group.
local function append(stream, ...)
  if redis.call('EXISTS', stream) == 0 then
    redis.call('XGROUP', 'CREATE', stream, 'g', '0', 'MKSTREAM')
  end
  return redis.call('XADD', stream, '*', ...)
end

local function finish(stream, id)
  redis.call('XACK', stream, 'g', id)
  redis.call('XDEL', stream, id)
end

-- An entry that is not pending was finished before, perhaps by another worker.
local function is_pending(stream, id)
  return redis.call('EXISTS', stream) == 1
    and #redis.call('XPENDING', stream, 'g', id, id, 1) > 0
end

-- Return until when a chat is to be left alone. If that was said in the future, the clock was set
-- back, and the time moves with it.
local function left_alone_until(till, said_at, now)
  return tonumber(till or '0') - math.max(0, tonumber(said_at or '0') - now)
end

-- Without leases the token is empty.
local function may_read(own, token)
  return token == '' or redis.call('GET', own) == token
end

-- Return whether a person was forgotten after an inbox entry came, by the mark that tells when.
local function was_forgotten_since(mark, entry_at)
  local told = redis.call('GET', mark)
  return told and tonumber(entry_at) < tonumber(string.match(told, '^%d+'))
end

-- Return whether a person was forgotten after a game had ended.
local function was_forgotten_after(mark, ended)
  local told = redis.call('GET', mark)
  return told and tonumber(ended) <= tonumber(string.match(told, '%d+$'))
end
