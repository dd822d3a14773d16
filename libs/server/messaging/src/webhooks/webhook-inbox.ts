import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Clock, newId } from '@smachot/kernel';
import { COMMAND_REDIS } from '@smachot/server-platform';
import type { Redis } from 'ioredis';
import { DataSource } from 'typeorm';
import { WEBHOOKS_CAME } from '../jobs/wake-channel';

const IN_ONE_STATEMENT = 100;
/** Milliseconds for which a statement in a burst waits for further bodies, unless the waiting ones are worth one. */
const GATHER_MS = 5;
const WORTH_A_STATEMENT_BYTES = 32_000;
/** Each statement waits for the disk: large bodies stored one after another would wait for each other, too. */
const STATEMENTS_AT_ONCE = 4;

type Waiting = { body: Buffer; stored: () => void; failed: (error: unknown) => void };

/** Stores webhook bodies. Bodies that arrive while statements run go into the next one together: the provider comes in bursts. */
@Injectable()
export class WebhookInbox {
  private waiting: Waiting[] = [];
  private waitingBytes = 0;
  private running = 0;

  constructor(
    private readonly source: DataSource,
    private readonly clock: Clock,
    @Inject(COMMAND_REDIS) private readonly redis: Redis,
  ) {}

  /** Stores a body. Resolves when it is committed, also when it was stored before. */
  store(body: Buffer): Promise<void> {
    return new Promise((stored, failed) => {
      this.waiting.push({ body, stored, failed });
      this.waitingBytes += body.length;
      if (!this.running || (this.worthAStatement && this.running < STATEMENTS_AT_ONCE)) void this.drain();
    });
  }

  private get worthAStatement(): boolean {
    return this.waitingBytes >= WORTH_A_STATEMENT_BYTES || this.waiting.length >= IN_ONE_STATEMENT;
  }

  private async drain(): Promise<void> {
    this.running++;
    for (let burst = false; this.waiting.length; burst = true) {
      if (burst && !this.worthAStatement) await new Promise((resolve) => setTimeout(resolve, GATHER_MS));
      const batch = this.take();
      if (!batch.length) continue; // another statement took them meanwhile
      try {
        await this.insert(batch.map(({ body }) => body));
        for (const { stored } of batch) stored();
      } catch (error) {
        for (const { failed } of batch) failed(error);
      }
      // only a hint for speed; the worker polls every second
      this.redis.publish(WEBHOOKS_CAME, '').catch(() => undefined);
    }
    this.running--;
  }

  private take(): Waiting[] {
    const batch = this.waiting.splice(0, IN_ONE_STATEMENT);
    for (const { body } of batch) this.waitingBytes -= body.length;
    return batch;
  }

  /** Each body is a parameter of its own: single byte parameters are sent in binary, an array of them as text. */
  private insert(bodies: Buffer[]): Promise<unknown> {
    const rows = bodies.map(
      (_, at) => `($${3 * at + 2}::uuid, $${3 * at + 3}::bytea, $${3 * at + 4}::bytea, $1::timestamptz)`,
    );
    return this.source.query(
      `insert into messaging.webhooks (id, hash, body, received_at) values ${rows.join(', ')} on conflict (hash) do nothing`,
      [
        this.clock.now(),
        ...bodies.flatMap((body) => [newId(), createHash('sha256').update(body).digest(), body]),
      ],
    );
  }
}
