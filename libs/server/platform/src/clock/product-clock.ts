import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Clock } from '@smachot/kernel';
import type { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { Config } from '../config/config';
import { createRedis } from '../jobs/redis';

const CHANNEL = 'smachot:clock';
const REREAD_MS = 1000;

/** Real time plus an offset that api, worker and sandbox share; the offset is a row, and always 0 in production. */
@Injectable()
export class ProductClock extends Clock implements OnModuleInit, OnApplicationShutdown {
  private offset = 0;
  private subscriber?: Redis;
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly source: DataSource,
    private readonly config: Config,
  ) {
    super();
  }

  now(): Date {
    return new Date(Date.now() + this.offset);
  }
  get offsetMs(): number {
    return this.offset;
  }

  async onModuleInit(): Promise<void> {
    if (this.config.production) return;
    await this.reread();
    this.subscriber = createRedis(this.config.settings.REDIS_URL, 'subscriber');
    this.subscriber.on('message', () => void this.reread());
    await this.subscriber.subscribe(CHANNEL);
    // pub/sub may be lost; the row is the truth
    this.timer = setInterval(() => void this.reread(), REREAD_MS);
    this.timer.unref();
  }

  async moveTo(offsetMs: number, redis: Redis): Promise<void> {
    await this.source.query(
      `insert into platform.clock (id, offset_ms) values (1, $1) on conflict (id) do update set offset_ms = excluded.offset_ms`,
      [Math.round(offsetMs)],
    );
    this.offset = Math.round(offsetMs);
    await redis.publish(CHANNEL, '').catch(() => undefined);
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    this.subscriber?.disconnect();
    await Promise.resolve();
  }

  private async reread(): Promise<void> {
    try {
      const rows: { offset_ms: string }[] = await this.source.query(
        'select offset_ms from platform.clock where id = 1',
      );
      if (rows[0]) this.offset = Number(rows[0].offset_ms);
    } catch {
      // no connection at the moment: the last known offset stays
    }
  }
}
