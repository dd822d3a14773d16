import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, InputOf, listManualRefunds, RefundableOrder, UserId } from '@smachot/contracts';
import { accept, Clock, cursorId, refuse, type Result, toShekels } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import { aloneMost } from '../../domain/refunds/manual-refund';
import { ManualRefundQueries } from '../../persistence/refunds/manual-refund.queries';
import { ManualRefundRepository } from '../../persistence/refunds/manual-refund.repository';
import { ManualRefundViews } from '../../services/manual-refund-views';
import { type LockedOrder, ManualRefunding } from '../../services/manual-refunding';

type Listed = AnswerOf<typeof listManualRefunds>;

/** Refunds by hand: those that wait for a second admin, or the others. */
export class ListManualRefunds extends Query<Listed> {
  constructor(
    readonly page: InputOf<typeof listManualRefunds>['query'],
    readonly adminId: UserId,
  ) {
    super();
  }
}

@QueryHandler(ListManualRefunds)
export class ListManualRefundsHandler implements IQueryHandler<ListManualRefunds> {
  constructor(
    private readonly refunds: ManualRefundQueries,
    private readonly views: ManualRefundViews,
  ) {}

  async execute({ page: { state, cursor, limit }, adminId }: ListManualRefunds): Promise<Listed> {
    const rows = await this.refunds.page(state, cursorId(cursor), limit + 1);
    const shown = rows.slice(0, limit);
    return {
      refunds: await this.views.of(shown, adminId),
      nextCursor: rows.length > limit ? shown.at(-1)!.id : null,
    };
  }
}

/** What an admin can refund of the order with this code. */
export class RefundableByCode extends Query<Result<RefundableOrder>> {
  constructor(
    readonly code: string,
    readonly adminId: UserId,
  ) {
    super();
  }
}

@QueryHandler(RefundableByCode)
export class RefundableByCodeHandler implements IQueryHandler<RefundableByCode> {
  constructor(
    private readonly refunding: ManualRefunding,
    private readonly reads: ManualRefundQueries,
    private readonly refunds: ManualRefundRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ code, adminId }: RefundableByCode): Promise<Result<RefundableOrder>> {
    const orderId = await this.reads.orderByCode(code);
    if (!orderId) return refuse('not_found');
    return this.refunding.run(orderId, async (tx, locked) => accept(await this.view(tx, locked, adminId)));
  }

  private async view(tx: Tx, { order, refundable }: LockedOrder, adminId: UserId): Promise<RefundableOrder> {
    const { id, code, captured, refunded, summary } = order.state;
    const alone = aloneMost(await this.refunds.aloneSoFar(tx, adminId, id, this.clock.now()));
    const obstacle = refundable.obstacleFor(adminId);
    return {
      orderId: id,
      orderCode: code,
      storeName: summary.partnerName,
      captured: toShekels(captured),
      refunded: toShekels(refunded),
      waiting: toShekels(await this.refunds.waitingOf(tx, id)),
      most: toShekels(obstacle ? 0 : refundable.most),
      alone: toShekels(alone),
      obstacle,
    };
  }
}
