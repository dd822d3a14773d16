import fc from 'fast-check';
import { MIN_CHARGE, nextAttempt, openBill } from './bill';
import { isValidPast } from './card';

describe('a bill', () => {
  it('is never charged under the least sum and never loses what was carried', () =>
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 30 }), (events) => {
        let carried = 0;
        let charged = 0;
        for (const responses of events) {
          const bill = openBill(responses, carried);
          if (bill.status === 'carried') carried = bill.total;
          else {
            expect(bill.total).toBeGreaterThanOrEqual(MIN_CHARGE);
            charged += bill.total;
            carried = 0;
          }
        }
        expect(charged + carried).toBe(events.reduce((sum, responses) => sum + responses * 100, 0));
      }),
    ));

  it('is tried again after 1, 3 and 7 days, then no more', () => {
    const first = new Date('2026-12-18T08:00:00Z');
    expect([1, 2, 3, 4].map((failures) => nextAttempt(failures, first)?.toISOString() ?? null)).toEqual([
      '2026-12-19T08:00:00.000Z',
      '2026-12-21T08:00:00.000Z',
      '2026-12-25T08:00:00.000Z',
      null,
    ]);
  });
});

it.each([
  ['1226', '2026-12-31', true],
  ['1226', '2027-01-01', false],
  ['0127', '2026-12-31', true],
  ['1126', '2026-12-01', false],
])('a card of %s on %s: %s', (expiry, day, valid) => expect(isValidPast(expiry, day)).toBe(valid));
