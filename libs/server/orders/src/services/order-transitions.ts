import { Injectable } from '@nestjs/common';
import type { OrderId, UserId } from '@smachot/contracts';
import { Clock, refuse, type Result } from '@smachot/kernel';
import { type Tx, UnitOfWork } from '@smachot/server-platform';
import type { Order } from '../domain/order';
import { StoresGateway } from '../stores-gateway';
import { OrderRepository } from '../persistence/orders/order.repository';
import { OrderAccess, type Standing } from './order-access';

/** Runs a person's transition of an order: their side is looked up here, the order decides the rest. */
@Injectable()
export class OrderTransitions {
  constructor(
    private readonly work: UnitOfWork,
    private readonly orders: OrderRepository,
    private readonly access: OrderAccess,
    private readonly stores: StoresGateway,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs under the order's lock; a refused move changes nothing.
   * @param ask query that is needed before, outside of the transaction
   * @param then further writes that the move needs; a refusal rolls everything back
   */
  async by<Prepared>(
    { orderId, userId, side }: { orderId: OrderId; userId: UserId; side: Standing['side'] | 'both' },
    ask: () => Promise<Result<Prepared>>,
    act: (order: Order, asked: Prepared, now: Date, side: Standing['side']) => Result<undefined>,
    then: (tx: Tx, order: Order, asked: Prepared) => Promise<Result<undefined>> = nothing,
  ): Promise<Result<undefined>> {
    const standing = await this.access.of(orderId, userId);
    if (!standing) return refuse('not_found');
    if (side !== 'both' && standing.side !== side) return refuse('lifecycle.illegal_move');
    const asked = await ask();
    if (!asked.ok) return asked;
    const crew = await this.stores.crew(standing.storeId);
    return this.work.run(async (tx) => {
      const order = await this.orders.load(tx, orderId);
      if (!order) return refuse('not_found');
      const moved = act(order, asked.value, this.clock.now(), standing.side);
      if (!moved.ok) return moved;
      const stands = await then(tx, order, asked.value);
      if (stands.ok) await this.orders.save(tx, order, crew);
      return stands;
    });
  }
}

/** For moves that need no query before. */
export const nothing = (): Promise<Result<undefined>> => Promise.resolve({ ok: true, value: undefined });
