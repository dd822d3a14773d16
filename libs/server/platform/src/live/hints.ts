import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';

export const COMMAND_REDIS = Symbol('command redis');
export const HINT_STREAM = 'smachot:hints';
const KEPT_HINTS = 10_000;

/**
 * Tells every api process that a topic changed, through a short Redis stream whose ids make listening resumable.
 * Lossy on purpose: Postgres is the truth and a screen that missed something reads again.
 */
@Injectable()
export class Hints {
  constructor(@Inject(COMMAND_REDIS) private readonly redis: Redis) {}

  publish(topics: string[]): void {
    if (!topics.length) return;
    this.redis.xadd(HINT_STREAM, 'MAXLEN', '~', KEPT_HINTS, '*', 'topics', topics.join(' ')).catch(() => undefined);
  }
}
