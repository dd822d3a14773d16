import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { togetherOrAlone, type Tx, UnitOfWork } from '@smachot/server-platform';
import { type ClaimedEvent, EventBillRepository } from '../../persistence/billing/event-bill.repository';

/** Bills due events, each exactly once. */
export class IssueEventBills extends Command<number> {
  constructor(readonly now: Date) {
    super();
  }
}

@CommandHandler(IssueEventBills)
export class IssueEventBillsHandler implements ICommandHandler<IssueEventBills> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly bills: EventBillRepository,
  ) {}

  /** @returns number of events that were billed or found free */
  async execute({ now }: IssueEventBills): Promise<number> {
    let all = 0;
    for (;;) {
      const some = await togetherOrAlone(this.work, {
        claim: (tx, only) => this.bills.claimDue(tx, now, only),
        keyOf: ({ id }) => id,
        act: (tx, due) => this.bill(tx, due, now),
      });
      if (!some) return all;
      all += some;
    }
  }

  /**
   * Marks the facts of claimed events with the bill they belong to and asks payments for the bills, in the transaction that claimed
   * them: a process killed in between has billed nothing.
   */
  private async bill(tx: Tx, due: ClaimedEvent[], now: Date): Promise<void> {
    const ids = due.map(({ id }) => id);
    // This precedes the marking of the facts: a fact written from now on sets a new limit.
    await this.bills.removeLimits(tx, ids);
    const bills = await this.bills.markFacts(tx, ids);
    const last = new Set(due.filter(({ billed }) => billed).map(({ id }) => id));
    await this.bills.add(
      tx,
      bills.map((bill) => ({ ...bill, interim: !last.has(bill.event_id) })),
      now,
    );
    for (const { id, event_id, host_id, responses } of bills)
      tx.emit('rsvp.bill_due', { billId: id, eventId: event_id, hostId: host_id, responses });
    for (const { id } of due) tx.hint(`event:${id}`);
  }
}
