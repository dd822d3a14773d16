import type { EventPayload } from '@smachot/contracts';
import type { PaymentMove } from '../domain/money/order-money';

type Fact = { event: string; payload: Record<string, unknown> };
type Payment = {
  goal: 'hold' | 'capture' | 'release';
  state: 'held' | 'open' | 'challenged' | 'captured' | 'failed' | 'released';
  amount: number;
  captured: number;
  refunded: number;
};

/** Model of the payments context: it executes each request once and reports it late, twice and in any order. */
export class APayer {
  readonly payments = new Map<string, Payment>();
  /** Requests for further sales and for partial refunds. */
  readonly asked: Fact[] = [];
  private said: PaymentMove[] = [];
  private readonly heard = new Set<string>();

  holds(paymentId: string, amount: number): void {
    this.payments.set(paymentId, { goal: 'hold', state: 'held', amount, captured: 0, refunded: 0 });
  }

  handle(fact: Fact): void {
    this.asked.push(fact);
    const { paymentId } = fact.payload as { paymentId: string };
    const payment = this.payments.get(paymentId);
    switch (fact.event) {
      case 'orders.charge_wanted':
        if (!payment)
          this.payments.set(paymentId, this.charged(fact.payload as EventPayload<'orders.charge_wanted'>));
        return;
      case 'orders.capture_wanted':
        if (payment && payment.goal !== 'release' && payment.state !== 'captured')
          Object.assign(payment, { goal: 'capture', state: payment.state === 'held' ? 'held' : 'open' });
        return;
      case 'orders.release_wanted':
        return this.release(paymentId, payment);
      case 'orders.refund_wanted':
        return this.giveBack(paymentId, fact.payload as EventPayload<'orders.refund_wanted'>);
    }
  }

  /** The provider reports an outcome for the open payments. */
  work(outcome: 'captured' | 'refused' | 'challenged'): void {
    for (const [id, payment] of this.payments) {
      const open = payment.goal === 'capture' && ['held', 'open', 'challenged'].includes(payment.state);
      if (!open || (outcome === 'challenged' && payment.state === 'challenged')) continue;
      payment.state = outcome === 'refused' ? 'failed' : outcome;
      if (outcome === 'captured') payment.captured = payment.amount;
      this.say(id, outcome, payment.amount);
    }
  }

  /** One of the reports, sometimes one that was delivered before. */
  next(pick: number, twice: boolean): PaymentMove | undefined {
    const at = this.said.length ? pick % this.said.length : 0;
    const move = this.said[at];
    if (!twice) this.said = this.said.filter((_, index) => index !== at);
    return move;
  }

  /** Agorot captured minus refunded. */
  get kept(): number {
    return [...this.payments.values()].reduce((sum, { captured, refunded }) => sum + captured - refunded, 0);
  }

  private charged({ amount }: EventPayload<'orders.charge_wanted'>): Payment {
    return { goal: 'capture', state: 'open', amount, captured: 0, refunded: 0 };
  }

  private release(id: string, payment: Payment | undefined): void {
    if (!payment || payment.goal === 'release') return;
    Object.assign(payment, { goal: 'release', state: 'released', refunded: payment.captured });
    this.say(id, 'released', 0);
  }

  private giveBack(id: string, { refundId, amount }: EventPayload<'orders.refund_wanted'>): void {
    const payment = this.payments.get(id);
    if (this.heard.has(refundId) || payment?.state !== 'captured') return;
    this.heard.add(refundId);
    if (payment.refunded + amount > payment.captured) return this.say(id, 'refund_failed', amount);
    payment.refunded += amount;
    this.say(id, 'refunded', amount);
  }

  private say(paymentId: string, move: PaymentMove['move'], amount: number): void {
    const { captured, refunded } = this.payments.get(paymentId)!;
    this.said.push({ paymentId, move, amount, captured, refunded });
  }
}
