import { Injectable } from '@nestjs/common';
import {
  type AnswerOf,
  type adminIndex,
  type MoneyOfDay,
  type SystemHealth,
  type Waiting,
  WaitingKind,
} from '@smachot/contracts';
import { atWallTime, Clock, toShekels, wallTime } from '@smachot/kernel';
import { ReadModel } from '../database/read-model';
import { VERSION } from '../health/version';
import { FeatureSwitches } from './feature-switches';

/** Agorot. */
export type TodaysMoney = MoneyOfDay;
export type WaitingNow = { count: number; oldest: Date | null; overdue?: number };
type Sending = Pick<SystemHealth, 'sendingStopped' | 'suspendedHosts'>;
type Jobs = { dead: number; oldestDead: Date | null; open: number; oldestOpen: Date | null };

const NO_MONEY: TodaysMoney = { captured: 0, refunded: 0, rsvpBilled: 0 };

/** What the index of the admin panel shows. Each context contributes its part when its module starts; what nobody contributes is left out. */
@Injectable()
export class AdminOverview {
  private readonly waiting = new Map<WaitingKind, () => Promise<WaitingNow>>();
  private money: (since: Date) => Promise<TodaysMoney> = () => Promise.resolve(NO_MONEY);
  private sending: () => Promise<Sending> = () =>
    Promise.resolve({ sendingStopped: false, suspendedHosts: 0 });

  constructor(
    private readonly read: ReadModel,
    private readonly switches: FeatureSwitches,
    private readonly clock: Clock,
  ) {}

  /** Things that wait for an admin: how many, since when the oldest, and how many too long. */
  countWaiting(kind: WaitingKind, read: () => Promise<WaitingNow>): void {
    this.waiting.set(kind, read);
  }

  sumMoney(read: (since: Date) => Promise<TodaysMoney>): void {
    this.money = read;
  }

  readSending(read: () => Promise<Sending>): void {
    this.sending = read;
  }

  async show(): Promise<AnswerOf<typeof adminIndex>> {
    const now = this.clock.now();
    const midnight = atWallTime(wallTime(now).day, '00:00');
    const [jobs, waiting, money, sending, switches] = await Promise.all([
      this.jobs(),
      Promise.all([...this.waiting].map(async ([kind, read]) => shown(kind, await read()))),
      this.money(midnight),
      this.sending(),
      this.switches.all(),
    ]);
    const dead = shown('dead_jobs', { count: jobs.dead, oldest: jobs.oldestDead, overdue: jobs.dead });
    return {
      waiting: [...waiting, dead].toSorted((a, b) => placeOf(a) - placeOf(b)),
      today: {
        captured: toShekels(money.captured),
        refunded: toShekels(money.refunded),
        rsvpBilled: toShekels(money.rsvpBilled),
      },
      health: {
        version: VERSION,
        openJobs: jobs.open,
        oldestOpenJob: jobs.oldestOpen?.toISOString() ?? null,
        ...sending,
        switchedOff: switches.filter(({ on }) => !on).length,
      },
      at: now.toISOString(),
    };
  }

  private async jobs(): Promise<Jobs> {
    const row = await this.read.one<Jobs>(
      `select (select count(*) from platform.outbox where dead_at is not null and done_at is null)::int as dead,
         (select min(dead_at) from platform.outbox where dead_at is not null and done_at is null) as "oldestDead",
         count(*)::int as open, min(o.created_at) as "oldestOpen"
       from (select created_at from platform.outbox where dispatched_at is null
         union all select created_at from platform.outbox
           where done_at is null and dead_at is null and dispatched_at is not null) o`,
    );
    return row!;
  }
}

const placeOf = ({ kind }: Waiting): number => WaitingKind.options.indexOf(kind);
const shown = (kind: WaitingKind, { count, oldest, overdue = 0 }: WaitingNow): Waiting => ({
  kind,
  count,
  oldest: oldest?.toISOString() ?? null,
  overdue,
});
