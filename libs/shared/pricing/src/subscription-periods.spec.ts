import { BillingCycle, PlanId } from '@smachot/contracts';
import { addDays, addMonths, monthOf, wallTime } from '@smachot/kernel';
import * as fc from 'fast-check';
import { MONTHS, planPrice } from './plans';
import { LEAST_CHARGE } from './price';
import {
  anchorOf,
  changePlan,
  daysBetween,
  isUpgrade,
  type PaidPeriod,
  periodFrom,
  settleCredit,
  startOfDay,
  unusedValue,
} from './subscription-periods';

const anyDay = fc
  .date({ min: new Date('2025-01-01'), max: new Date('2045-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const anyBilling = fc.constantFrom(...BillingCycle.options);
const paidPlans = PlanId.options.filter((planId) => planId !== 'basic-plan');
const anyChoice = fc.record({ planId: fc.constantFrom(...paidPlans), billing: anyBilling });

const ends = (from: string, billing: BillingCycle, count: number): string[] => {
  const anchor = anchorOf(from);
  const days = [from];
  for (let at = 0; at < count; at++) days.push(periodFrom(days.at(-1)!, billing, anchor).until);
  return days.slice(1);
};

describe('periods', () => {
  it('from 31 January end on the last day of shorter months and go back to the 31st', () => {
    expect(ends('2027-01-31', 'monthly', 4)).toEqual([
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
      '2027-05-31',
    ]);
  });
  it('of years from 29 February end on the 28th, and on the 29th in the next leap year', () => {
    expect(ends('2028-02-29', 'annually', 4)).toEqual([
      '2029-02-28',
      '2030-02-28',
      '2031-02-28',
      '2032-02-29',
    ]);
  });
  it('begin at midnight in Israel, before and after the clock is changed', () => {
    expect(startOfDay('2027-03-26').toISOString()).toBe('2027-03-25T22:00:00.000Z');
    expect(startOfDay('2027-03-27').toISOString()).toBe('2027-03-26T21:00:00.000Z');
    expect(daysBetween('2027-03-01', '2027-04-01')).toBe(31);
  });
  it('follow each other without a gap: one a month or a year, on the anchor or on the last day', () => {
    fc.assert(
      fc.property(anyDay, anyBilling, (first, billing) => {
        const anchor = anchorOf(first);
        let from = first;
        for (let count = 1; count <= 24; count++) {
          const { until } = periodFrom(from, billing, anchor);
          expect(monthOf(until)).toBe(addMonths(monthOf(first), count * MONTHS[billing]));
          const isLastDay = monthOf(addDays(until, 1)) !== monthOf(until);
          expect(anchorOf(until) === anchor || (isLastDay && anchorOf(until) < anchor)).toBe(true);
          expect(wallTime(startOfDay(until))).toMatchObject({ day: until, time: '00:00' });
          from = until;
        }
      }),
    );
  });
});

describe('the value of unused days', () => {
  const march = { from: '2027-03-01', until: '2027-04-01' };
  it('is everything on the first day and nothing on the last', () => {
    expect(unusedValue(14_900, march, '2027-03-01')).toBe(14_900);
    expect(unusedValue(14_900, march, '2027-04-01')).toBe(0);
    expect(unusedValue(14_900, march, '2027-05-01')).toBe(0);
  });
  it('is counted in days, not in hours, and to the agora', () => {
    // 6 of 31 days, the spring change among the days before
    expect(unusedValue(14_900, march, '2027-03-26')).toBe(Math.ceil((14_900 * 6) / 31));
  });
  it('falls by whole agorot from day to day, never below nothing', () => {
    fc.assert(
      fc.property(fc.nat({ max: 300_000 }), anyDay, anyBilling, (price, from, billing) => {
        const period = periodFrom(from, billing, anchorOf(from));
        let before = price;
        for (let day = from; day <= period.until; day = addDays(day, 1)) {
          const value = unusedValue(price, period, day);
          expect(Number.isSafeInteger(value)).toBe(true);
          expect(value).toBeLessThanOrEqual(before);
          before = value;
        }
        expect(before).toBe(0);
      }),
    );
  });
});

describe('credit', () => {
  it('and what is due always add up to the price and the balance', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 300_000 }),
        fc.integer({ min: -LEAST_CHARGE, max: 600_000 }),
        (price, credit) => {
          const { due, balance } = settleCredit(price, credit);
          expect(credit + due).toBe(price + balance);
          expect(due === 0 || due >= LEAST_CHARGE).toBe(true);
          expect(balance).toBeGreaterThan(-LEAST_CHARGE);
          if (balance !== 0) expect(due).toBe(0);
        },
      ),
    );
  });
});

describe('choosing another plan', () => {
  const plus: PaidPeriod = {
    planId: 'plus-plan',
    billing: 'monthly',
    price: 14_900,
    from: '2027-03-01',
    until: '2027-04-01',
    anchor: 1,
  };
  const today = { day: '2027-03-17', balance: 0 };

  it('that is larger begins a period today and credits the unused days', () => {
    const credit = Math.ceil((14_900 * 15) / 31);
    expect(changePlan(plus, { planId: 'pro-plan', billing: 'monthly' }, today)).toEqual({
      ...{ planId: 'pro-plan', billing: 'monthly', when: 'now', from: '2027-03-17', until: '2027-04-17' },
      ...{ price: 29_900, off: 0, credit, due: 29_900 - credit, balance: 0 },
    });
  });
  it('by the year begins today; by the month again it waits', () => {
    const yearly = changePlan(plus, { planId: 'plus-plan', billing: 'annually' }, today);
    expect(yearly).toMatchObject({ when: 'now', until: '2028-03-17', price: 149_000 });
    const paid: PaidPeriod = { ...plus, billing: 'annually', until: '2028-03-01', price: 149_000 };
    expect(changePlan(paid, { planId: 'plus-plan', billing: 'monthly' }, today)).toMatchObject({
      ...{ when: 'period_end', from: '2028-03-01', until: '2028-04-01', due: 0 },
    });
  });
  it('that is smaller waits for the end of the period', () => {
    expect(changePlan(plus, { planId: 'iron-swords-plan', billing: 'monthly' }, today)).toMatchObject({
      ...{ when: 'period_end', from: '2027-04-01', until: '2027-05-01', price: 4_900, due: 0 },
    });
    expect(changePlan(plus, { planId: 'basic-plan', billing: 'monthly' }, today)).toMatchObject({
      ...{ when: 'period_end', from: '2027-04-01', until: null, price: 0, due: 0 },
    });
  });
  it('keeps what a year was worth beyond a month of the larger plan', () => {
    const year: PaidPeriod = { ...plus, billing: 'annually', until: '2028-03-01', price: 149_000 };
    const change = changePlan(
      year,
      { planId: 'pro-plan', billing: 'monthly' },
      { ...today, day: '2027-03-01' },
    );
    expect(change).toMatchObject({ when: 'now', credit: 149_000, due: 0, balance: 149_000 - 29_900 });
  });
  it('any number of times costs what the used days are worth, to an agora a change', () => {
    const steps = fc.array(fc.record({ choice: anyChoice, days: fc.integer({ min: 0, max: 27 }) }), {
      minLength: 1,
      maxLength: 12,
    });
    fc.assert(
      fc.property(anyDay, steps, (first, changes) => {
        let [day, balance, paid, worth] = [first, 0, 0, 0];
        let current: PaidPeriod | undefined;
        for (const { choice, days } of changes) {
          const change = changePlan(current, choice, { day, balance });
          expect(change.when).toBe(!current || isUpgrade(current, choice) ? 'now' : 'period_end');
          if (change.when === 'period_end') continue;
          if (current) worth += current.price - unusedValue(current.price, current, day);
          ({ balance } = change);
          paid += change.due;
          current = { ...change, until: change.until!, anchor: anchorOf(day) };
          day = addDays(day, days);
        }
        expect(current!.price).toBe(planPrice(current!.planId, current!.billing));
        // the whole last period is paid, whatever is left of it
        expect(paid).toBe(worth + current!.price + balance);
      }),
    );
  });
});
