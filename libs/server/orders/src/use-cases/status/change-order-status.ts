import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CardId, OrderId, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import type { BasisPoints } from '@smachot/pricing';
import { OrderPayments } from '@smachot/server-payments';
import { isRestDay } from '@smachot/server-calendar';
import { CommissionQueries } from '../../persistence/commission/commission.queries';
import { agorotOf } from '../../domain/money/shown-sum';
import type { Order } from '../../domain/order';
import type { Standing } from '../../services/order-access';
import { OrderTransitions } from '../../services/order-transitions';

export type RequestedMove =
  | { type: 'approve' }
  | { type: 'decline'; reason: string }
  | { type: 'recall' }
  /** In shekels, as shown to the person. */
  | { type: 'cancel'; expectedRefund: number; reason: string }
  | { type: 'pay'; cardId: CardId | null };

type KnownMove =
  | Exclude<RequestedMove, { type: 'approve' }>
  | { type: 'approve'; commissionRate: BasisPoints };

/** A person changes the status of an order; their side is decided here, the rest by the order. */
export class ChangeOrderStatus extends Command<Result<undefined>> {
  constructor(
    readonly orderId: OrderId,
    readonly userId: UserId,
    readonly move: RequestedMove,
  ) {
    super();
  }
}

@CommandHandler(ChangeOrderStatus)
export class ChangeOrderStatusHandler implements ICommandHandler<ChangeOrderStatus> {
  constructor(
    private readonly moves: OrderTransitions,
    private readonly payments: OrderPayments,
    private readonly commissions: CommissionQueries,
  ) {}

  execute({ orderId, userId, move }: ChangeOrderStatus): Promise<Result<undefined>> {
    return this.moves.by(
      { orderId, userId, side: move.type === 'pay' ? 'customer' : 'both' },
      () => this.asked(orderId, move, userId),
      (order, asked, now, side) => this.apply(order, asked, side, now),
    );
  }

  /** Loads the data the move needs before the transaction. */
  private async asked(orderId: OrderId, move: RequestedMove, userId: UserId): Promise<Result<KnownMove>> {
    if (move.type === 'pay') return this.payable(move, userId);
    if (move.type !== 'approve') return accept(move);
    return accept({ ...move, commissionRate: await this.commissions.rateOfOrder(orderId) });
  }

  private apply(order: Order, move: KnownMove, side: Standing['side'], now: Date): Result<undefined> {
    const own = { approve: 'partner', decline: 'partner', recall: 'customer', pay: 'customer' } as const;
    if (move.type !== 'cancel' && own[move.type] !== side) return refuse('lifecycle.illegal_move');
    switch (move.type) {
      case 'approve':
        return order.approve(now, move.commissionRate);
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

  private async payable(move: RequestedMove & { type: 'pay' }, userId: UserId): Promise<Result<KnownMove>> {
    const card = await this.payments.usableCard(userId, move.cardId);
    return card ? accept({ ...move, cardId: card.id }) : refuse('card.missing');
  }
}
