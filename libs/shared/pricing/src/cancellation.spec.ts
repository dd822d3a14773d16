import { HOUR_MS } from '@smachot/kernel';
import * as fc from 'fast-check';
import { refundFor, type Cancelling } from './cancellation';

const now = new Date('2026-11-24T09:00:00Z'); // a Tuesday
const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR_MS);
const policy = [
  { hoursBefore: 336, refundPercent: 100 },
  { hoursBefore: 72, refundPercent: 50 },
];
const cancelling = (change: Partial<Cancelling> = {}): Cancelling => ({
  by: 'customer',
  paid: 100_000,
  policy,
  placedAt: inHours(-24 * 30),
  startsAt: inHours(24 * 20),
  now,
  isRestDay: (day) => day.getUTCDay() === 6,
  ...change,
});

describe('what comes back when an order is cancelled', () => {
  it('is everything when the partner cancels', () => {
    expect(refundFor(cancelling({ by: 'partner', startsAt: inHours(1) }))).toEqual({
      refunded: 100_000,
      owed: 0,
      kept: 0,
      because: 'full_refund',
    });
  });
  it.each([
    [336, 100_000, 'full_refund'],
    [335, 50_000, 'policy'],
    [72, 50_000, 'policy'],
    [71, 0, 'policy'],
  ])('follows the policy %i hours before', (hours, refunded, because) => {
    expect(refundFor(cancelling({ startsAt: inHours(hours) }))).toMatchObject({ refunded, because });
  });
  it('is at least what the law says: 14 days from the deal, two working days before, 5% or 100 shekels kept', () => {
    const fresh = { placedAt: inHours(-24), startsAt: inHours(71) };
    expect(refundFor(cancelling(fresh))).toEqual({ refunded: 95_000, owed: 0, kept: 5_000, because: 'law' });
    expect(refundFor(cancelling({ ...fresh, paid: 1_000_000 }))).toMatchObject({
      kept: 10_000,
      because: 'law',
    });
    expect(refundFor(cancelling({ ...fresh, startsAt: inHours(47) }))).toMatchObject({ refunded: 0 });
    expect(refundFor(cancelling({ ...fresh, placedAt: inHours(-24 * 15) }))).toMatchObject({ refunded: 0 });
  });
  it('does not count rest days as days before', () => {
    const friday = new Date('2026-11-27T09:00:00Z');
    const fromFriday = { now: friday, placedAt: friday, startsAt: new Date('2026-11-29T09:00:00Z') };
    expect(refundFor(cancelling(fromFriday))).toMatchObject({ refunded: 0 });
    expect(refundFor(cancelling({ ...fromFriday, isRestDay: () => false }))).toMatchObject({
      because: 'law',
    });
  });
  it('owes what is too little to be sent back', () => {
    expect(refundFor(cancelling({ paid: 800, startsAt: inHours(100) }))).toEqual({
      refunded: 0,
      owed: 400,
      kept: 400,
      because: 'policy',
    });
    expect(refundFor(cancelling({ paid: 0 }))).toMatchObject({ because: 'nothing_paid' });
  });
  it('always divides exactly what was paid', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 10_000_000 }),
        fc.nat({ max: 1_000 }),
        fc.nat({ max: 30 }),
        (paid, hours, days) => {
          const { refunded, owed, kept } = refundFor(
            cancelling({ paid, startsAt: inHours(hours), placedAt: inHours(-24 * days) }),
          );
          expect(refunded + owed + kept).toBe(paid);
          expect(Math.min(refunded, owed, kept)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
