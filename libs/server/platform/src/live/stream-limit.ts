import { Inject, Injectable } from '@nestjs/common';
import type { UserId } from '@smachot/contracts';
import { MINUTE_MS, newId } from '@smachot/kernel';
import type { Redis } from 'ioredis';
import { Logger } from '../logging/logger';
import { COMMAND_REDIS } from './hints';

/** Streams one account may have open at a time, in all processes together. */
export const STREAMS_OF_ACCOUNT = 20;
/** Milliseconds after which the stream of a dead process stops counting; a living one renews itself before then. */
const COUNTED_MS = MINUTE_MS;

// Streams of one account, each with the time until which it counts. Time is that of Redis: one clock for all.
const OPEN = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[2]) then return 0 end
redis.call('ZADD', KEYS[1], now + ARGV[3], ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[3])
return 1
`;
const STILL_OPEN = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZADD', KEYS[1], now + ARGV[2], ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return 1
`;

type WithStreams = Redis & {
  openStream(key: string, id: string, limit: number, countedMs: number): Promise<number>;
  streamStillOpen(key: string, id: string, countedMs: number): Promise<number>;
};
export type OpenStream = { stillOpen: () => void; close: () => void };

const keyOf = (userId: UserId): string => `smachot:streams:${userId}`;

/** Counts the open streams of each account. Without Redis every stream is admitted: there would be no hints to send either. */
@Injectable()
export class StreamLimit {
  constructor(
    @Inject(COMMAND_REDIS) private readonly redis: Redis,
    private readonly logger: Logger,
  ) {
    redis.defineCommand('openStream', { numberOfKeys: 1, lua: OPEN });
    redis.defineCommand('streamStillOpen', { numberOfKeys: 1, lua: STILL_OPEN });
  }

  /** Opens a stream; undefined when the account has the maximum number open. */
  async open(userId: UserId): Promise<OpenStream | undefined> {
    const [key, id] = [keyOf(userId), newId()];
    const redis = this.redis as WithStreams;
    try {
      if (!(await redis.openStream(key, id, STREAMS_OF_ACCOUNT, COUNTED_MS))) return undefined;
    } catch (error) {
      this.logger.warn({ error }, 'streams are not counted while redis is away');
    }
    return {
      stillOpen: () => void redis.streamStillOpen(key, id, COUNTED_MS).catch(() => undefined),
      close: () => void redis.zrem(key, id).catch(() => undefined),
    };
  }
}
