import { Injectable } from '@nestjs/common';
import type { UserId } from '@smachot/contracts';
import { Clock, refuse, type Result } from '@smachot/kernel';
import { ActLog, type Tx } from '@smachot/server-platform';
import type { ManualRefund } from '../domain/refunds/manual-refund';
import { ManualRefundRepository } from '../persistence/refunds/manual-refund.repository';
import type { LockedOrder } from './manual-refunding';

type Decision = { decision: 'approve' | 'decline'; reason: string; adminId: UserId };

/** Applies an admin's decision to a requested refund, under the lock of its order. */
@Injectable()
export class RefundDecisions {
  constructor(
    private readonly refunds: ManualRefundRepository,
    private readonly acts: ActLog,
    private readonly clock: Clock,
  ) {}

  async apply(
    tx: Tx,
    refund: ManualRefund,
    locked: LockedOrder,
    { decision, reason, adminId }: Decision,
  ): Promise<Result<undefined>> {
    const { id, orderId, amount, status } = refund.state;
    if (status !== 'requested') return refuse('refund.decided');
    const about = { adminId, reason, now: this.clock.now() };
    const moved = decision === 'approve' ? await this.approve(refund, locked, about) : refund.decline(about);
    if (!moved.ok) return moved;
    await this.refunds.save(tx, refund);
    const { code, storeId } = locked.order.state;
    await this.acts.changed(tx, {
      subject: { kind: 'order', id: orderId, storeId, code },
      before: { refundId: id, amount, status },
      after: { refundId: id, amount, status: refund.state.status },
    });
    return moved;
  }

  private async approve(
    refund: ManualRefund,
    { order, refundable, save }: LockedOrder,
    about: { adminId: UserId; reason: string; now: Date },
  ): Promise<Result<undefined>> {
    const { id, amount } = refund.state;
    // counted anew: something else may have been refunded since it was asked for
    const payment = refundable.paymentFor(about.adminId, amount);
    if (!payment.ok) return payment;
    const approved = refund.approve(payment.value, about);
    if (!approved.ok) return approved;
    order.refundByHand(payment.value, amount, id);
    await save();
    return approved;
  }
}
