import { Injectable } from '@nestjs/common';
import { Clock } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import type { PaymentMove } from '../domain/money/order-money';
import { Order } from '../domain/order';
import { type CheckoutRow, isOpen, isTooLateForProposal } from '../domain/placing/checkout';
import { OrderRepository } from '../persistence/orders/order.repository';
import { CheckoutRepository } from '../persistence/placing/checkout.repository';
import { SlotRepository } from '../persistence/placing/slot.repository';
import { CheckoutEnding } from './checkout-ending';

/** Applies the outcome of a payment to its checkout or its order, under their locks. `crew`: recipients of the store's notifications. */
@Injectable()
export class PaymentOutcomes {
  constructor(
    private readonly checkouts: CheckoutRepository,
    private readonly orders: OrderRepository,
    private readonly ending: CheckoutEnding,
    private readonly slots: SlotRepository,
    private readonly clock: Clock,
  ) {}

  async apply(tx: Tx, payment: PaymentMove, crew: string[]): Promise<void> {
    const checkout = await this.checkouts.lockByPayment(tx, payment.paymentId);
    // a payment without a checkout: the rest after a deposit, or the one more sale of an order that followed an invitation
    if (!checkout)
      return this.applyTo(tx, await this.orders.loadByExtraPayment(tx, payment.paymentId), payment, crew);
    if (isOpen(checkout)) return this.goOn(tx, checkout, payment, crew);
    if (checkout.status !== 'placed') return this.tooLate(tx, checkout, payment);
    return this.applyTo(tx, await this.orders.loadByPayment(tx, payment.paymentId), payment, crew);
  }

  private async applyTo(
    tx: Tx,
    order: Order | undefined,
    payment: PaymentMove,
    crew: string[],
  ): Promise<void> {
    if (!order) return;
    order.applyPayment(payment, this.clock.now());
    await this.orders.save(tx, order, crew);
  }

  private async goOn(
    tx: Tx,
    checkout: CheckoutRow,
    { move, refusal }: PaymentMove,
    crew: string[],
  ): Promise<void> {
    if (move === 'held' && isTooLateForProposal(checkout, checkout.draft, this.clock.now()))
      return this.ending.end(tx, checkout, 'expired', null);
    if (move === 'held') await this.place(tx, checkout, crew);
    if (move === 'challenged') {
      await this.checkouts.markActionRequired(tx, checkout.id);
      await this.slots.tellOf(tx, checkout.order_id);
      tx.hint(`user:${checkout.user_id}`);
    }
    if (move === 'refused')
      await this.ending.end(tx, checkout, 'refused', refusal ? `card.${refusal}` : 'payment.failed');
  }

  private async place(tx: Tx, checkout: CheckoutRow, crew: string[]): Promise<void> {
    const birth = { id: checkout.order_id, code: checkout.order_code, paymentId: checkout.payment_id };
    await this.orders.add(tx, Order.place(checkout.draft!, birth, this.clock.now()), crew, checkout.id);
    await this.slots.tellOf(tx, checkout.order_id);
  }

  /** An outcome after the slot was given away changes nothing: the authorized sum is released. */
  private tooLate(tx: Tx, { user_id }: CheckoutRow, { paymentId, move }: PaymentMove): void {
    if (move === 'held' || move === 'captured')
      tx.emit('orders.release_wanted', { paymentId, userId: user_id });
  }
}
