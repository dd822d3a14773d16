import * as fc from 'fast-check';
import { aLinkedOrder, BY_THE_SHEKEL, RATES } from '../../testing/a-linked-order';
import { step, Story } from '../../testing/a-money-story';
import { TERMS } from '../../testing/a-plan';
import { splitRefund } from '../money/split-refund';

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
        aLinkedOrder({
          ...(dear ? { rates: RATES } : { rates: BY_THE_SHEKEL, price: 5_000 }),
          policy: [{ hoursBefore: 0, refundPercent: policy }],
        }),
      );
      if (paid) story.isPaid();
      for (const one of steps) story.happens(one);
      story.end(ends);
      const { state, linkedOrder } = story.order;
      const { kept } = story.payer;
      const extra = linkedOrder!.state.extraCaptured > 0 ? ' twice' : '';
      seen.add(`${state.status} ${linkedOrder!.state.status}${extra}`);
      // the order's totals equal the provider's
      expect(state.captured - state.refunded).toBe(kept);
      if (state.status === 'approved' || state.status === 'done') {
        // a sum that is refunded by hand is not the store's
        if (state.paymentStatus === 'captured') expect(kept - state.owed).toBe(state.price);
      } else if (kept > 0) expect(kept - state.owed).toBe(state.kept);
      const { participants } = state.summary.eventInfo;
      expect(participants).toBeGreaterThanOrEqual(20);
      expect(participants).toBeLessThanOrEqual(200);
      const count = (event: string) => story.payer.asked.filter((one) => one.event === event).length;
      expect(count('orders.charge_wanted')).toBeLessThanOrEqual(1);
      // one refund for the settlement, and one for each payment when the order is cancelled
      expect(count('orders.refund_wanted')).toBeLessThanOrEqual(state.kept === null ? 1 : 3);
      if (count('orders.charge_wanted') && state.kept === null) expect(count('orders.refund_wanted')).toBe(0);
    }),
    { numRuns: 1_000 },
  );
  // the generated stories reach all these ends
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
      const story = new Story(aLinkedOrder());
      for (const one of steps) story.happens(one);
      story.end({ seats: 50, fails: false });
      const { state, linkedOrder } = story.order;
      if (state.status === 'approved' && state.paymentStatus === 'captured')
        expect(linkedOrder!.isOpen).toBe(false);
    }),
    { numRuns: 400 },
  );
});

/** Deposits of ten percent and more, of prices that are not round. */
const planned = fc.record({
  percent: fc.constantFrom(10, 33, 50),
  daysBefore: fc.constantFrom(1, 5, 20),
  policy: fc.constantFrom(0, 37, 50, 100),
  paid: fc.boolean(),
  cancelled: fc.constantFrom(undefined, undefined, 'partner' as const, 'customer' as const),
  seats: fc.integer({ min: 44, max: 56 }),
  fails: fc.boolean(),
  steps: fc.array(step, { maxLength: 50 }),
});

it('takes, less what it gives back, what was agreed, also in a deposit and a rest', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(planned, ({ percent, daysBefore, policy, paid, steps, ...ends }) => {
      const deposit = 6_500 * percent;
      const story = new Story(
        aLinkedOrder({
          rates: RATES,
          paymentTerms: { ...TERMS, depositPercent: percent, restDaysBefore: daysBefore, deposit },
          policy: [{ hoursBefore: 0, refundPercent: policy }],
        }),
      );
      if (paid) story.isPaid();
      for (const one of steps) story.happens(one);
      story.end(ends);
      const { state, linkedOrder, plan } = story.order;
      const { kept, asked } = story.payer;
      seen.add(`${state.status} ${plan!.state.status} ${linkedOrder!.state.status}`);
      // the order's totals equal the provider's
      expect(state.captured - state.refunded).toBe(kept);
      // the sum that the business collects itself is not charged here
      if (state.status === 'done') expect(kept - state.owed).toBe(state.price - state.due);
      if (plan!.state.status === 'paid' && state.status === 'done') expect(state.due).toBe(0);
      if (state.kept !== null && kept > 0) expect(kept - state.owed).toBe(state.kept);
      const charges = asked.filter(({ event }) => event === 'orders.charge_wanted');
      // the rest and the charge of the settlement, each once
      expect(new Set(charges.map(({ payload }) => payload['paymentId'])).size).toBe(charges.length);
      expect(charges.length).toBeLessThanOrEqual(2);
      if (state.status === 'approved' && state.paymentStatus === 'captured')
        expect([plan!.isOpen, linkedOrder!.isOpen]).toEqual([false, false]);
    }),
    { numRuns: 1_000 },
  );
  for (const end of [
    'done paid settled',
    'done waived settled',
    'cancelled_partner paid settled',
    'cancelled_customer ended left',
  ])
    expect(seen).toContain(end);
});

describe('what goes back from which payment', () => {
  const sums = fc.integer({ min: 0, max: 3_000 });
  it('adds up, in parts the provider gives back, from what each has', () => {
    fc.assert(
      fc.property(sums, sums, sums, sums, (back, main, rest, extra) => {
        const parts = splitRefund(back, { main, rest, extra });
        if (!parts) return;
        expect(parts.main + parts.rest + parts.extra).toBe(back);
        expect(parts.rest).toBeLessThanOrEqual(rest);
        expect(parts.main).toBeLessThanOrEqual(main);
        expect(parts.extra).toBeLessThanOrEqual(extra);
        for (const part of [parts.main, parts.rest, parts.extra])
          expect(part === 0 || part >= 500).toBe(true);
      }),
    );
  });
  it.each([
    [700, { main: 9_000, rest: 0, extra: 700 }, { main: 0, rest: 0, extra: 700 }],
    [5_000, { main: 9_000, rest: 0, extra: 700 }, { main: 4_300, rest: 0, extra: 700 }],
    [1_500, { main: 9_000, rest: 0, extra: 1_200 }, { main: 500, rest: 0, extra: 1_000 }],
    [900, { main: 9_000, rest: 0, extra: 700 }, { main: 900, rest: 0, extra: 0 }],
    [499, { main: 9_000, rest: 0, extra: 700 }, null],
    [5_000, { main: 2_000, rest: 4_000, extra: 700 }, { main: 500, rest: 3_800, extra: 700 }],
    [5_900, { main: 1_000, rest: 4_300, extra: 600 }, { main: 1_000, rest: 4_300, extra: 600 }],
  ])('%i of %j: %j', (back, paid, parts) => expect(splitRefund(back, paid)).toEqual(parts));
});
