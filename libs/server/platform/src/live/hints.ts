import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import type { UserId } from '@smachot/contracts';
import type { Redis } from 'ioredis';

export const COMMAND_REDIS = Symbol('command redis');
export const HINT_STREAM = 'smachot:hints';
/** The topic hinted when a session of the account ended, or the person's access was reduced: open streams check again. */
export const accessTopic = (userId: UserId): string => `access:${userId}`;
const KEPT_HINTS = 10_000;
/** Time in milliseconds within which changes are combined to one hint; the delay is not noticeable. */
const GATHERED_MS = 20;

/**
 * Publishes topic changes to every api process through a short Redis stream whose ids make listening resumable. Lossy on
 * purpose: Postgres is the truth and a screen that missed a hint reads again.
 */
@Injectable()
export class Hints implements OnModuleDestroy {
  private readonly waiting = new Set<string>();
  private timer?: NodeJS.Timeout | undefined;
  private gatherMs = GATHERED_MS;

  constructor(@Inject(COMMAND_REDIS) private readonly redis: Redis) {}

  publish(topics: string[]): void {
    if (!topics.length) return;
    for (const topic of topics) this.waiting.add(topic);
    this.timer ??= setTimeout(() => this.tell(), this.gatherMs);
  }

  /** Sends pending hints, and from now on each one immediately. */
  onModuleDestroy(): void {
    this.gatherMs = 0;
    if (this.timer) this.tell();
  }

  private tell(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    const topics = [...this.waiting].join(' ');
    this.waiting.clear();
    this.redis.xadd(HINT_STREAM, 'MAXLEN', '~', KEPT_HINTS, '*', 'topics', topics).catch(() => undefined);
  }
}
