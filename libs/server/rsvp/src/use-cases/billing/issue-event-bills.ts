import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { newId } from '@smachot/kernel';
import { returningRows, type Tx, UnitOfWork } from '@smachot/server-platform';

/** Bills due events, each exactly once. */
export class IssueEventBills extends Command<number> {
  constructor(readonly now: Date) {
    super();
  }
}

const AT_ONCE = 200;
/** Maximum number of facts per batch: one statement marks all facts of the claimed events and must not time out. */
const FACTS_AT_ONCE = 50_000;
type Billed = { event_id: string; host_id: string; responses: number };

@CommandHandler(IssueEventBills)
export class BillEventsHandler implements ICommandHandler<IssueEventBills> {
  constructor(private readonly work: UnitOfWork) {}

  /** @returns number of events that were billed or found free */
  async execute({ now }: IssueEventBills): Promise<number> {
    let all = 0;
    for (;;) {
      const some = await this.work.run((tx) => this.bill(tx, now));
      if (!some) return all;
      all += some;
    }
  }

  /**
   * Claims due events, marks their facts with the bill they belong to and asks payments for the bills, in one transaction: a
   * process killed in between has billed nothing. An event claimed at its own moment is never due again; one that was moved
   * away from its limit is claimed for the responses it has, and again at its own moment.
   */
  private async bill(tx: Tx, now: Date): Promise<number> {
    const due = returningRows(
      await tx.query<{ id: string; host_id: string; billed: boolean }>(
        `with moments as (
           (select id, billing_at as at from rsvp.invitations where billed_at is null and billing_at <= $1
            order by billing_at, id limit ${AT_ONCE})
           union all
           (select l.event_id, l.until from rsvp.billing_limits l join rsvp.invitations i on i.id = l.event_id and i.billed_at is null
            where l.until <= $1 order by l.until, l.event_id limit ${AT_ONCE})),
         due as (
           select id, min(at) as at, (select count(*) from rsvp.billable_facts f where f.event_id = m.id and f.bill_id is null) as facts
           from moments m group by id order by 2, 1 limit ${AT_ONCE}),
         counted as (select id, sum(facts) over (order by at, id) - facts as before from due)
         update rsvp.invitations set billed_at = case when billing_at <= $1 then $1 end, version = version + 1 where id in (
           select i.id from rsvp.invitations i join counted on counted.id = i.id
           where billed_at is null and before < ${FACTS_AT_ONCE} order by i.id for update of i skip locked)
         returning id, host_id, billed_at is not null as billed`,
        [now],
      ),
    );
    if (!due.length) return 0;
    const ids = due.map(({ id }) => id);
    // This precedes the marking of the facts: a fact written from now on sets a new limit.
    await tx.query('delete from rsvp.billing_limits where event_id = any($1)', [ids]);
    const bills = await this.markFacts(tx, ids);
    const last = new Set(due.filter(({ billed }) => billed).map(({ id }) => id));
    await tx.query(
      `insert into rsvp.bills (id, event_id, host_id, responses, state, interim, created_at)
       select id, event_id, host_id, responses, 'due', interim, $2
       from json_to_recordset($1) n(id uuid, event_id uuid, host_id uuid, responses int, interim boolean)`,
      [JSON.stringify(bills.map((bill) => ({ ...bill, interim: !last.has(bill.event_id) }))), now],
    );
    for (const { id, event_id, host_id, responses } of bills)
      tx.emit('rsvp.bill_due', { billId: id, eventId: event_id, hostId: host_id, responses });
    for (const { id } of due) tx.hint(`event:${id}`);
    return due.length;
  }

  private async markFacts(tx: Tx, eventIds: string[]): Promise<(Billed & { id: string })[]> {
    return tx.query<Billed & { id: string }>(
      `with bill as (
         select event_id, (array_agg(id))[1] as id from unnest($1::uuid[], $2::uuid[]) n(event_id, id) group by event_id),
       marked as (
         update rsvp.billable_facts f set bill_id = bill.id from bill
         where f.event_id = bill.event_id and f.bill_id is null returning f.event_id, f.host_id, f.bill_id)
       select bill_id as id, event_id, host_id, count(*)::int as responses from marked group by 1, 2, 3`,
      [eventIds, eventIds.map(() => newId())],
    );
  }
}
