import { addDays, atWallTime, HOUR_MS, wallTime } from '@smachot/kernel';
import * as fc from 'fast-check';
import { cardPaymentsOf, paymentPlan, restDueAt } from './payment-plan';
import { LEAST_CHARGE } from './price';

const NOW = atWallTime('2027-04-06', '11:00');
const START = atWallTime('2027-05-06', '19:00');
const terms = { depositPercent: 30, restDaysBefore: 10, cardPayments: 1 };
const plan = (total: number, change: Partial<typeof terms> = {}, startsAt = START) =>
  paymentPlan(total, { ...terms, ...change }, { startsAt, now: NOW });

const anyTerms = fc.record({
  depositPercent: fc.constantFrom(0, 10, 17, 25, 33, 50),
  restDaysBefore: fc.integer({ min: 1, max: 60 }),
  cardPayments: fc.integer({ min: 1, max: 12 }),
});

describe('what is paid when', () => {
  it('adds up to the total, in sums that can be charged and split', () => {
    const seen = new Set<number>();
    fc.assert(
      fc.property(
        fc.integer({ min: LEAST_CHARGE, max: 50_000_000 }),
        anyTerms,
        fc.integer({ min: 0, max: 400 * 24 }),
        (total, asked, hours) => {
          const startsAt = new Date(NOW.getTime() + hours * HOUR_MS);
          const rows = paymentPlan(total, asked, { startsAt, now: NOW });
          seen.add(rows.length);
          expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
          for (const { amount, cardPayments } of rows) {
            expect(Number.isInteger(amount)).toBe(true);
            expect(amount).toBeGreaterThanOrEqual(LEAST_CHARGE);
            expect(cardPayments).toBeLessThanOrEqual(asked.cardPayments);
            expect(cardPayments === 1 || amount / cardPayments >= LEAST_CHARGE).toBe(true);
          }
          const [first, rest] = rows;
          expect(first!.dueOn).toBeNull();
          if (!rest) return;
          // the first row is what was asked for, to the nearest agora
          expect(Math.abs(first!.amount - (total * asked.depositPercent) / 100)).toBeLessThanOrEqual(0.5);
          expect(rest.dueOn).toBe(addDays(wallTime(startsAt).day, -asked.restDaysBefore));
          expect(rest.dueOn! >= addDays(wallTime(NOW).day, 3)).toBe(true);
        },
      ),
    );
    expect(seen).toEqual(new Set([1, 2]));
  });
  it('is nothing where nothing costs', () => expect(plan(0)).toEqual([]));
  it('is a deposit now and the rest ten days before', () =>
    expect(plan(650_001)).toEqual([
      { kind: 'deposit', amount: 195_000, dueOn: null, cardPayments: 1 },
      { kind: 'rest', amount: 455_001, dueOn: '2027-04-26', cardPayments: 1 },
    ]));
  it.each([
    ['without a deposit', 650_000, { depositPercent: 0 }],
    ['of a rest that is due in two days', 650_000, { restDaysBefore: 28 }],
    ['of a rest whose day has been', 650_000, { restDaysBefore: 45 }],
    ['of a deposit that is too small to be charged', 1_600, {}],
    ['of a rest that is too small to be charged', 900, { depositPercent: 50 }],
  ])('is one payment %s', (_, total, change) =>
    expect(plan(total, change)).toEqual([{ kind: 'full', amount: total, dueOn: null, cardPayments: 1 }]),
  );
  it('has a rest that is due in three days', () =>
    expect(plan(650_000, { restDaysBefore: 27 })).toHaveLength(2));
  it('is due by the clock in Israel, whatever the offset that day', () => {
    // summer time begins on the night of 26 March 2027
    for (const [start, due] of [
      ['2027-03-30T19:00', '2027-03-25T08:00:00.000Z'],
      ['2027-04-01T00:30', '2027-03-27T07:00:00.000Z'],
    ] as const) {
      const [day, time] = start.split('T') as [string, string];
      expect(restDueAt(atWallTime(day, time), 5).toISOString()).toBe(due);
    }
  });
});

describe('card payments', () => {
  it.each([
    [650_000, 12, 12],
    [1_499, 12, 2],
    [600, 12, 1],
    [650_000, 1, 1],
  ])('%i agorot in %i payments: %i', (amount, wanted, expected) =>
    expect(cardPaymentsOf(amount, wanted)).toBe(expected),
  );
});
