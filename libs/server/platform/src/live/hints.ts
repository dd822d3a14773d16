import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';

export const COMMAND_REDIS = Symbol('command redis');
export const HINT_CHANNEL = 'smachot:hints';

/** Tells every api process, through Redis, that a topic changed. Lossy on purpose: Postgres is the truth. */
@Injectable()
export class Hints {
  constructor(@Inject(COMMAND_REDIS) private readonly redis: Redis) {}

  publish(topics: string[]): void {
    if (topics.length) this.redis.publish(HINT_CHANNEL, JSON.stringify(topics)).catch(() => undefined);
  }
}
