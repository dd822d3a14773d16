import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Clock, newId } from '@smachot/kernel';
import { COMMAND_REDIS } from '@smachot/server-platform';
import type { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { WEBHOOKS_CAME } from '../jobs/wake-channel';

const AT_ONCE = 100;
/** In a burst one statement waits this long for the next bodies to join it. */
const GATHER_MS = 5;

type Waiting = { body: Buffer; stored: () => void; failed: (error: unknown) => void };

/** Keeps webhook bodies. What arrives while a statement runs goes into the next one together: the provider comes in bursts. */
@Injectable()
export class WebhookInbox {
  private waiting: Waiting[] = [];
  private storing = false;

  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    @Inject(COMMAND_REDIS) private readonly redis: Redis,
  ) {}

  /** Resolves when the body is committed, also when it was here before. */
  store(body: Buffer): Promise<void> {
    return new Promise((stored, failed) => {
      this.waiting.push({ body, stored, failed });
      if (!this.storing) void this.drain();
    });
  }

  private async drain(): Promise<void> {
    this.storing = true;
    for (let burst = false; this.waiting.length; burst = true) {
      if (burst && this.waiting.length < AT_ONCE) await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
      const batch = this.waiting.splice(0, AT_ONCE);
      try {
        await this.insert(batch.map(({ body }) => body));
        for (const { stored } of batch) stored();
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
    }
    this.storing = false;
    // only a hint to be quick; the worker looks by itself every second
    this.redis.publish(WEBHOOKS_CAME, '').catch(() => undefined);
  }

  private insert(bodies: Buffer[]): Promise<unknown> {
    return this.source.query(
      `insert into messaging.webhooks (id, hash, body, received_at)
       select id, hash, body, $4 from unnest($1::uuid[], $2::bytea[], $3::bytea[]) as w(id, hash, body)
       on conflict (hash) do nothing`,
      [
        bodies.map(() => newId()),
        bodies.map((body) => createHash('sha256').update(body).digest()),
        bodies,
        this.clock.now(),
      ],
    );
  }
}
