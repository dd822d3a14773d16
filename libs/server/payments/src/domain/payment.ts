import type { EventPayload } from '@smachot/contracts';
import {
  type PaymentGoal,
  paymentLifecycle,
  type PaymentMove,
  type PaymentStatus,
} from '@smachot/lifecycles';

/** Sums in agorot. `product` and `returnTo` (a path) are for the card's owner to read. */
export type PaymentState = {
  id: string;
  userId: string;
  cardId: string | null;
  product: string;
  returnTo: string;
  amount: number;
  /** Into how many payments the card's owner has it split. */
  cardPayments: number;
  goal: PaymentGoal;
  status: PaymentStatus;
  attempt: number;
  captured: number;
  refunded: number;
  /** Names the claim the payment is under: another claim has another end. */
  lease: string | null;
};
type Moved = EventPayload<'payments.moved'>;
/** What others hear of a payment; `amount` in agorot. */
export type PaymentNews = Pick<Moved, 'move' | 'amount'>;

/**
 * A sum that is held and taken by a card. Asks the lifecycle before every move: one it refuses leaves the status alone, since what
 * was wanted may have changed while the provider was asked.
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

  /** The card's owner has to confirm; told once. */
  challenged(amount: number): void {
    const again = this.state.status === 'challenged';
    this.move({ type: 'challenge', by: 'provider' });
    if (!again) this.news = { move: 'challenged', amount };
  }

  refused(amount: number): void {
    this.move({ type: 'refuse', by: 'provider' });
    this.news = { move: 'refused', amount };
  }

  refundedPart(amount: number): void {
    this.state.refunded += amount;
    this.news = { move: 'refunded', amount };
  }

  refundRefused(amount: number): void {
    this.news = { move: 'refund_failed', amount };
  }

  /** Held for longer than a hold lives. */
  holdExpired(): void {
    if (this.move({ type: 'expire', by: 'provider' })) this.state.attempt += 1;
  }

  /** What a sale took that was given up before anybody knew it never counted as paid. */
  gaveBack(amount: number): void {
    const { goal, captured, refunded } = this.state;
    if (goal === 'release') this.state.refunded = Math.min(captured, refunded + amount);
  }

  /** Whether it is still to be said that nothing of it is held or kept. */
  get awaitsRelease(): boolean {
    return this.state.goal === 'release' && this.state.status !== 'released';
  }

  /** The last of its sales was looked at. */
  released(): void {
    if (this.move({ type: 'release', by: 'provider' })) this.news = { move: 'released', amount: 0 };
  }

  private move(move: PaymentMove): boolean {
    const next = paymentLifecycle.move(this.state.status, move);
    if (next) this.state.status = next;
    return next !== undefined;
  }
}
