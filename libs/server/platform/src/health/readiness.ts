import { Inject, Injectable } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { Draining } from '../http/draining';
import { COMMAND_REDIS } from '../live/hints';

const answers = (question: Promise<unknown>): Promise<boolean> =>
  question.then(
    () => true,
    () => false,
  );

/** What a proxy asks before it sends visitors to an api process. */
@Injectable()
export class Readiness {
  constructor(
    private readonly source: DataSource,
    @Inject(COMMAND_REDIS) private readonly redis: Redis,
    private readonly draining: Draining,
  ) {}

  /** Whether the databases answer, and whether this process is about to stop. */
  async look(): Promise<{ postgres: boolean; redis: boolean; leaving: boolean }> {
    const [postgres, redis] = await Promise.all([
      answers(this.source.query('select 1')),
      answers(this.redis.ping()),
    ]);
    return { postgres, redis, leaving: this.draining.begun };
  }
}
