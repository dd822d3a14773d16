import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InputOf, ManualRefund as View, requestManualRefund, UserId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result, toAgorot } from '@smachot/kernel';
import { ActLog, type Tx } from '@smachot/server-platform';
import { aloneMost, ManualRefund } from '../../domain/refunds/manual-refund';
import { ManualRefundRepository } from '../../persistence/refunds/manual-refund.repository';
import { ManualRefundViews } from '../../services/manual-refund-views';
import { type LockedOrder, ManualRefunding } from '../../services/manual-refunding';

type Asked = InputOf<typeof requestManualRefund>['body'];

/**
 * An admin's refund: a small sum goes out at once, a larger one waits for a second admin. The same key is the same refund, also when
 * the answer to the first request was lost.
 */
export class RequestManualRefund extends Command<Result<View>> {
  constructor(
    readonly asked: Asked,
    readonly adminId: UserId,
    readonly key: string,
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

  async execute({ asked, adminId, key }: RequestManualRefund): Promise<Result<View>> {
    const requested = await this.refunding.run(asked.orderId, (tx, locked) =>
      this.request(tx, locked, { ...asked, requestedBy: adminId, key }),
    );
    if (!requested.ok) return requested;
    const [view] = await this.views.of([requested.value.state], adminId);
    return accept(view!);
  }

  private async request(
    tx: Tx,
    { order, refundable, save }: LockedOrder,
    { amount: shekels, reason, requestedBy, key }: Asked & { requestedBy: UserId; key: string },
  ): Promise<Result<ManualRefund>> {
    const { id: orderId, code: orderCode, storeId } = order.state;
    const amount = toAgorot(shekels);
    const earlier = await this.refunds.byKey(tx, requestedBy, key);
    if (earlier) return earlier.isOf(orderId, amount) ? accept(earlier) : refuse('idempotency.reused');
    const payment = refundable.paymentFor(requestedBy, amount);
    if (!payment.ok) return payment;
    const now = this.clock.now();
    const refund = ManualRefund.request({ orderId, orderCode, amount, reason, requestedBy, key }, now);
    if (amount <= aloneMost(await this.refunds.aloneSoFar(tx, requestedBy, orderId, now))) {
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
