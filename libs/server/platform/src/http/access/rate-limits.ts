import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { COMMAND_REDIS } from '../../live/hints';
import { Logger } from '../../logging/logger';
import { Metrics } from '../../metrics/metrics';
import { Secrets } from '../../secrets/secrets';

export type Taken = { allowed: true } | { allowed: false; retryAfterSeconds: number };

/** Share of a limit that is prefetched at once, and then taken without Redis: none of a limit below 48. */
const AHEAD = 1 / 24;
/** Number of remembered callers from which expired entries are removed. */
const CLEANUP_SIZE = 5_000;

// A sliding window from two fixed ones: the previous one counts as far as it still overlaps the last window's length. Answers the
// number of units taken of those requested, and the milliseconds until this window ends; else 0, and the milliseconds until there
// is room again. Time is that of Redis: one clock for all.
const TAKE = `
local limit, window, wanted = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local index = math.floor(now / window)
local stored = redis.call('HMGET', KEYS[1], 'index', 'current', 'previous')
local current, previous = tonumber(stored[2] or 0), tonumber(stored[3] or 0)
local age = index - tonumber(stored[1] or 0)
if age == 1 then previous, current = current, 0 elseif age ~= 0 then previous, current = 0, 0 end
local passed = now / window - index
local taken = math.min(wanted, math.floor(limit - previous * (1 - passed) - current))
if taken >= 1 then
  redis.call('HSET', KEYS[1], 'index', index, 'current', current + taken, 'previous', previous)
  redis.call('PEXPIRE', KEYS[1], window * 2)
  return {taken, math.ceil((1 - passed) * window)}
end
if current + 1 <= limit then
  return {0, math.ceil((1 - (limit - current - 1) / previous - passed) * window)}
end
return {0, math.ceil((1 - passed + math.max(0, 1 - (limit - 1) / current)) * window)}
`;

type WithTake = Redis & {
  takeFromLimit(key: string, limit: number, windowMs: number, wanted: number): Promise<[number, number]>;
};
/** Units taken in Redis and not used yet; valid until the window ends. `untilMs` is of `performance.now()`. */
type Held = { left: number; untilMs: number };

/**
 * Rate limits, counted in Redis; of a wide limit some units are prefetched, so that not every request queries Redis. No
 * caller exceeds the limit in one window of Redis; units that a process still holds when it ends are lost to the caller
 * (ADR 12). Fails open: without Redis every request passes. Limits that must hold even then (on costs) are counted in
 * Postgres by their own context.
 */
@Injectable()
export class RateLimits {
  private readonly held = new Map<string, Held>();
  /** Until when each key has no room left, as of its last query; in time of `performance.now()`. */
  private readonly refusals = new Map<string, number>();
  /** Pending queries by key: concurrent callers wait for the same answer. */
  private readonly pending = new Map<string, Promise<Taken>>();

  /** What its keys in Redis begin with: installations on one Redis, which may know the same people, do not share limits. */
  readonly prefix: string;

  /** Milliseconds that a request waits to be counted: a hanging Redis must not delay it. */
  timeoutMs = 300;

  constructor(
    @Inject(COMMAND_REDIS) private readonly redis: Redis,
    secrets: Secrets,
    private readonly logger: Logger,
    private readonly metrics: Metrics,
  ) {
    this.prefix = `smachot:limit:${secrets.sign('rate limits', 'installation').slice(0, 12)}:`;
    redis.defineCommand('takeFromLimit', { numberOfKeys: 1, lua: TAKE });
  }

  /**
   * Takes one of `limit` in any `windowSeconds`, or all of `units`: with too few left the call is refused, and the
   * remainder is used up.
   * @param key ids only: it is stored
   */
  async take(key: string, limit: number, windowSeconds: number, units = 1): Promise<Taken> {
    if (units > 1) return this.ask(key, limit, windowSeconds, units, units);
    if (this.handOut(key)) return PASSED;
    const ahead = Math.floor(limit * AHEAD);
    return ahead > 1
      ? this.takeAhead(key, limit, windowSeconds, ahead)
      : this.ask(key, limit, windowSeconds, 1);
  }

  /** Seconds until a key that was refused here has room again; undefined: it may have room. Cheap: Redis is not queried. */
  refusedFor(key: string): number | undefined {
    const leftMs = (this.refusals.get(key) ?? 0) - performance.now();
    return leftMs > 0 ? Math.ceil(leftMs / 1000) : undefined;
  }

  private handOut(key: string): boolean {
    const held = this.held.get(key);
    if (!held?.left || held.untilMs <= performance.now()) return false;
    held.left -= 1;
    return true;
  }

  private async takeAhead(key: string, limit: number, windowSeconds: number, wanted: number): Promise<Taken> {
    for (let pending = this.pending.get(key); pending; pending = this.pending.get(key)) {
      const taken = await pending;
      if (!taken.allowed || taken === UNCOUNTED || this.handOut(key)) return taken;
    }
    const query = this.ask(key, limit, windowSeconds, wanted).finally(() => this.pending.delete(key));
    this.pending.set(key, query);
    return query;
  }

  private async ask(
    key: string,
    limit: number,
    windowSeconds: number,
    wanted: number,
    least = 1,
  ): Promise<Taken> {
    try {
      const [taken, ms] = await withTimeout(
        (this.redis as WithTake).takeFromLimit(this.prefix + key, limit, windowSeconds * 1000, wanted),
        this.timeoutMs,
      );
      if (taken < least) return this.refuse(key, ms);
      if (taken > least) this.hold(key, { left: taken - least, untilMs: performance.now() + ms });
      return PASSED;
    } catch (error) {
      const unlimited = this.metrics.counter(
        'rate_limits_skipped_total',
        'Requests let through because Redis did not answer',
      );
      unlimited.inc();
      this.logger.warn({ error }, 'rate limits are off while redis is away');
      return UNCOUNTED;
    }
  }

  private refuse(key: string, ms: number): Taken {
    const now = performance.now();
    this.refusals.set(key, now + ms);
    if (this.refusals.size >= CLEANUP_SIZE)
      for (const [one, untilMs] of this.refusals) if (untilMs <= now) this.refusals.delete(one);
    return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(ms / 1000)) };
  }

  private hold(key: string, held: Held): void {
    this.held.set(key, held);
    if (this.held.size < CLEANUP_SIZE) return;
    const now = performance.now();
    for (const [one, { left, untilMs }] of this.held) if (!left || untilMs <= now) this.held.delete(one);
  }
}

const PASSED: Taken = { allowed: true };
/** The answer when Redis does not respond. */
const UNCOUNTED: Taken = { allowed: true };

const withTimeout = async <T>(work: Promise<T>, timeoutMs: number): Promise<T> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    // answers that came while this process itself was busy are read first: a flood may not lift the limits by being one
    timer = setTimeout(() => setImmediate(() => reject(new Error('redis is slow'))), timeoutMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
};
