import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InputOf, ManualRefund as View, requestManualRefund, UserId } from '@smachot/contracts';
import { accept, Clock, type Result, toAgorot } from '@smachot/kernel';
import { ActLog, type Tx } from '@smachot/server-platform';
import { aloneMost, ManualRefund } from '../../domain/refunds/manual-refund';
import { ManualRefundRepository } from '../../persistence/refunds/manual-refund.repository';
import { ManualRefundViews } from '../../services/manual-refund-views';
import { type LockedOrder, ManualRefunding } from '../../services/manual-refunding';

type Asked = InputOf<typeof requestManualRefund>['body'];

/** An admin's refund: a small sum goes out at once, a larger one waits for a second admin. */
export class RequestManualRefund extends Command<Result<View>> {
  constructor(
    readonly asked: Asked,
    readonly adminId: UserId,
  ) {
    super();
  }
}

@CommandHandler(RequestManualRefund)
export class RequestManualRefundHandler implements ICommandHandler<RequestManualRefund> {
  constructor(
    private readonly refunding: ManualRefunding,
    private readonly refunds: ManualRefundRepository,
    private readonly views: ManualRefundViews,
    private readonly acts: ActLog,
    private readonly clock: Clock,
  ) {}

  async execute({ asked, adminId }: RequestManualRefund): Promise<Result<View>> {
    const requested = await this.refunding.run(asked.orderId, (tx, locked) =>
      this.request(tx, locked, asked, adminId),
    );
    if (!requested.ok) return requested;
    const [view] = await this.views.of([requested.value.state], adminId);
    return accept(view!);
  }

  private async request(
    tx: Tx,
    { order, refundable, save }: LockedOrder,
    asked: Asked,
    adminId: UserId,
  ): Promise<Result<ManualRefund>> {
    const { id: orderId, code: orderCode, storeId } = order.state;
    const amount = toAgorot(asked.amount);
    const payment = refundable.paymentFor(adminId, amount);
    if (!payment.ok) return payment;
    const now = this.clock.now();
    const refund = ManualRefund.request(
      { orderId, orderCode, amount, reason: asked.reason, requestedBy: adminId },
      now,
    );
    if (amount <= aloneMost(await this.refunds.aloneSoFar(tx, adminId, orderId, now))) {
      const approved = refund.approveAlone(payment.value, now);
      if (!approved.ok) return approved;
      order.refundByHand(payment.value, amount, refund.state.id);
      await save();
    }
    await this.refunds.add(tx, refund);
    await this.acts.changed(tx, {
      subject: { kind: 'order', id: orderId, storeId, code: orderCode },
      before: null,
      after: { refundId: refund.state.id, amount, status: refund.state.status },
    });
    return accept(refund);
  }
}
