import type { GiftKind, GiftTotals, GuestGroup, Side } from '@smachot/contracts';
import { toShekels } from '@smachot/kernel';

/** Gifts that are alike in all that sums are shown by; `amount` in agorot. */
export type CountedGift = {
  side: Side | null;
  group: GuestGroup | null;
  kind: GiftKind | null;
  unthanked: boolean;
  gifts: number;
  amount: number;
};
type Sum = { gifts: number; amount: number };

/** Sums by one property; gifts without it are under `none`. Sums of whole agorot, so that the parts add up exactly. */
const sumsBy = (counted: CountedGift[], of: (gift: CountedGift) => string | null): Record<string, Sum> => {
  const sums = new Map<string, Sum>();
  for (const gift of counted) {
    const key = of(gift) ?? 'none';
    const sum = sums.get(key) ?? { gifts: 0, amount: 0 };
    sums.set(key, { gifts: sum.gifts + gift.gifts, amount: sum.amount + gift.amount });
  }
  return Object.fromEntries(
    [...sums].map(([key, { gifts, amount }]) => [key, { gifts, amount: toShekels(amount) }]),
  );
};

/** Totals of an event's gifts, in shekels. */
export const giftTotals = (counted: CountedGift[]): GiftTotals => ({
  all: sumsBy(counted, () => 'all')['all'] ?? { gifts: 0, amount: 0 },
  unthanked: counted.reduce((sum, { unthanked, gifts }) => sum + (unthanked ? gifts : 0), 0),
  sides: sumsBy(counted, ({ side }) => side),
  groups: sumsBy(counted, ({ group }) => group),
  kinds: sumsBy(counted, ({ kind }) => kind),
});
