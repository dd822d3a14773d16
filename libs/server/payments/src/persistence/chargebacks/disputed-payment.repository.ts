import { Injectable } from '@nestjs/common';
import type { PaymentId } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { returningRows, type Tx } from '@smachot/server-platform';
import { PaymentRepository } from '../payment.repository';

type Totals = { captured: number; refunded: number };

/** Repository of what a chargeback changes in the payment of its sale. */
@Injectable()
export class DisputedPaymentRepository {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly clock: Clock,
  ) {}

  /** Makes the refunds of a payment due that waited for the outcome of a chargeback. */
  async advanceRefunds(tx: Tx, paymentId: PaymentId): Promise<void> {
    await tx.query(
      `update payments.order_payments set next_look_at = $2 where id = $1 and goal = 'capture' and state = 'captured'`,
      [paymentId, this.clock.now()],
    );
  }

  /** Counts a sum as given back that the cardholder has by a lost chargeback; returns the totals. */
  async noteReturned(tx: Tx, paymentId: PaymentId, amount: number): Promise<Totals> {
    const rows = await tx.query<Totals>(
      'update payments.order_payments set refunded = refunded + $2 where id = $1 returning captured, refunded',
      [paymentId, amount],
    );
    return returningRows(rows)[0]!;
  }

  /**
   * Refunds a sum that a lost chargeback had stood for, because the provider has the sum back. The payment's owner has counted it as
   * refunded already, and hears the same total again.
   */
  async refundAfterAll(tx: Tx, paymentId: PaymentId, refundId: string, amount: number): Promise<void> {
    await tx.query('update payments.order_payments set refunded = refunded - $2 where id = $1', [
      paymentId,
      amount,
    ]);
    await this.payments.wantRefund(tx, paymentId, refundId, amount);
  }
}
