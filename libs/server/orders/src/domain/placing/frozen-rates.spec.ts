import { MenuItem, type PricingUnit } from '@smachot/contracts';
import { priceAt, priceOf } from '@smachot/pricing';
import * as fc from 'fast-check';
import { frozenRates } from './frozen-rates';

const item = (index: number, change: object = {}) =>
  MenuItem.parse({ name: `מנה ${index}`, description: 'טעים', image: '/a.jpg', index, ...change });
const menu = {
  type: 'compound',
  basePrice: 300,
  basePricePerParticipant: 90.5,
  minParticipants: 20,
  maxParticipants: 150,
  sections: [
    {
      name: 'ראשונות',
      index: 0,
      type: 'appetizers',
      minSelection: 2,
      maxSelection: 3,
      items: [
        item(0, { isIncluded: true }),
        item(1, { pricePerParticipant: 4.2 }),
        item(2, { additionalPrice: 120, isMultipleSelection: true }),
        item(3, { additionalPrice: 80, pricePerParticipant: 1.1 }),
        item(4),
      ],
    },
    {
      name: 'קינוחים',
      index: 1,
      type: 'desserts',
      minSelection: null,
      maxSelection: null,
      items: [item(0), item(1)],
    },
  ],
} as unknown as Extract<PricingUnit, { type: 'compound' }>;
const km = {
  terms: { freeWorkingDistance: 10, maxWorkingDistance: 60, pricePerKm: 6, minDeliveryPrice: 80 },
  km: 31.4,
};

it('cost the same as the unit did for what was chosen, whatever the number', () => {
  const chosen = fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { minLength: 2, maxLength: 3 });
  fc.assert(
    fc.property(
      chosen,
      fc.integer({ min: 1, max: 5 }),
      fc.integer({ min: 1, max: 160 }),
      fc.option(fc.subarray([0, 1])),
      (indexes, many, participants, desserts) => {
        const items = indexes.map((index) => ({ index, quantity: index === 2 ? many : 1 }));
        const first = { index: 0, items };
        // the second section may be left out, or named without anything of it
        const second = desserts && { index: 1, items: desserts.map((index) => ({ index, quantity: 1 })) };
        const question = { request: { sections: second ? [first, second] : [first] }, delivery: km };
        const then = priceAt(frozenRates(menu, question), participants);
        expect(then).toEqual(priceOf(menu, { ...question, participants }));
        expect(then.ok).toBe(participants >= 20 && participants <= 150);
      },
    ),
  );
});

it('keep the rules of every day, the minimum, and when it begins', () => {
  const priceRules = [{ days: [4], season: null, change: { type: 'percent' as const, percent: 15 } }];
  const minimumOrder = { sum: 9_000, participants: null };
  const ruled = { ...menu, priceRules, minimumOrder };
  const items = [1, 2].map((index) => ({ index, quantity: 1 }));
  for (const start of ['2026-12-17T17:00:00Z', '2026-12-18T10:00:00Z']) {
    const question = { request: { sections: [{ index: 0, items }] }, delivery: km, start };
    const rates = frozenRates(ruled, question);
    for (const participants of [20, 60, 150])
      expect(priceAt(rates, participants)).toEqual(priceOf(ruled, { ...question, participants }));
  }
  expect(frozenRates(menu, { request: null, delivery: null }).unit).not.toHaveProperty('priceRules');
});

it('leave out what was not chosen, and what is said and shown of the rest', () => {
  const items = [1, 2].map((index) => ({ index, quantity: 1 }));
  const { unit } = frozenRates(menu, { request: { sections: [{ index: 0, items }] }, delivery: null });
  expect(unit).toMatchObject({
    sections: [{ name: 'ראשונות', items: [{ index: 0 }, { index: 1 }, { index: 2 }] }],
  });
  expect(JSON.stringify(unit)).not.toMatch(/טעים|jpg|קינוחים/);
});

it('of a unit without a menu are its prices', () => {
  const pricingFactor = { type: 'no_participants', price: 100 } as const;
  const simple = { type: 'simple', pricingFactor, name: 'הופעה' } as unknown as PricingUnit;
  expect(frozenRates(simple, { request: null, delivery: null })).toEqual({
    unit: { type: 'simple', pricingFactor },
    request: null,
    delivery: null,
  });
});
