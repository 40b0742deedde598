-- Write a key that soon expires. Return the error if the server saves nothing, the memory that it uses
-- and its limit.
local probe, kept = KEYS[1], ARGV[1]

local written = redis.pcall('SET', probe, '', 'PX', kept)
local memory = redis.call('INFO', 'memory')
return {written.err or '', memory:match('used_memory:(%d+)'), memory:match('maxmemory:(%d+)')}
