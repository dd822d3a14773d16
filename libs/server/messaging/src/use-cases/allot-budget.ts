import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DAY_MS } from '@smachot/kernel';
import { Config, returningRows, type Tx, UnitOfWork } from '@smachot/server-platform';
import { type Demand, fairShares } from '../domain/fair-shares';
import { Wake } from '../jobs/wake-senders';
import { nextAllowed, type QuietCalendar } from '../quiet/quiet-calendar';
import { holdCampaigns } from '../sender/campaign-holds';

/** Releases waiting messages within the provider's limit of people a day, evenly over hosts. */
export class AllotBudget extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

/** Released and not yet sent, or sent within the moving day: both have their place in the budget. */
const SPENT = `(m.state in ('queued', 'sending', 'unknown') or m.posted_at > $1::timestamptz - interval '24 hours')`;
const DEMANDS = `
select m.host_id as "hostId",
  count(distinct case when ${SPENT} and m.state <> 'waiting' then coalesce(m.phone_key, m.id::text) end)::int as used,
  count(*) filter (where m.state = 'waiting' and m.due_at <= $1)::int as waiting
from messaging.messages m
where m.lane = 'campaign' and m.host_id is not null and (m.state <> 'done' or m.posted_at > $1::timestamptz - interval '24 hours')
group by m.host_id`;

@CommandHandler(AllotBudget)
export class AllotBudgetHandler implements ICommandHandler<AllotBudget> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly config: Config,
    private readonly wake: Wake,
  ) {}

  async execute({ now }: AllotBudget): Promise<void> {
    const limit = this.config.settings.WHATSAPP_DAILY_LIMIT;
    const released = await this.work.run(async (tx) => {
      // one worker allots at a time, or two would allot the same rest
      const [lock] = await tx.query<{ mine: boolean }>('select pg_try_advisory_xact_lock(724011) as mine');
      return lock!.mine ? this.allot(tx, limit, now) : 0;
    });
    if (released) this.wake.messagesDue();
  }

  private async allot(tx: Tx, limit: number, now: Date): Promise<number> {
    const waiting = await tx.query<{ one: number }>(
      `select 1 as one from messaging.messages where state = 'waiting' and due_at <= $1 limit 1`,
      [now],
    );
    if (!waiting.length) return 0;
    const demands = await tx.query<Demand>(DEMANDS, [now]);
    const used = demands.reduce((sum, demand) => sum + demand.used, 0);
    const shares =
      limit > 0
        ? fairShares(limit - used, demands)
        : new Map(demands.map((one) => [one.hostId, one.waiting]));
    let released = 0;
    for (const [hostId, share] of shares) if (share) released += await this.release(tx, hostId, share, now);
    const short = demands
      .filter((demand) => demand.waiting > shares.get(demand.hostId)!)
      .map(({ hostId }) => hostId);
    if (short.length) await this.hold(tx, short, now);
    return released;
  }

  private async release(tx: Tx, hostId: string, share: number, now: Date): Promise<number> {
    const rows = await tx.query(
      `update messaging.messages set state = 'queued' where id in (
         select id from messaging.messages where state = 'waiting' and host_id = $1 and due_at <= $2 order by id limit $3 for update)
       returning id`,
      [hostId, now, share],
    );
    return returningRows(rows).length;
  }

  /** Holds campaigns until the first place in the moving day becomes free. Only published; the budget is checked again each second. */
  private async hold(tx: Tx, hostIds: string[], now: Date): Promise<void> {
    const [first] = await tx.query<{ at: Date | null }>(
      `select min(posted_at) as at from messaging.messages where lane = 'campaign' and posted_at > $1::timestamptz - interval '24 hours'`,
      [now],
    );
    const free = new Date((first?.at ?? now).getTime() + DAY_MS);
    const campaigns = await tx.query<{ id: string; quiet: QuietCalendar }>(
      `select distinct c.id, c.quiet from messaging.campaigns c join messaging.messages m on m.campaign_id = c.id
       where m.state = 'waiting' and m.host_id = any($1) and m.due_at <= $2
         and (c.held_because is distinct from 'budget' or c.held_until <= $2)`,
      [hostIds, now],
    );
    for (const calendar of ['jewish', 'none'] as const) {
      const ids = campaigns.filter(({ quiet }) => quiet === calendar).map(({ id }) => id);
      await holdCampaigns(tx, ids, nextAllowed(free, calendar).at, 'budget');
    }
  }
}
