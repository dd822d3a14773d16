import { Injectable } from '@nestjs/common';
import type { OrderId } from '@smachot/contracts';
import { refuse, type Result } from '@smachot/kernel';
import { DisputedPayments } from '@smachot/server-payments';
import { type Tx, UnitOfWork } from '@smachot/server-platform';
import type { Order } from '../domain/order';
import { Refundable } from '../domain/refunds/refundable';
import { OrderQueries } from '../persistence/orders/order.queries';
import { OrderRepository } from '../persistence/orders/order.repository';
import { ManualRefundRepository } from '../persistence/refunds/manual-refund.repository';
import { StoresGateway } from '../stores-gateway';

/** An order as its refunds by hand see it, under its lock. */
export type LockedOrder = { order: Order; refundable: Refundable; save: () => Promise<void> };

/** Locks an order for a refund by hand: what is left of it is counted with the refunds that are on their way. */
@Injectable()
export class ManualRefunding {
  constructor(
    private readonly work: UnitOfWork,
    private readonly orders: OrderRepository,
    private readonly reads: OrderQueries,
    private readonly refunds: ManualRefundRepository,
    private readonly stores: StoresGateway,
    private readonly disputes: DisputedPayments,
  ) {}

  /** A refusal changes nothing. */
  async run<T>(
    orderId: OrderId,
    act: (tx: Tx, locked: LockedOrder) => Promise<Result<T>>,
  ): Promise<Result<T>> {
    const sides = await this.reads.sidesOf(orderId);
    if (!sides) return refuse('not_found');
    const crew = await this.stores.crew(sides.storeId);
    return this.work.run(async (tx): Promise<Result<T>> => {
      const order = await this.orders.load(tx, orderId);
      if (!order) return refuse('not_found');
      const disputed = await this.disputes.among(
        order.payments.map(({ paymentId }) => paymentId),
        tx,
      );
      const refundable = new Refundable(order, await this.refunds.onTheirWay(tx, orderId), disputed);
      return act(tx, { order, refundable, save: () => this.orders.save(tx, order, crew) });
    });
  }
}
