import { Injectable } from '@nestjs/common';
import { jobs, type QueueName, type SystemState } from '@smachot/contracts';
import { Clock, toShekels } from '@smachot/kernel';
import { ReadModel } from '../database/read-model';

type Pending = { count: number; oldest: Date | null };
export type SendsNow = Pending & {
  sendClass: 'campaign' | 'conversation';
  uncertain: number;
};
/** `amount`: agorot. */
export type MoneyNow = Pending & { kind: 'orders' | 'bills'; amount: number };
type JobsNow = Pending & { job: string };

export type Readings = {
  outbox: Pending;
  queues: (Pending & { queue: QueueName })[];
  sends: SendsNow[];
  money: MoneyNow[];
  dead: number;
};

const UNSENT = `select count(*)::int as count, min(created_at) as oldest from platform.outbox where dispatched_at is null`;
const OPEN = `
  select job, count(*)::int as count, min(created_at) as oldest from platform.outbox
  where done_at is null and dead_at is null and dispatched_at is not null group by job`;
const DEAD =
  'select count(*)::int as count from platform.outbox where dead_at is not null and done_at is null';

/** What waits where, for admins and for metrics. Contexts contribute theirs when their module starts. */
@Injectable()
export class SystemReadings {
  private sends: () => Promise<SendsNow[]> = () => Promise.resolve([]);
  private money: () => Promise<MoneyNow[]> = () => Promise.resolve([]);

  constructor(
    private readonly read: ReadModel,
    private readonly clock: Clock,
  ) {}

  readSends(read: () => Promise<SendsNow[]>): void {
    this.sends = read;
  }

  readMoney(read: () => Promise<MoneyNow[]>): void {
    this.money = read;
  }

  async now(): Promise<Readings> {
    const [outbox, open, dead, sends, money] = await Promise.all([
      this.read.one<Pending>(UNSENT),
      this.read.rows<JobsNow>(OPEN),
      this.read.one<{ count: number }>(DEAD),
      this.sends(),
      this.money(),
    ]);
    return { outbox: outbox!, queues: byQueue(open), sends, money, dead: dead!.count };
  }

  async show(): Promise<SystemState> {
    const { outbox, queues, sends, money, dead } = await this.now();
    return {
      at: this.clock.now().toISOString(),
      outbox: shown(outbox),
      queues: queues.map(shown),
      sends: sends.map(shown),
      money: money.map((one) => ({ ...shown(one), amount: toShekels(one.amount) })),
      deadJobs: dead,
    };
  }
}

const shown = <T extends Pending>(pending: T) => ({
  ...pending,
  oldest: pending.oldest?.toISOString() ?? null,
});

/** Every queue, also one in which nothing waits. Jobs that this release does not have belong to none. */
const byQueue = (open: JobsNow[]): Readings['queues'] => {
  const queues = new Map<QueueName, Pending>();
  for (const { queue } of Object.values(jobs)) queues.set(queue, { count: 0, oldest: null });
  for (const { job, count, oldest } of open) {
    const pending = queues.get(jobs[job as keyof typeof jobs]?.queue);
    if (!pending) continue;
    pending.count += count;
    if (oldest && (!pending.oldest || oldest < pending.oldest)) pending.oldest = oldest;
  }
  return [...queues].map(([queue, pending]) => ({ queue, ...pending }));
};
