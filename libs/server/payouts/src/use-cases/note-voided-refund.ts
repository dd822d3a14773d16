import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EventPayload } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import type { ChargebackBook } from '../domain/store-ledger';
import { StoreLedgerRepository } from '../persistence/store-ledger.repository';

type Payment = EventPayload<'payments.moved'>;

/**
 * A refund was not made, because a lost chargeback had given the customer the sum already. The order counts it as refunded and the chargeback
 * was debited, so the store gets one of the two back.
 */
export class NoteVoidedRefund extends Command<void> {
  constructor(
    readonly payment: Payment,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(NoteVoidedRefund)
export class NoteVoidedRefundHandler implements ICommandHandler<NoteVoidedRefund> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly ledgers: StoreLedgerRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ payment, delivery }: NoteVoidedRefund): Promise<void> {
    const { paymentId, move, amount, refunded } = payment;
    await this.work.runOnce(delivery, async (tx) => {
      if (move !== 'refund_voided') return;
      const [known] = await this.ledgers.chargebacksOfPayment(tx, paymentId);
      if (!known) throw new Error(NOT_KNOWN);
      const { storeId, orderId } = known;
      if (!storeId || !orderId) return;
      const ledger = await this.ledgers.load(tx, storeId, [orderId]);
      // read again, with the ledger locked
      const chargeback = lostOf(await this.ledgers.chargebacksOfPayment(tx, paymentId), amount);
      if (!chargeback) return;
      const key = `voided:${paymentId}:${chargeback.version}:${refunded}`;
      if (await this.ledgers.isPosted(tx, key)) return;
      ledger.noteVoidedRefund(key, chargeback, amount, this.clock.now());
      await this.ledgers.save(tx, ledger);
      await this.ledgers.saveChargeback(tx, chargeback);
    });
  }
}

/** The events of a chargeback are on the way: the job is tried again. */
const NOT_KNOWN = 'the chargeback of a refund that was not made is not known yet';

/** The lost chargeback that stands for a refund; undefined when it was won since, so that the refund is made after all. */
const lostOf = (chargebacks: ChargebackBook[], amount: number): ChargebackBook | undefined => {
  const lost = chargebacks.find((one) => one.status === 'lost' && one.amount - one.voided >= amount);
  if (lost || chargebacks.some(({ status }) => status === 'won')) return lost;
  throw new Error(NOT_KNOWN);
};
