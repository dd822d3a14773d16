import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { type JobName, jobs, laterJobs, type QueueName } from '@smachot/contracts';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { Config } from '../config/config';
import { prepared } from '../database/client';
import { returningRows } from '../database/unit-of-work';
import { hasCome, isThere } from '../jobs/due-ticks';
import { OnTick } from '../jobs/job-handler';
import { asJob, bundlesOf, type Row } from '../jobs/bundles';
import { Queues } from '../jobs/queues';
import { Logger } from '../logging/logger';

const BATCH = 500;
/** Poll interval in milliseconds while new rows are not announced, because the listener is not connected. */
const POLL_MS = 500;
/** And while they are: a tick finds rows that were not. */
const LISTENING_POLL_MS = 5000;
export const RELAY_DUE = [
  isThere('id', 'platform.outbox', 'dispatched_at is null'),
  hasCome(
    'dispatched_at',
    'platform.outbox',
    'done_at is null and dead_at is null',
    `now() - interval '1 second'`,
  ),
].join(' or ');
const MAX_REPEAT_MS = 5000;
const LAST_DISPATCH = 12;
const RELISTEN_MS = 1000;
/** Minimum interval in milliseconds between two batches; the first row is sent at once. */
const GATHERED_MS = 50;

const CLAIM_NEW = prepared(
  `update platform.outbox set dispatched_at = clock_timestamp(), dispatches = 1
   where id in (select id from platform.outbox where dispatched_at is null and job <> all($1) order by id limit ${BATCH} for update skip locked)
   returning id, job, payload, trace`,
);

/**
 * Enqueues outbox rows in BullMQ under their own id. Marking comes before enqueueing: a row that a crash leaves between the
 * two is enqueued again later, and a row enqueued twice is done once.
 */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, OnApplicationShutdown {
  private listener?: pg.Client;
  private listening = false;
  private wokenAt = 0;
  private timer?: NodeJS.Timeout;
  private repeatAt = 0;
  private running?: Promise<void>;
  private again = false;
  private takesLater = false;
  private stopped = false;
  /** The time when the outbox was last read to its end; real time. */
  cameThroughAt = 0;

  constructor(
    private readonly source: DataSource,
    private readonly queues: Queues,
    private readonly config: Config,
    private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    void this.listen();
    this.timer = setInterval(() => {
      const isLate = Date.now() - this.wokenAt >= LISTENING_POLL_MS;
      if (!this.listening || isLate) this.wakeForAll();
    }, POLL_MS);
    this.wakeForAll();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    await this.running;
    await this.listener?.end().catch(() => undefined);
  }

  @OnTick({ name: 'platform.relay', everyMs: 1000, due: RELAY_DUE })
  tick(): Promise<void> {
    this.wakeForAll();
    return Promise.resolve();
  }

  /** Also for rows of jobs that are `later`: those that came since the last time go together. */
  private wakeForAll(): void {
    this.takesLater = true;
    this.wake();
  }

  wake(): void {
    if (this.stopped) return;
    this.wokenAt = Date.now();
    if (this.running) {
      this.again = true;
      return;
    }
    this.running = this.drain()
      .catch((error: unknown) => this.logger.warn({ error }, 'outbox relay waits'))
      .then(() => new Promise<void>((resolve) => setTimeout(resolve, GATHERED_MS)))
      .finally(() => {
        this.running = undefined;
        if (this.again) {
          this.again = false;
          this.wake();
        }
      });
  }

  private async drain(): Promise<void> {
    const left = this.takesLater ? [] : laterJobs;
    this.takesLater = false;
    while (!this.stopped) {
      const rows = await this.claimNew(left);
      await this.handOver(bundlesOf(rows));
      if (rows.length < BATCH) break;
    }
    this.cameThroughAt = Date.now();
    if (Date.now() < this.repeatAt) return;
    this.repeatAt = Date.now() + Math.min(MAX_REPEAT_MS, this.timeoutMs / 2);
    // one by one: a failing one may be why the others were not done
    await this.handOver(bundlesOf(await this.claimForgotten(), 1));
  }

  private async claimNew(left: readonly JobName[]): Promise<Row[]> {
    return returningRows(await this.source.query(CLAIM_NEW, [left]));
  }

  private get timeoutMs(): number {
    return this.config.settings.JOB_TIMEOUT_SECONDS * 1000;
  }

  private async claimForgotten(): Promise<Row[]> {
    const rows: (Row & { dead: boolean })[] = returningRows(
      await this.source.query(
        `update platform.outbox set dispatched_at = clock_timestamp(), dispatches = dispatches + 1,
           dead_at = case when dispatches >= ${LAST_DISPATCH} then clock_timestamp() end
         where id in (
           select id from platform.outbox
           where done_at is null and dead_at is null
             and dispatched_at < now() - interval '1 millisecond' * $1 * least(dispatches, 8)
           order by dispatched_at limit ${BATCH} for update skip locked)
         returning id, job, payload, trace, dead_at is not null as dead`,
        [this.timeoutMs],
      ),
    );
    for (const row of rows)
      if (row.dead) this.logger.error({ job: row.job, delivery: row.id }, 'job given up');
    return rows.filter((row) => !row.dead);
  }

  private async handOver(bundles: Row[][]): Promise<void> {
    for (const [queue, some] of groupByQueue(bundles)) await this.queues.get(queue).addBulk(some.map(asJob));
  }

  private async listen(): Promise<void> {
    const client = new pg.Client({ connectionString: this.config.settings.DATABASE_URL });
    // a loss is reported more than once, but the listener reconnects once; polling goes on meanwhile
    let lost = false;
    const comeBack = () => {
      if (lost || this.stopped) return;
      lost = true;
      this.listening = false;
      setTimeout(() => void this.listen(), RELISTEN_MS).unref();
    };
    client.on('error', comeBack);
    client.on('notification', () => this.wake());
    try {
      await client.connect();
      await client.query('listen outbox');
      this.listener = client;
      this.listening = !lost;
    } catch {
      comeBack();
    }
  }
}

const groupByQueue = (bundles: Row[][]) => {
  const groups = new Map<QueueName, Row[][]>();
  for (const bundle of bundles) {
    const { queue } = jobs[bundle[0]!.job];
    const group = groups.get(queue);
    if (group) group.push(bundle);
    else groups.set(queue, [bundle]);
  }
  return groups;
};
