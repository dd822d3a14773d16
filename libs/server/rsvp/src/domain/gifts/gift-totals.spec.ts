import * as fc from 'fast-check';
import { GiftKind, GuestGroup, Side } from '@smachot/contracts';
import { toAgorot } from '@smachot/kernel';
import { type CountedGift, giftTotals } from './gift-totals';

const counted = fc.record<CountedGift>({
  side: fc.constantFrom(...Side.options, null),
  group: fc.constantFrom(...GuestGroup.options, null),
  kind: fc.constantFrom(...GiftKind.options, null),
  unthanked: fc.boolean(),
  gifts: fc.integer({ min: 1, max: 1000 }),
  amount: fc.integer({ min: 0, max: 10_000_000_00 }),
});
const RUNS = { numRuns: process.env['TEST_ALL'] ? 2000 : 100 };

it('adds up to the agora, by side, group and kind', () =>
  fc.assert(
    fc.property(fc.array(counted, { maxLength: 60 }), (gifts) => {
      const { all, unthanked, sides, groups, kinds } = giftTotals(gifts);
      expect(toAgorot(all.amount)).toBe(gifts.reduce((sum, { amount }) => sum + amount, 0));
      expect(all.gifts).toBe(gifts.reduce((sum, gift) => sum + gift.gifts, 0));
      expect(unthanked).toBeLessThanOrEqual(all.gifts);
      for (const parts of [sides, groups, kinds]) {
        const sums = Object.values(parts);
        expect(sums.reduce((sum, { amount }) => sum + toAgorot(amount), 0)).toBe(toAgorot(all.amount));
        expect(sums.reduce((sum, part) => sum + part.gifts, 0)).toBe(all.gifts);
      }
    }),
    RUNS,
  ));

it('is nothing for no gifts', () =>
  expect(giftTotals([])).toEqual({
    all: { gifts: 0, amount: 0 },
    unthanked: 0,
    sides: {},
    groups: {},
    kinds: {},
  }));
