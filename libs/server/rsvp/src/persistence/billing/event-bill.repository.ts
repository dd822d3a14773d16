import { Injectable } from '@nestjs/common';
import type { BillId, EventId, UserId } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { hasCome, returningRows, type Tx } from '@smachot/server-platform';

/** Event claimed for billing. `billed`: this is its final bill. */
export type ClaimedEvent = { id: string; host_id: UserId; billed: boolean };
export type EventBill = { id: string; event_id: EventId; host_id: UserId; responses: number };
export type BillState = 'paid' | 'carried' | 'failed' | 'written_off';

/** Maximum number of events per batch. */
const AT_ONCE = 200;
/** Maximum number of facts per batch: one statement marks all facts of the claimed events and must not time out. */
const FACTS_AT_ONCE = 50_000;

/** Condition of a tick: an event is billed, at its own moment or at its limit. */
export const BILLING_DUE = [
  hasCome('billing_at', 'rsvp.invitations', 'billed_at is null'),
  hasCome('until', 'rsvp.billing_limits'),
].join(' or ');

/** Bills of events, and the facts they are made of. */
@Injectable()
export class EventBillRepository {
  /**
   * Claims due events, or `only` this one. An event claimed at its own moment is never due again; one that was moved away from its limit is
   * claimed for the responses it has, and again at its own moment.
   */
  async claimDue(tx: Tx, now: Date, only: string | null): Promise<ClaimedEvent[]> {
    return returningRows(
      await tx.query<ClaimedEvent>(
        `with moments as (
           (select id, billing_at as at from rsvp.invitations where billed_at is null and billing_at <= $1 and ($2::uuid is null or id = $2)
            order by billing_at, id limit ${AT_ONCE})
           union all
           (select l.event_id, l.until from rsvp.billing_limits l join rsvp.invitations i on i.id = l.event_id and i.billed_at is null
            where l.until <= $1 and ($2::uuid is null or l.event_id = $2) order by l.until, l.event_id limit ${AT_ONCE})),
         due as (
           select id, min(at) as at, (select count(*) from rsvp.billable_facts f where f.event_id = m.id and f.bill_id is null) as facts
           from moments m group by id order by 2, 1 limit ${AT_ONCE}),
         counted as (select id, sum(facts) over (order by at, id) - facts as before from due)
         update rsvp.invitations set billed_at = case when billing_at <= $1 then $1 end, version = version + 1 where id in (
           select i.id from rsvp.invitations i join counted on counted.id = i.id
           where billed_at is null and before < ${FACTS_AT_ONCE} order by i.id for update of i skip locked)
         returning id, host_id, billed_at is not null as billed`,
        [now, only],
      ),
    );
  }

  /** Removes the limits of events; a fact written from now on sets a new one. */
  async removeLimits(tx: Tx, eventIds: EventId[]): Promise<void> {
    await tx.query('delete from rsvp.billing_limits where event_id = any($1)', [eventIds]);
  }

  /** Marks the unbilled facts of events with new bills; events without any get none. */
  markFacts(tx: Tx, eventIds: EventId[]): Promise<EventBill[]> {
    return tx.query<EventBill>(
      `with bill as (
         select event_id, (array_agg(id))[1] as id from unnest($1::uuid[], $2::uuid[]) n(event_id, id) group by event_id),
       marked as (
         update rsvp.billable_facts f set bill_id = bill.id from bill
         where f.event_id = bill.event_id and f.bill_id is null returning f.event_id, f.host_id, f.bill_id)
       select bill_id as id, event_id, host_id, count(*)::int as responses from marked group by 1, 2, 3`,
      [eventIds, eventIds.map(() => newId())],
    );
  }

  async add(tx: Tx, bills: (EventBill & { interim: boolean })[], now: Date): Promise<void> {
    await tx.query(
      `insert into rsvp.bills (id, event_id, host_id, responses, state, interim, created_at)
       select id, event_id, host_id, responses, 'due', interim, $2
       from json_to_recordset($1) n(id uuid, event_id uuid, host_id uuid, responses int, interim boolean)`,
      [JSON.stringify(bills), now],
    );
  }

  /** @returns events of the bills; none when the bill's state is final */
  async setState(tx: Tx, billId: BillId, state: BillState): Promise<string[]> {
    const rows = returningRows(
      await tx.query<{ event_id: EventId }>(
        `update rsvp.bills set state = $2 where id = $1 and state not in ('paid', 'written_off') returning event_id`,
        [billId, state],
      ),
    );
    return rows.map(({ event_id }) => event_id);
  }
}
