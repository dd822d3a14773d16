import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Tx, UnitOfWork } from '@smachot/server-platform';
import { EventBillRepository } from '../../persistence/billing/event-bill.repository';

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
      const some = await this.work.run((tx) => this.bill(tx, now));
      if (!some) return all;
      all += some;
    }
  }

  /**
   * Claims due events, marks their facts with the bill they belong to and asks payments for the bills, in one transaction: a
   * process killed in between has billed nothing.
   */
  private async bill(tx: Tx, now: Date): Promise<number> {
    const due = await this.bills.claimDue(tx, now);
    if (!due.length) return 0;
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
    return due.length;
  }
}
