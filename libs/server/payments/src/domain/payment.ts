import type { CardId, CardRefusal, EventPayload, PaymentId, UserId } from '@smachot/contracts';
import {
  type PaymentGoal,
  paymentLifecycle,
  type PaymentMove,
  type PaymentStatus,
} from '@smachot/lifecycles';

/** Amounts in agorot. The cardholder sees `product` and returns to `returnTo` (a path). */
export type PaymentState = {
  id: PaymentId;
  userId: UserId;
  cardId: CardId | null;
  product: string;
  returnTo: string;
  amount: number;
  /** Number of installments the cardholder chose. */
  cardPayments: number;
  goal: PaymentGoal;
  status: PaymentStatus;
  attempt: number;
  captured: number;
  refunded: number;
  /** Identifies the current claim; every claim has its own lease. */
  lease: string | null;
};
type Moved = EventPayload<'payments.moved'>;
/** Change of a payment that other contexts are told about; `amount` in agorot. */
export type PaymentNews = Pick<Moved, 'move' | 'amount' | 'refundId' | 'refusal'>;

/**
 * Sum that is held on and captured from a card. It asks the lifecycle before every move: a refused move leaves the status alone, since
 * the goal may have changed while the provider was asked.
 */
export class Payment {
  news: PaymentNews | undefined;

  constructor(readonly state: PaymentState) {}

  held(amount: number): void {
    this.move({ type: 'hold', by: 'provider' });
    this.news = { move: 'held', amount };
  }

  captured(amount: number): void {
    this.move({ type: 'capture', by: 'provider' });
    this.state.captured = amount;
    this.news = { move: 'captured', amount };
  }

  /** The cardholder has to confirm; this is published once. */
  challenged(amount: number): void {
    const again = this.state.status === 'challenged';
    this.move({ type: 'challenge', by: 'provider' });
    if (!again) this.news = { move: 'challenged', amount };
  }

  refused(amount: number, refusal?: CardRefusal): void {
    this.move({ type: 'refuse', by: 'provider' });
    this.news = { move: 'refused', amount, refusal };
  }

  refundedPart(amount: number, refundId: string): void {
    this.state.refunded += amount;
    this.news = { move: 'refunded', amount, refundId };
  }

  refundRefused(amount: number, refundId: string): void {
    this.news = { move: 'refund_failed', amount, refundId };
  }

  /** The authorization has expired. */
  holdExpired(): void {
    if (this.move({ type: 'expire', by: 'provider' })) this.state.attempt += 1;
  }

  /** Records the refund of an abandoned sale. Money of a sale that was abandoned before its capture was known never counted as paid. */
  gaveBack(amount: number): void {
    const { goal, captured, refunded } = this.state;
    if (goal === 'release') this.state.refunded = Math.min(captured, refunded + amount);
  }

  /** Whether others must still be told that no money of it is held or captured. */
  get awaitsRelease(): boolean {
    return this.state.goal === 'release' && this.state.status !== 'released';
  }

  /** The last of its sales was read. */
  released(): void {
    if (this.move({ type: 'release', by: 'provider' })) this.news = { move: 'released', amount: 0 };
  }

  private move(move: PaymentMove): boolean {
    const next = paymentLifecycle.move(this.state.status, move);
    if (next) this.state.status = next;
    return next !== undefined;
  }
}
