import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { JobPayload } from '@smachot/contracts';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { openBill } from '../domain/bill';
import { BillRepository } from '../persistence/bill.repository';

type Due = JobPayload<'payments.open_bill'>;

/** Creates the one bill of an event; its id comes with the event, so a second delivery finds the existing bill. */
export class OpenBill extends Command<void> {
  constructor(
    readonly due: Due,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(OpenBill)
export class OpenBillHandler implements ICommandHandler<OpenBill> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly bills: BillRepository,
  ) {}

  async execute({ due, delivery }: OpenBill): Promise<void> {
    await this.work.runOnce(delivery, async (tx) => {
      const carried = await this.bills.absorbCarried(tx, due.hostId, due.billId);
      const { amount, total, status } = openBill(due.responses, carried);
      const carriedIn = status === 'due' ? total - amount : 0;
      await this.bills.add(tx, due, { amount, carriedIn, status });
      if (status === 'carried') {
        await this.bills.giveBackCarried(tx, due.billId);
        tx.emit('payments.bill_carried', { billId: due.billId, userId: due.hostId });
      } else {
        tx.emit('notifications.wanted', {
          userId: due.hostId,
          kind: 'bill_due',
          values: { amount: total / 100, responses: due.responses, eventId: due.eventId },
          href: '/me/payments',
          urgent: false,
        });
      }
      tx.hint(`user:${due.hostId}`);
    });
  }
}
