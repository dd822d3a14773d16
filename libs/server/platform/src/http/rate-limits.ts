import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { COMMAND_REDIS } from '../live/hints';
import { Logger } from '../logging/logger';
import { Metrics } from '../metrics/metrics';

export type Taken = { allowed: true } | { allowed: false; retryAfterSeconds: number };

/** Redis that hangs must not hold up the request it should only count. */
const PATIENCE_MS = 300;

// A sliding window from two fixed ones: the one before counts as far as it still reaches into the last window's length.
// Answers 0 when taken, else the milliseconds until there is room again. Time is that of Redis: one clock for all.
const TAKE = `
local limit, window = tonumber(ARGV[1]), tonumber(ARGV[2])
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local index = math.floor(now / window)
local kept = redis.call('HMGET', KEYS[1], 'index', 'current', 'previous')
local current, previous = tonumber(kept[2] or 0), tonumber(kept[3] or 0)
local age = index - tonumber(kept[1] or 0)
if age == 1 then previous, current = current, 0 elseif age ~= 0 then previous, current = 0, 0 end
local passed = now / window - index
if previous * (1 - passed) + current + 1 <= limit then
  redis.call('HSET', KEYS[1], 'index', index, 'current', current + 1, 'previous', previous)
  redis.call('PEXPIRE', KEYS[1], window * 2)
  return 0
end
if current + 1 <= limit then
  return math.ceil((1 - (limit - current - 1) / previous - passed) * window)
end
return math.ceil((1 - passed + math.max(0, 1 - (limit - 1) / current)) * window)
`;

type WithTake = Redis & { takeFromLimit(key: string, limit: number, windowMs: number): Promise<number> };

/**
 * How often something may happen, counted in Redis in one round trip. Fails open: without Redis everybody passes. What
 * must hold even then (what costs money) is counted in Postgres by its own context.
 */
@Injectable()
export class RateLimits {
  constructor(
    @Inject(COMMAND_REDIS) private readonly redis: Redis,
    private readonly logger: Logger,
    private readonly metrics: Metrics,
  ) {
    redis.defineCommand('takeFromLimit', { numberOfKeys: 1, lua: TAKE });
  }

  /** Takes one of `limit` in any `windowSeconds`. @param key ids only: it is stored */
  async take(key: string, limit: number, windowSeconds: number): Promise<Taken> {
    try {
      const waitMs = await inTime(
        (this.redis as WithTake).takeFromLimit(`smachot:limit:${key}`, limit, windowSeconds * 1000),
      );
      if (waitMs <= 0) return { allowed: true };
      return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) };
    } catch (error) {
      const unlimited = this.metrics.counter(
        'rate_limits_skipped_total',
        'Requests let through because Redis did not answer',
      );
      unlimited.inc();
      this.logger.warn({ error }, 'rate limits are off while redis is away');
      return { allowed: true };
    }
  }
}

const inTime = async <T>(work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('redis is slow')), PATIENCE_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};
