import { Inject, Injectable } from '@nestjs/common';
import { COMMAND_REDIS } from '@smachot/server-platform';
import type { Redis } from 'ioredis';
import { MESSAGES_DUE } from './wake-channel';

/** Tells the workers that messages are due. */
@Injectable()
export class Wake {
  constructor(@Inject(COMMAND_REDIS) private readonly redis: Redis) {}
  messagesDue(): void {
    this.redis.publish(MESSAGES_DUE, '').catch(() => undefined);
  }
}
