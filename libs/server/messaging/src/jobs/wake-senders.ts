import { Inject, Injectable } from '@nestjs/common';
import { COMMAND_REDIS } from '@smachot/server-platform';
import type { Redis } from 'ioredis';
import { MESSAGES_DUE } from './wake-channel';

const GATHERED_MS = 200;

/** Wakes the workers when messages are due. */
@Injectable()
export class Wake {
  private soon: NodeJS.Timeout | undefined;

  constructor(@Inject(COMMAND_REDIS) private readonly redis: Redis) {}
  messagesDue(): void {
    this.redis.publish(MESSAGES_DUE, '').catch(() => undefined);
  }
  /** The same for messages that may wait a moment, so that concurrent ones go in one batch; a tick finds those that a crash left. */
  messagesDueSoon(): void {
    this.soon ??= setTimeout(() => {
      this.soon = undefined;
      this.messagesDue();
    }, GATHERED_MS).unref();
  }
}
