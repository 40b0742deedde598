-- 1 for the first who asks, also when the same question is asked again.
redis.call('SET', KEYS[1], ARGV[1], 'NX', 'PX', ARGV[2])
return redis.call('GET', KEYS[1]) == ARGV[1] and 1 or 0
