import { createHmac, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DAY_SECONDS } from '@smachot/kernel';
import { COMMAND_REDIS } from '@smachot/server-platform';
import type { Redis } from 'ioredis';

/**
 * A random salt for each day. It stands in Redis alone, shared by all processes, and ends there: without it a hash of a visitor leads
 * nowhere, and no two days can be joined. When Redis is emptied, visitors of that day may be counted once more.
 */
@Injectable()
export class DaySalts {
  private known: { day: string; salt: string } | undefined;

  constructor(@Inject(COMMAND_REDIS) private readonly redis: Redis) {}

  /** Hash of a visitor, valid for that day only. `network` and `device` are not stored anywhere. */
  async hash(day: string, network: string, device: string): Promise<string> {
    return createHmac('sha256', await this.of(day))
      .update(`${network} ${device}`)
      .digest('base64url');
  }

  private async of(day: string): Promise<string> {
    if (this.known?.day === day) return this.known.salt;
    const key = `smachot:visits:salt:${day}`;
    await this.redis.set(key, randomBytes(32).toString('base64url'), 'EX', 2 * DAY_SECONDS, 'NX');
    const salt = await this.redis.get(key);
    if (!salt) throw new Error('the salt of the day is gone');
    this.known = { day, salt };
    return salt;
  }
}
