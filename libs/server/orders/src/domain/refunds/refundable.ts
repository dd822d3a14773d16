import type { PaymentId, RefundObstacle, UserId } from '@smachot/contracts';
import { refuse, type Result, accept } from '@smachot/kernel';
import type { Order } from '../order';

/** Agorot of approved refunds by hand, by payment, whose outcome is not known yet. */
export type OnTheirWay = ReadonlyMap<PaymentId, number>;
type Part = { paymentId: PaymentId; most: number };

const MOVING = new Set(['held', 'capturing', 'action_required', 'refunding']);
const PLAN_OVER = new Set(['paid', 'waived', 'ended']);

/** What of an order admins can refund by hand: while it stands, and while its money moves, its own rules decide. */
export class Refundable {
  constructor(
    private readonly order: Order,
    private readonly onTheirWay: OnTheirWay,
    private readonly disputed: ReadonlySet<PaymentId>,
  ) {}

  /** Each payment that is not disputed with the sum that is left of it, in agorot; the newest first. */
  get parts(): Part[] {
    return this.left.filter(({ paymentId }) => !this.disputed.has(paymentId));
  }

  /** The largest refund: one goes to one payment. */
  get most(): number {
    return Math.max(0, ...this.parts.map(({ most }) => most));
  }

  obstacleFor(adminId: UserId): RefundObstacle | null {
    const { status, paymentStatus, userId } = this.order.state;
    if (userId === adminId) return 'own_order';
    if (status === 'pending' || status === 'approved') return 'not_over';
    if (MOVING.has(paymentStatus) || this.awaitsMoney) return 'in_progress';
    if (this.most > 0) return null;
    return this.left.some(({ most }) => most > 0) ? 'charged_back' : 'nothing_left';
  }

  /** The payment of which this sum can be refunded. */
  paymentFor(adminId: UserId, amount: number): Result<PaymentId> {
    const obstacle = this.obstacleFor(adminId);
    if (obstacle) return refuse(obstacle === 'charged_back' ? 'payment.charged_back' : `refund.${obstacle}`);
    const part = this.parts.find(({ most }) => amount <= most);
    if (part) return accept(part.paymentId);
    // the sum is there, but of a payment that the cardholder disputes
    if (this.left.some(({ most }) => amount <= most)) return refuse('payment.charged_back');
    return refuse('refund.too_much', { fields: { amount: 'refund.too_much' } });
  }

  private get left(): Part[] {
    return this.order.payments.map(({ paymentId, stands }) => ({
      paymentId,
      most: Math.max(0, stands - (this.onTheirWay.get(paymentId) ?? 0)),
    }));
  }

  /** Whether the rest after a deposit, or the settlement at the cut-off, may still be charged. */
  private get awaitsMoney(): boolean {
    const { plan, linkedOrder } = this.order;
    const linked = linkedOrder?.state.status;
    return (
      (plan !== undefined && !PLAN_OVER.has(plan.state.status)) ||
      linked === 'following' ||
      linked === 'counting' ||
      linked === 'settling'
    );
  }
}
