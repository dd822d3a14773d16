import { Inject, Injectable } from '@nestjs/common';
import { COMMAND_REDIS, Config } from '@smachot/server-platform';
import type { Redis } from 'ioredis';
import type { Lane } from './claims';

export type Grant = { granted: number; waitMs: number };

// The clock of Redis: workers' clocks differ. A lost bucket begins full, which is a third of a second's worth.
const TAKE = `
local now = redis.call('TIME'); now = now[1] + now[2] / 1000000
local bucket = redis.call('HMGET', KEYS[1], 'tokens', 'at')
local slow = redis.call('HMGET', KEYS[2], 'factor', 'at')
local rate, burst, want, least = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
if slow[1] then rate = rate * math.min(1, slow[1] + math.max(0, now - slow[2]) * 0.02) end
local tokens = math.min(burst, (bucket[1] or burst) + math.max(0, now - (bucket[2] or now)) * rate)
local granted = math.floor(math.min(want, tokens))
if granted < least then granted = 0 end
redis.call('HSET', KEYS[1], 'tokens', tokens - granted, 'at', now)
redis.call('PEXPIRE', KEYS[1], 60000)
if granted > 0 then return {granted, 0} end
return {0, math.ceil((least - tokens) / rate * 1000)}`;

const SLOW_DOWN = `
local now = redis.call('TIME'); now = now[1] + now[2] / 1000000
local slow = redis.call('HMGET', KEYS[1], 'factor', 'at')
local factor = 1
if slow[1] then
  if now - slow[2] < 1 then return 0 end
  factor = math.min(1, slow[1] + (now - slow[2]) * 0.02)
end
redis.call('HSET', KEYS[1], 'factor', math.max(0.05, factor / 2), 'at', now)
redis.call('PEXPIRE', KEYS[1], 120000)
return 1`;

const SLOW_KEY = 'smachot:pace:slow';
const keyOf = (lane: Lane) => `smachot:pace:${lane}`;

/**
 * Token buckets that all workers share. The conversation lane has one of its own, a third of the campaigns', so that a
 * guest's next question never waits behind ten thousand invitations.
 */
@Injectable()
export class Pace {
  constructor(
    @Inject(COMMAND_REDIS) private readonly redis: Redis,
    private readonly config: Config,
  ) {}

  /** Messages a second. */
  rate(lane: Lane): number {
    const { WHATSAPP_RATE } = this.config.settings;
    return lane === 'campaign' ? WHATSAPP_RATE : Math.max(1, WHATSAPP_RATE / 3);
  }

  /** Up to `most`; campaigns are granted in batches of a third of a second, so that statements stay few. */
  async take(lane: Lane, most: number): Promise<Grant> {
    const rate = this.rate(lane);
    const burst = Math.max(1, rate / 3);
    const least = lane === 'campaign' ? Math.max(1, Math.min(most, Math.floor(burst))) : 1;
    const [granted, waitMs] = (await this.redis.eval(
      TAKE,
      2,
      keyOf(lane),
      SLOW_KEY,
      rate,
      burst,
      most,
      least,
    )) as [number, number];
    return { granted, waitMs };
  }

  giveBack(lane: Lane, count: number): void {
    if (count > 0) this.redis.hincrbyfloat(keyOf(lane), 'tokens', count).catch(() => undefined);
  }

  /** Halves the pace after a throughput refusal of the provider; it recovers within a minute. Once a second at most. */
  async slowDown(): Promise<void> {
    await this.redis.eval(SLOW_DOWN, 1, SLOW_KEY);
  }
}
