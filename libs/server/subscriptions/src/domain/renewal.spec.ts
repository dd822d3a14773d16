import { BillingCycle, PlanId } from '@smachot/contracts';
import { DAY_MS, MINUTE_MS, newId } from '@smachot/kernel';
import { planPrice, startOfDay } from '@smachot/pricing';
import * as fc from 'fast-check';
import {
  active,
  answered,
  chosen,
  dueAt,
  emitted,
  inactive,
  inGrace,
  PAYER,
  START,
} from '../testing/a-subscription';
import { graceEnd } from './dunning';
import type { Subscription } from './subscription';

const ACTS = [
  ...(['choose', 'cancel', 'resume', 'pay'] as const),
  ...(['captured', 'refused', 'challenged', 'tick', 'day'] as const),
];
const anyCoupon = fc.record({
  code: fc.constant('PLAN'),
  discountType: fc.constantFrom('Percentage' as const, 'Amount' as const),
  discount: fc.integer({ min: 1, max: 100 }),
  periods: fc.integer({ min: 1, max: 4 }),
});
const later = (days: number): Date => new Date(START.getTime() + days * DAY_MS);
const daysOf = ({ charges }: Subscription) =>
  charges.rows.map(({ fromDay, untilDay }) => `${fromDay} ${untilDay}`);

describe('a renewal', () => {
  it('is charged once for each of two years of months, without a gap and from the 31st', () => {
    const subscription = active();
    for (let now = START; now < later(731); now = new Date(now.getTime() + DAY_MS / 3)) {
      subscription.advance(now, PAYER);
      answered(subscription, 'captured', now);
    }
    const { rows } = subscription.charges;
    expect(rows.map(({ period }) => period)).toEqual(rows.map((_, at) => at + 1));
    expect(rows).toHaveLength(25);
    for (const [at, { fromDay, untilDay, status }] of rows.entries()) {
      expect(status).toBe('paid');
      expect(fromDay).toBe(rows[at - 1]?.untilDay ?? '2027-01-31');
      expect(['28', '29', '30', '31']).toContain(untilDay.slice(8));
    }
    expect(daysOf(subscription).slice(0, 3)).toEqual([
      '2027-01-31 2027-02-28',
      '2027-02-28 2027-03-31',
      '2027-03-31 2027-04-30',
    ]);
    expect(rows.find(({ fromDay }) => fromDay.startsWith('2028-01'))!.untilDay).toBe('2028-02-29');
  });
  it.each([
    ['2027-01-31', 'monthly', 25, '2029-02-28'],
    ['2028-02-29', 'monthly', 25, '2030-03-29'],
    ['2028-02-29', 'annually', 3, '2031-02-28'],
    // the nights on which the clock changes
    ['2027-03-26', 'monthly', 25, '2029-04-26'],
    ['2027-10-31', 'monthly', 25, '2029-11-30'],
  ] as const)(
    'of a plan from %s (%s) is charged once for each period of two years',
    (day, billing, count, last) => {
      const from = startOfDay(day);
      const subscription = inactive();
      chosen(subscription, { planId: 'plus-plan', billing }, from);
      answered(subscription, 'captured', from);
      const end = from.getTime() + 732 * DAY_MS;
      for (let time = from.getTime(); time < end; time += DAY_MS / 3) {
        const now = new Date(time);
        // several workers look at once
        for (let worker = 0; worker < 3; worker++) subscription.advance(now, PAYER);
        answered(subscription, 'captured', now);
      }
      const { rows } = subscription.charges;
      expect(rows.map(({ period, status }) => `${period} ${status}`)).toEqual(
        Array.from({ length: count }, (_, index) => `${index + 1} paid`),
      );
      for (const [at, row] of rows.entries()) expect(row.fromDay).toBe(rows[at - 1]?.untilDay ?? day);
      expect(rows.at(-1)!.untilDay).toBe(last);
    },
  );
  it('that is refused leaves the plan for seven days and is tried on days 1, 3 and 5', () => {
    const subscription = active();
    const tries: string[] = [];
    for (let now = START; now < later(40); now = new Date(now.getTime() + 10 * MINUTE_MS)) {
      subscription.advance(now, PAYER);
      for (const { event } of emitted(subscription))
        tries.push(`${now.toISOString().slice(0, 16)} ${event.replace('subscriptions.', '')}`);
      if (subscription.state.period === 0) throw new Error('it was paid before');
      answered(subscription, 'refused', now);
    }
    expect(tries).toEqual([
      expect.stringContaining('charge_wanted'),
      '2027-02-27T22:00 charge_wanted',
      '2027-03-01T08:00 retry_wanted',
      '2027-03-03T08:00 retry_wanted',
      '2027-03-05T08:00 retry_wanted',
      '2027-03-06T22:00 release_wanted',
    ]);
    expect(subscription.state.phase).toBe('inactive');
    expect(subscription.news.map(({ kind }) => kind)).toEqual(['subscription_unpaid', 'subscription_ended']);
  });
  it('that is paid in days of grace continues from the day on which it was due', () => {
    const subscription = inGrace();
    subscription.pay(PAYER, later(33));
    answered(subscription, 'captured', later(33));
    expect(subscription.state).toMatchObject({
      ...{ phase: 'active', fromDay: '2027-02-28', untilDay: '2027-03-31', period: 2 },
    });
  });
  it('whose payment has no outcome ends with the days of grace', () => {
    const subscription = active();
    subscription.advance(dueAt(subscription), PAYER);
    expect(dueAt(subscription)).toEqual(graceEnd('2027-02-28'));
    subscription.advance(dueAt(subscription), PAYER);
    expect(subscription.state.phase).toBe('inactive');
    expect(subscription.charges.rows.at(-1)!.status).toBe('abandoned');
  });
  it('is not charged to one who no longer owns the store; another owner pays it', () => {
    const subscription = active();
    emitted(subscription);
    const now = dueAt(subscription);
    subscription.advance(now, undefined);
    expect(subscription.state.phase).toBe('grace');
    expect(emitted(subscription)).toEqual([]);
    const other = { ...PAYER, userId: newId() };
    subscription.pay(other, now);
    expect(emitted(subscription)).toMatchObject([
      { event: 'subscriptions.charge_wanted', payload: { userId: other.userId, amount: 14_900 } },
    ]);
    answered(subscription, 'captured', now);
    expect(subscription.state).toMatchObject({ phase: 'active', payerId: other.userId });
  });
});

it('whatever happens in whatever order, no period has two charges that count, and what is paid is for periods', () => {
  const steps = fc.array(
    fc.tuple(
      fc.constantFrom(...ACTS),
      fc.constantFrom(...PlanId.options),
      fc.constantFrom(...BillingCycle.options),
      fc.option(anyCoupon, { freq: 2 }),
    ),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(steps, (taken) => {
      const subscription = inactive();
      let now = START;
      for (const [act, planId, billing, coupon] of taken) {
        if (act === 'choose') chosen(subscription, { planId, billing, coupon }, now);
        else if (act === 'cancel') subscription.cancel();
        else if (act === 'resume') subscription.resume();
        else if (act === 'pay') subscription.pay(PAYER, now);
        else if (act === 'day') now = new Date(now.getTime() + 3 * DAY_MS);
        else if (act === 'tick') {
          now = new Date(Math.max(now.getTime(), subscription.state.dueAt?.getTime() ?? 0));
          subscription.advance(now, PAYER);
        } else answered(subscription, act, now);
        const counting = subscription.charges.rows.filter(
          ({ status, kind }) => status !== 'abandoned' && (status !== 'failed' || kind === 'renewal'),
        );
        expect(new Set(counting.map(({ period }) => period)).size).toBe(counting.length);
        for (const { price, credit, due, balance } of counting) expect(credit + due).toBe(price + balance);
        for (const { planId: of, billing: by, price, off } of counting)
          expect([price + off, price >= 0]).toEqual([planPrice(of, by), true]);
        expect(counting.filter(({ status }) => status === 'paid' || status === 'credited')).toHaveLength(
          subscription.state.period,
        );
      }
    }),
    { numRuns: 300 },
  );
});
