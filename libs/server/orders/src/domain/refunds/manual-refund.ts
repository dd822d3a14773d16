import {
  ALONE_REFUND_MAX,
  ALONE_REFUNDS_A_DAY,
  type ManualRefundId,
  type ManualRefundStatus,
  type OrderId,
  type PaymentId,
  REFUND_REQUEST_DAYS,
  type UserId,
} from '@smachot/contracts';
import { accept, DAY_MS, newId, refuse, type Result } from '@smachot/kernel';
import { manualRefundLifecycle, type ManualRefundMove } from '@smachot/lifecycles';

/** `amount` in agorot. `paymentId`: the payment that is refunded, chosen when it is approved. */
export type ManualRefundState = {
  id: ManualRefundId;
  orderId: OrderId;
  orderCode: string;
  amount: number;
  reason: string;
  status: ManualRefundStatus;
  requestedBy: UserId;
  /** Of the request, by which it is known when it is sent again; null: from before keys were kept. */
  key: string | null;
  requestedAt: Date;
  expiresAt: Date;
  decidedBy: UserId | null;
  decidedAt: Date | null;
  decisionReason: string | null;
  paymentId: PaymentId | null;
};
type Asked = Pick<ManualRefundState, 'orderId' | 'orderCode' | 'amount' | 'reason' | 'requestedBy' | 'key'>;
type Decision = { adminId: UserId; reason: string; now: Date };

/** Agorot that an admin has refunded without a second one: of the order in all, and of any order within the last day. */
export type AloneSoFar = { ofOrder: number; ofDay: number };

/** The most, in agorot, that the admin may still refund without a second one: small sums would add up otherwise. */
export const aloneMost = ({ ofOrder, ofDay }: AloneSoFar): number =>
  Math.max(0, Math.min(ALONE_REFUND_MAX - ofOrder, ALONE_REFUND_MAX * ALONE_REFUNDS_A_DAY - ofDay));

/** A refund of an order that admins give by hand: above a sum one asks for it and another approves. */
export class ManualRefund {
  constructor(readonly state: ManualRefundState) {}

  static request(asked: Asked, now: Date): ManualRefund {
    return new ManualRefund({
      ...asked,
      id: newId(),
      status: 'requested',
      requestedAt: now,
      expiresAt: new Date(now.getTime() + REFUND_REQUEST_DAYS * DAY_MS),
      decidedBy: null,
      decidedAt: null,
      decisionReason: null,
      paymentId: null,
    });
  }

  isOf(orderId: OrderId, amount: number): boolean {
    return this.state.orderId === orderId && this.state.amount === amount;
  }

  /** Approves a sum that one admin may refund alone. */
  approveAlone(paymentId: PaymentId, now: Date): Result<undefined> {
    const { requestedBy: adminId, reason } = this.state;
    return this.approved('limit', paymentId, { adminId, reason, now });
  }

  approve(paymentId: PaymentId, decision: Decision): Result<undefined> {
    if (decision.adminId === this.state.requestedBy) return refuse('refund.own_request');
    return this.approved('second', paymentId, decision);
  }

  decline(decision: Decision): Result<undefined> {
    const by = decision.adminId === this.state.requestedBy ? 'first' : 'second';
    const declined = this.inTime(decision.now) && this.move({ type: 'decline', by });
    return declined ? this.decided(decision) : refuse('refund.decided');
  }

  expire(now: Date): void {
    if (!this.inTime(now)) this.move({ type: 'expire', by: 'system' });
  }

  /** The provider's outcome; it may come twice. */
  settle(refunded: boolean): void {
    this.move({ type: refunded ? 'refund' : 'fail', by: 'provider' });
  }

  private approved(by: 'second' | 'limit', paymentId: PaymentId, decision: Decision): Result<undefined> {
    const moved = this.inTime(decision.now) && this.move({ type: 'approve', by });
    if (!moved) return refuse('refund.decided');
    this.state.paymentId = paymentId;
    return this.decided(decision);
  }

  private decided({ adminId, reason, now }: Decision): Result<undefined> {
    Object.assign(this.state, { decidedBy: adminId, decidedAt: now, decisionReason: reason });
    return accept();
  }

  private inTime(now: Date): boolean {
    return now < this.state.expiresAt;
  }

  private move(move: ManualRefundMove): boolean {
    const next = manualRefundLifecycle.move(this.state.status, move);
    if (next) this.state.status = next;
    return next !== undefined;
  }
}
