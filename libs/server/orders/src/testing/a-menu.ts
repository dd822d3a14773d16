import { PricingUnit, type PricingUnitRequest } from '@smachot/contracts';
import { toShekels } from '@smachot/kernel';
import { priceAt } from '@smachot/pricing';
import { frozenRates } from '../domain/placing/frozen-rates';
import { frozenUnit } from '../domain/placing/frozen-unit';
import type { Order } from '../domain/order';
import { again, aPaidLinkedOrder } from './a-linked-order';
import { aPaidOrder } from './paying';

/** 130 per guest, one or two mains of three, and fish platters at 50 each, at most ten. */
export const MENU = PricingUnit.parse({
  pricingUnitId: '01920000-0000-7000-8000-000000000002',
  partnerId: '01920000-0000-7000-8000-000000000001',
  partnerUsername: 'savta',
  visibility: 'public',
  version: 1,
  updatedAt: '2026-11-21T10:00:00.000Z',
  name: 'תפריט',
  summary: 'שתי מנות',
  description: 'מהבית',
  type: 'compound',
  basePrice: 0,
  basePricePerParticipant: 130,
  minParticipants: null,
  maxParticipants: null,
  images: [],
  sections: [
    {
      name: 'עיקריות',
      index: 0,
      type: 'selectible-items',
      minSelection: 1,
      maxSelection: 2,
      items: [
        { name: 'לחם', index: 9, isIncluded: true },
        { name: 'עוף', index: 0 },
        { name: 'דג', index: 1, pricePerParticipant: 20 },
        { name: 'פסטה', index: 2 },
      ],
    },
    {
      name: 'מגשים',
      index: 1,
      type: 'small-section-item',
      items: [
        {
          name: 'מגש דגים',
          index: 0,
          additionalPrice: 50,
          isMultipleSelection: true,
          isMultipleSelectionLimited: true,
          minSelection: 1,
          maxSelection: 10,
        },
      ],
    },
  ],
});
/** Mains by their index, and a number of platters. */
export const choice = (mains: number[], platters = 0): PricingUnitRequest => ({
  sections: [
    { index: 0, items: mains.map((index) => ({ index, quantity: 1 })) },
    ...(platters ? [{ index: 1, items: [{ index: 0, quantity: platters }] }] : []),
  ],
});

const CHICKEN = choice([0]);
const rates = frozenRates(MENU, { request: CHICKEN, delivery: null });
const price = priceAt(rates, 50);
if (!price.ok) throw new Error(price.code);

/** The order: 50 participants with chicken, 6,500, from the first revision. */
const ofMenu = (order: Order): Order => {
  const { summary } = order.state;
  Object.assign(order.state, {
    rates,
    unitRevision: 1,
    summary: {
      ...summary,
      price: toShekels(price.total),
      priceLines: price.lines,
      pricingFactor: { type: 'compound' },
      pricingUnitRequest: CHICKEN,
      menu: frozenUnit(MENU, CHICKEN).menu,
    },
  });
  return again(order);
};
export const aPaidMenu = (): Order => ofMenu(aPaidOrder());
export const aPaidMenuThatFollows = (): Order => ofMenu(aPaidLinkedOrder({ rates }));
