import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { JobPayload } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { type Delivery, returningRows, type Tx, UnitOfWork } from '@smachot/server-platform';
import { openBill } from '../domain/bill';

type Due = JobPayload<'payments.open_bill'>;

/** Makes the one bill of an event; its id comes with the event, so a second delivery finds it there. */
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
    private readonly clock: Clock,
  ) {}

  async execute({ due, delivery }: OpenBill): Promise<void> {
    await this.work.runOnce(delivery, async (tx) => {
      const carried = await this.takeCarried(tx, due);
      const { amount, total, status } = openBill(due.responses, carried);
      const now = this.clock.now();
      await tx.query(
        `insert into payments.bills (id, user_id, event_id, responses, amount, carried_in, status, attempts, next_attempt_at, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, 0, $8, $9) on conflict (id) do nothing`,
        [
          due.billId,
          due.hostId,
          due.eventId,
          due.responses,
          amount,
          status === 'due' ? total - amount : 0,
          status,
          status === 'due' ? now : null,
          now,
        ],
      );
      if (status === 'carried') {
        await this.giveBack(tx, due.billId);
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

  /** Sums too small to charge that wait for this bill; the rows stay locked until it is decided. */
  private async takeCarried(tx: Tx, due: Due): Promise<number> {
    await tx.query(`select pg_advisory_xact_lock(hashtext('payments.carry'), hashtext($1))`, [due.hostId]);
    const rows = returningRows(
      await tx.query<{ amount: number }>(
        `update payments.bills set absorbed_by = $2 where user_id = $1 and status = 'carried' and absorbed_by is null returning amount`,
        [due.hostId, due.billId],
      ),
    );
    return rows.reduce((sum, row) => sum + row.amount, 0);
  }

  private async giveBack(tx: Tx, billId: string): Promise<void> {
    await tx.query('update payments.bills set absorbed_by = null where absorbed_by = $1', [billId]);
  }
}
