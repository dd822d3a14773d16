import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accept, Clock, refuse, type Result, toAgorot } from '@smachot/kernel';
import { OrderPayments } from '@smachot/server-payments';
import { isRestDay, UnitOfWork } from '@smachot/server-platform';
import type { Order } from '../domain/order';
import { StoreDoor } from '../store-door';
import { OrderRepository } from '../store/order.repository';
import { OrderAccess, type Standing } from './order-access';

export type AskedMove =
  | { type: 'approve' }
  | { type: 'decline'; reason: string }
  | { type: 'recall' }
  /** In shekels, as it was shown. */
  | { type: 'cancel'; expectedRefund: number; reason: string }
  | { type: 'pay'; cardId: string | null };

/** A person moves an order; the side they are on is decided here, the rest by the order. */
export class MoveOrder extends Command<Result<undefined>> {
  constructor(
    readonly orderId: string,
    readonly userId: string,
    readonly move: AskedMove,
  ) {
    super();
  }
}

@CommandHandler(MoveOrder)
export class MoveOrderHandler implements ICommandHandler<MoveOrder> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly orders: OrderRepository,
    private readonly access: OrderAccess,
    private readonly stores: StoreDoor,
    private readonly payments: OrderPayments,
    private readonly clock: Clock,
  ) {}

  async execute({ orderId, userId, move }: MoveOrder): Promise<Result<undefined>> {
    const standing = await this.access.of(orderId, userId);
    if (!standing) return refuse('not_found');
    if (move.type === 'pay' && standing.side !== 'customer') return refuse('lifecycle.illegal_move');
    const asked = move.type === 'pay' ? await this.payable(move, userId) : accept(move);
    if (!asked.ok) return asked;
    const crew = await this.stores.crew(standing.storeId);
    return this.work.run(async (tx) => {
      const order = await this.orders.load(tx, orderId);
      if (!order) return refuse('not_found');
      const moved = this.apply(order, asked.value, standing.side);
      if (moved.ok) await this.orders.save(tx, order, crew);
      return moved;
    });
  }

  private apply(order: Order, move: AskedMove, side: Standing['side']): Result<undefined> {
    const now = this.clock.now();
    const own = { approve: 'partner', decline: 'partner', recall: 'customer', pay: 'customer' } as const;
    if (move.type !== 'cancel' && own[move.type] !== side) return refuse('lifecycle.illegal_move');
    switch (move.type) {
      case 'approve':
        return order.approve(now);
      case 'decline':
        return order.decline(now, move.reason);
      case 'recall':
        return order.recall(now);
      case 'pay':
        return order.payAgain(move.cardId);
      default:
        return order.cancel(side, { expected: agorotOf(move.expectedRefund), reason: move.reason }, now, {
          isRestDay,
        });
    }
  }

  private async payable(move: AskedMove & { type: 'pay' }, userId: string): Promise<Result<AskedMove>> {
    const card = await this.payments.usableCard(userId, move.cardId);
    return card ? accept({ ...move, cardId: card.id }) : refuse('card.missing');
  }
}

/** What is no sum in agorot was never shown. */
const agorotOf = (shekels: number): number =>
  Number.isInteger(Math.round(shekels * 100)) && Math.abs(shekels * 100 - Math.round(shekels * 100)) < 0.0001
    ? toAgorot(Math.round(shekels * 100) / 100)
    : NaN;
