import * as fc from 'fast-check';
import { aFollowing, again, BY_THE_SHEKEL, CUT_OFF, quiet, RATES, someGuests } from '../testing/a-following';
import { inHours, NOON } from '../testing/an-order';
import { APayer } from '../testing/a-payer';
import { calendar } from '../testing/paying';
import type { Order } from './order';
import { splitRefund } from './split-refund';

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
] as const;
const step = fc.record({
  what: fc.constantFrom(...DO),
  // most of them near what was agreed
  count: fc.oneof(fc.integer({ min: 0, max: 260 }), fc.integer({ min: 40, max: 62 })),
  outcome: fc.constantFrom(
    'captured' as const,
    'captured' as const,
    'refused' as const,
    'challenged' as const,
  ),
  partner: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

type End = { seats: number; fails: boolean; cancelled?: 'partner' | 'customer' | undefined };

/** An order, its payments and the time, as they go through whatever happens. */
class Story {
  readonly payer = new APayer();
  now = NOON;

  constructor(public order: Order) {
    this.payer.holds(order.state.paymentId!, order.state.price);
    quiet(order);
  }

  isPaid(): void {
    const usual = { count: 0, outcome: 'captured', partner: false } as const;
    for (const what of ['approve', 'work', 'hear'] as const) this.happens({ what, ...usual });
  }

  happens({ what, count, outcome, partner }: Step): void {
    const { order, now } = this;
    const { following } = order;
    const newest = following?.amendments.newest?.id ?? '';
    switch (what) {
      case 'approve':
        order.approve(now);
        break;
      case 'look':
        following?.look(partner ? someGuests(count, now) : null, now);
        break;
      case 'propose':
        following?.propose(count, now);
        break;
      case 'accept':
      case 'refuse':
        following?.answer(newest, { type: what, reason: '' }, now);
        break;
      case 'settle':
        following?.settlement.settle(count % 7 ? count : null, now);
        break;
      case 'lock':
        following?.settlement.lock(now);
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
        if (count < 5) following?.leave('customer', now);
        break;
      case 'cancel':
        if (count < 20 || (following?.state.status === 'settled' && count < 60))
          this.cancel(partner ? 'partner' : 'customer');
        break;
      case 'complete':
        order.complete(now);
        break;
      default:
        // to the cut-off in a few steps
        this.now = inHours(count * 4, now);
    }
    this.passOn();
  }

  /** Everybody hears everything, and time goes on until nothing is left to happen. */
  end({ seats, fails, cancelled }: End): void {
    if (this.now < CUT_OFF) this.now = CUT_OFF;
    for (let round = 0; round < 4; round++) {
      this.payer.work(fails ? 'refused' : 'captured');
      while (this.hears(0, false));
      this.order.following?.settlement.settle(seats, this.now);
      this.passOn();
      this.order.following?.settlement.lock(this.now);
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
    if (move) this.order.notePayment(move, this.now);
    this.passOn();
    return move !== undefined;
  }

  private cancel(by: 'partner' | 'customer'): void {
    const { refunded: expected } = this.order.refundOf(by, this.now, calendar);
    this.order.cancel(by, { expected, reason: '' }, this.now, calendar);
  }

  private passOn(): void {
    const facts = this.order.getUncommittedEvents() as { event: string; payload: Record<string, unknown> }[];
    for (const fact of facts) this.payer.hear(fact);
    quiet(this.order);
  }
}

const stories = fc.record({
  dear: fc.boolean(),
  policy: fc.constantFrom(0, 37, 50, 100),
  paid: fc.boolean(),
  cancelled: fc.constantFrom(undefined, undefined, 'partner' as const, 'customer' as const),
  seats: fc.integer({ min: 44, max: 56 }),
  fails: fc.boolean(),
  steps: fc.array(step, { maxLength: 50 }),
});

it('takes, less what it gives back, exactly what was settled, whatever happens in whatever order', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(stories, ({ dear, policy, paid, steps, ...ends }) => {
      const story = new Story(
        aFollowing({
          ...(dear ? { rates: RATES } : { rates: BY_THE_SHEKEL, price: 5_000 }),
          policy: [{ hoursBefore: 0, refundPercent: policy }],
        }),
      );
      if (paid) story.isPaid();
      for (const one of steps) story.happens(one);
      story.end(ends);
      const { state, following } = story.order;
      const { kept } = story.payer;
      const extra = following!.state.extraCaptured > 0 ? ' twice' : '';
      seen.add(`${state.status} ${following!.state.status}${extra}`);
      // what the order believes is what the provider has
      expect(state.captured - state.refunded).toBe(kept);
      if (state.status === 'approved' || state.status === 'done') {
        // whatever is owed back by hand is not the store's
        if (state.paymentStatus === 'captured') expect(kept - state.owed).toBe(state.price);
      } else if (kept > 0) expect(kept - state.owed).toBe(state.kept);
      const { participants } = state.summary.eventInfo;
      expect(participants).toBeGreaterThanOrEqual(20);
      expect(participants).toBeLessThanOrEqual(200);
      const count = (event: string) => story.payer.asked.filter((one) => one.event === event).length;
      expect(count('orders.charge_wanted')).toBeLessThanOrEqual(1);
      // one of the settlement, and one of each payment when it is cancelled
      expect(count('orders.refund_wanted')).toBeLessThanOrEqual(state.kept === null ? 1 : 3);
      if (count('orders.charge_wanted') && state.kept === null) expect(count('orders.refund_wanted')).toBe(0);
    }),
    { numRuns: 1_000 },
  );
  // the stories do come to all these ends
  for (const end of [
    'done settled',
    'done settled twice',
    'done locked',
    'cancelled_partner settled twice',
    'cancelled_customer settled',
    'cancelled_customer left',
  ])
    expect(seen).toContain(end);
});

it('never leaves an order that is approved and paid open after its cut-off', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const story = new Story(aFollowing());
      for (const one of steps) story.happens(one);
      story.end({ seats: 50, fails: false });
      const { state, following } = story.order;
      if (state.status === 'approved' && state.paymentStatus === 'captured')
        expect(following!.isOpen).toBe(false);
    }),
    { numRuns: 400 },
  );
});

describe('what goes back from which payment', () => {
  const sums = fc.integer({ min: 0, max: 3_000 });
  it('adds up, in parts the provider gives back, from what each has', () => {
    fc.assert(
      fc.property(sums, sums, sums, (back, main, extra) => {
        const parts = splitRefund(back, { main, extra });
        if (!parts) return;
        expect(parts.main + parts.extra).toBe(back);
        expect(parts.main).toBeLessThanOrEqual(main);
        expect(parts.extra).toBeLessThanOrEqual(extra);
        for (const part of [parts.main, parts.extra]) expect(part === 0 || part >= 500).toBe(true);
      }),
    );
  });
  it.each([
    [700, { main: 9_000, extra: 700 }, { main: 0, extra: 700 }],
    [5_000, { main: 9_000, extra: 700 }, { main: 4_300, extra: 700 }],
    [1_500, { main: 9_000, extra: 1_200 }, { main: 500, extra: 1_000 }],
    [900, { main: 9_000, extra: 700 }, { main: 900, extra: 0 }],
    [499, { main: 9_000, extra: 700 }, null],
  ])('%i of %j: %j', (back, paid, parts) => expect(splitRefund(back, paid)).toEqual(parts));
});
