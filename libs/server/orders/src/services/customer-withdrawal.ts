import { Injectable } from '@nestjs/common';
import type { OrderId, UserId } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import { isOpen } from '../domain/placing/checkout';
import { OrderRepository } from '../persistence/orders/order.repository';
import { CheckoutRepository } from '../persistence/placing/checkout.repository';
import { CheckoutEnding } from './checkout-ending';

/** Withdraws a customer whose account is closed from checkouts and orders. */
@Injectable()
export class CustomerWithdrawal {
  constructor(
    private readonly checkouts: CheckoutRepository,
    private readonly ending: CheckoutEnding,
    private readonly orders: OrderRepository,
    private readonly clock: Clock,
  ) {}

  async endCheckouts(tx: Tx, userId: UserId): Promise<void> {
    for (const checkout of await this.checkouts.lockWithTerms(tx, userId))
      if (isOpen(checkout)) await this.ending.end(tx, checkout, 'expired', null);
  }

  /** Pending orders are recalled, agreed ones stand. */
  async leave(tx: Tx, orderId: OrderId, crew: string[]): Promise<void> {
    const order = await this.orders.load(tx, orderId);
    if (!order) return;
    order.customerLeaves(this.clock.now());
    await this.orders.save(tx, order, crew);
  }
}
