-- A stream and its one group begin together, so that nobody reads a stream without its group.
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

-- What is not pending was finished before, perhaps by another worker.
local function is_pending(stream, id)
  return redis.call('EXISTS', stream) == 1
    and #redis.call('XPENDING', stream, 'g', id, id, 1) > 0
end

-- Until when a chat is to be left alone, which was said at a time that may lie ahead by now: then
-- the clock was set back.
local function left_alone_until(till, said_at, now)
  return tonumber(till or '0') - math.max(0, tonumber(said_at or '0') - now)
end

-- An empty token means that there are no leases.
local function may_read(own, token)
  return token == '' or redis.call('GET', own) == token
end
