import { Injectable } from '@nestjs/common';
import type { CampaignId, UserId } from '@smachot/contracts';
import { isThere, returningRows, type Tx } from '@smachot/server-platform';
import type { Demand } from '../domain/fair-shares';
import type { QuietCalendar } from '../quiet/quiet-calendar';

/** Released and not yet sent, or sent within the moving day: both have their place in the budget. */
const SPENT = `(m.state in ('queued', 'sending', 'unknown') or m.posted_at > $1::timestamptz - interval '24 hours')`;
const DEMANDS = `
select m.host_id as "hostId",
  count(distinct case when ${SPENT} and m.state <> 'waiting' then coalesce(m.phone_key, m.id::text) end)::int as used,
  count(*) filter (where m.state = 'waiting' and m.due_at <= $1)::int as waiting
from messaging.messages m
where m.lane = 'campaign' and m.host_id is not null and (m.state <> 'done' or m.posted_at > $1::timestamptz - interval '24 hours')
group by m.host_id`;

/** Condition of a tick: a message waits for the budget; by `host_id`, as its index is. */
export const MESSAGE_WAITING = isThere('host_id', 'messaging.messages', `state = 'waiting' and due_at <= $1`);

/** Repository of messages that wait for the provider's limit of people a day. */
@Injectable()
export class BudgetRepository {
  /** One worker allots at a time, or two would allot the same rest. False while another one does. */
  async tryLock(tx: Tx): Promise<boolean> {
    const [lock] = await tx.query<{ mine: boolean }>('select pg_try_advisory_xact_lock(724011) as mine');
    return lock!.mine;
  }

  async hasWaiting(tx: Tx, now: Date): Promise<boolean> {
    const waiting = await tx.query<{ one: number }>(
      `select 1 as one from messaging.messages where state = 'waiting' and due_at <= $1 limit 1`,
      [now],
    );
    return waiting.length > 0;
  }

  demands(tx: Tx, now: Date): Promise<Demand[]> {
    return tx.query<Demand>(DEMANDS, [now]);
  }

  /** Releases at most `share` messages of a host and returns their number. */
  async release(tx: Tx, hostId: UserId, share: number, now: Date): Promise<number> {
    const rows = await tx.query(
      `update messaging.messages set state = 'queued' where id in (
         select id from messaging.messages where state = 'waiting' and host_id = $1 and due_at <= $2 order by id limit $3 for update)
       returning id`,
      [hostId, now, share],
    );
    return returningRows(rows).length;
  }

  /** When the first message of the moving day was posted; null when there was none. */
  async firstPostedAt(tx: Tx, now: Date): Promise<Date | null> {
    const [first] = await tx.query<{ at: Date | null }>(
      `select min(posted_at) as at from messaging.messages where lane = 'campaign' and posted_at > $1::timestamptz - interval '24 hours'`,
      [now],
    );
    return first?.at ?? null;
  }

  /** Campaigns of the hosts with waiting messages that are not yet shown as held by the budget. */
  campaignsToHold(tx: Tx, hostIds: UserId[], now: Date): Promise<{ id: CampaignId; quiet: QuietCalendar }[]> {
    return tx.query<{ id: CampaignId; quiet: QuietCalendar }>(
      `select distinct c.id, c.quiet from messaging.campaigns c join messaging.messages m on m.campaign_id = c.id
       where m.state = 'waiting' and m.host_id = any($1) and m.due_at <= $2
         and (c.held_because is distinct from 'budget' or c.held_until <= $2)`,
      [hostIds, now],
    );
  }
}
