import * as fc from 'fast-check';
import type { Order } from '../domain/order';
import { paidPrice } from '../domain/order-terms';
import { again, CUT_OFF, quiet, someGuests } from './a-linked-order';
import { inHours, NOON } from './an-order';
import { APayer } from './a-payer';
import { calendar } from './paying';

const DO = [
  'approve',
  'look',
  'propose',
  'accept',
  'refuse',
  'settle',
  'lock',
  'work',
  'hear',
  'payAgain',
  'hear',
  'settle',
  'accept',
  'restart',
  'leave',
  'cancel',
  'complete',
  'later',
  'rest',
  'rest',
  'decide',
] as const;
export const step = fc.record({
  what: fc.constantFrom(...DO),
  // most numbers are near the agreed one
  count: fc.oneof(fc.integer({ min: 0, max: 260 }), fc.integer({ min: 40, max: 62 })),
  outcome: fc.constantFrom(
    'captured' as const,
    'captured' as const,
    'refused' as const,
    'challenged' as const,
  ),
  partner: fc.boolean(),
});
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

type End = { seats: number; fails: boolean; cancelled?: 'partner' | 'customer' | undefined };

/** An order with its payments and clock, driven through a random sequence of acts. */
export class Story {
  readonly payer = new APayer();
  now = NOON;

  constructor(public order: Order) {
    this.payer.holds(order.state.paymentId!, paidPrice(order.state));
    quiet(order);
  }

  isPaid(): void {
    const usual = { count: 0, outcome: 'captured', partner: false } as const;
    for (const what of ['approve', 'work', 'hear'] as const) this.happens({ what, ...usual });
  }

  happens({ what, count, outcome, partner }: Step): void {
    const { order, now } = this;
    const { linkedOrder } = order;
    const newest = linkedOrder?.amendments.newest?.id ?? '';
    switch (what) {
      case 'approve':
        order.approve(now);
        break;
      case 'look':
        linkedOrder?.look(partner ? someGuests(count, now) : null, now);
        break;
      case 'propose':
        linkedOrder?.propose(count, now);
        break;
      case 'accept':
      case 'refuse':
        linkedOrder?.answer(newest, { type: what, reason: '' }, now);
        break;
      case 'settle':
        linkedOrder?.settlement.settle(count % 7 ? count : null, now);
        break;
      case 'lock':
        linkedOrder?.settlement.lock(now);
        break;
      case 'work':
        this.payer.work(outcome);
        break;
      case 'hear':
        this.hears(count, partner);
        break;
      case 'payAgain':
        order.payAgain(null);
        break;
      case 'restart':
        this.order = again(order);
        break;
      case 'leave':
        if (count < 5) linkedOrder?.leave('customer', now);
        break;
      case 'cancel':
        if (count < 20 || (linkedOrder?.state.status === 'settled' && count < 60))
          this.cancel(partner ? 'partner' : 'customer');
        break;
      case 'complete':
        order.complete(now);
        break;
      case 'rest':
        order.plan?.look(now);
        break;
      case 'decide':
        this.decides(count, partner);
        break;
      default:
        // reaches the cut-off in a few steps
        this.now = inHours(count * 4, now);
    }
    this.passOn();
  }

  /** Delivers all events and advances the clock until nothing is left to happen. */
  end({ seats, fails, cancelled }: End): void {
    if (this.now < CUT_OFF) this.now = CUT_OFF;
    for (let round = 0; round < (this.order.plan ? 10 : 4); round++) {
      this.order.plan?.look(this.now);
      this.passOn();
      this.payer.work(fails ? 'refused' : 'captured');
      while (this.hears(0, false));
      this.order.linkedOrder?.settlement.settle(seats, this.now);
      this.passOn();
      this.order.linkedOrder?.settlement.lock(this.now);
      this.passOn();
      this.now = inHours(25, this.now);
    }
    if (cancelled) this.cancel(cancelled);
    this.passOn();
    while (this.hears(0, false));
    this.order.complete(this.now);
  }

  private hears(pick: number, twice: boolean): boolean {
    const move = this.payer.next(pick, twice);
    if (move) this.order.applyPayment(move, this.now);
    this.passOn();
    return move !== undefined;
  }

  private decides(count: number, partner: boolean): void {
    const { order, now } = this;
    if (count % 3 === 0) order.plan?.waive(now);
    else if (partner) order.plan?.extend(now);
    else if (count > 200)
      order.cancelForRest(order.refundOf('customer', now, calendar).refunded, now, calendar);
  }

  private cancel(by: 'partner' | 'customer'): void {
    const { refunded: expected } = this.order.refundOf(by, this.now, calendar);
    this.order.cancel(by, { expected, reason: '' }, this.now, calendar);
  }

  private passOn(): void {
    const facts = this.order.getUncommittedEvents() as { event: string; payload: Record<string, unknown> }[];
    for (const fact of facts) this.payer.handle(fact);
    quiet(this.order);
  }
}
