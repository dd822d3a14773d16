import type { PaymentId } from '@smachot/contracts';
import { HOUR_MS, MINUTE_MS, type Result } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import type { PaymentMove } from '../domain/money/order-money';
import type { Order } from '../domain/order';
import type { OrderRepository } from '../persistence/orders/order.repository';
import { paidPrice } from '../domain/order-terms';
import type { DemoEnd } from './demo-orders';

/** What an event of an order asked of another context, and when. */
export type Told = { at: Date; job: string; payload: unknown };
/** The payment of a demo order as the provider would know it; sums in agorot. */
export type DemoPayment = {
  paymentId: PaymentId;
  userId: string;
  orderCode: string;
  returnTo: string;
  amount: number;
  heldAt: Date;
  capturedAt: Date | null;
  releasedAt: Date | null;
  refunds: { id: string; amount: number; at: Date }[];
};

const calendar = { isRestDay: () => false };
const later = (at: Date, milliseconds: number): Date => new Date(at.getTime() + milliseconds);

/** Takes an order through the transitions of a real one; the provider does at once what is asked of it. */
export class DemoLife {
  readonly told: Told[] = [];
  readonly payment: DemoPayment | null;

  constructor(
    private readonly tx: Tx,
    private readonly orders: OrderRepository,
    private readonly order: Order,
    private readonly crew: string[],
  ) {
    const { paymentId, userId, code, id, createdAt } = order.state;
    this.payment = paymentId && {
      ...{ paymentId, userId, orderCode: code, returnTo: `/me/orders/${id}`, amount: paidPrice(order.state) },
      ...{ heldAt: createdAt, capturedAt: null, releasedAt: null, refunds: [] },
    };
  }

  /** @param minutes until the store answered */
  async live(end: DemoEnd, minutes: number): Promise<void> {
    const { createdAt, startsAt, endsAt, respondBy } = this.order.state;
    await this.hear(createdAt);
    const answered = later(createdAt, minutes * MINUTE_MS);
    if (end === 'pending') return;
    if (end === 'declined') return this.move(answered, (at) => this.order.decline(at, 'התאריך כבר תפוס'));
    if (end === 'recalled') return this.move(answered, (at) => this.order.recall(at));
    if (end === 'expired') return this.move(respondBy!, (at) => this.order.expire(at));
    await this.move(answered, (at) => this.order.approve(at));
    if (end === 'done') return this.move(later(endsAt, MINUTE_MS), (at) => this.order.complete(at));
    if (end === 'approved') return;
    const by = end === 'cancelled_partner' ? 'partner' : 'customer';
    // between the two thresholds of most policies, so that a part of it is kept
    const cancelledAt = later(startsAt, -10 * 24 * HOUR_MS);
    await this.move(cancelledAt, (at) => {
      const { refunded: expected } = this.order.refundOf(by, at, calendar);
      return this.order.cancel(by, { expected, reason: 'האירוע נדחה' }, at, calendar);
    });
  }

  private async move(at: Date, act: (at: Date) => Result<undefined>): Promise<void> {
    const moved = act(at);
    if (!moved.ok) throw new Error(`an order of the demo: ${moved.code}`);
    await this.save(at);
  }

  private async save(at: Date): Promise<void> {
    // payments of the past are confirmed to nobody
    this.order.moneyMoved.splice(0);
    await this.orders.save(this.tx, this.order, this.crew);
    await this.hear(at);
  }

  /** Takes the events of the last save, and answers those for the provider. */
  private async hear(at: Date): Promise<void> {
    const heard = this.tx.outbox.splice(0).map(({ job, payload }) => ({ at, job, payload }));
    this.told.push(...heard);
    for (const { job, payload } of heard) {
      const moved = this.moved(job, payload as { refundId: string; amount: number }, later(at, MINUTE_MS));
      if (!moved) continue;
      this.order.applyPayment(moved, later(at, MINUTE_MS));
      await this.save(later(at, MINUTE_MS));
    }
  }

  private moved(job: string, { refundId, amount }: { refundId: string; amount: number }, at: Date) {
    const { payment } = this;
    if (!payment) return undefined;
    const told = (move: PaymentMove['move'], sum: number): PaymentMove => ({
      ...{ paymentId: payment.paymentId, move, amount: sum },
      captured: payment.capturedAt ? payment.amount : 0,
      refunded: payment.refunds.reduce((total, one) => total + one.amount, 0),
    });
    if (job === 'payments.capture') {
      payment.capturedAt = at;
      return told('captured', payment.amount);
    }
    if (job === 'payments.release') {
      payment.releasedAt = at;
      return told('released', 0);
    }
    if (job !== 'payments.refund') return undefined;
    payment.refunds.push({ id: refundId, amount, at });
    return { ...told('refunded', amount), refundId };
  }
}
