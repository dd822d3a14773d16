import * as fc from 'fast-check';
import { MenuSection, type PricingUnitRequest } from '@smachot/contracts';
import { toAgorot } from '@smachot/kernel';
import { coefficientsOf } from './coefficients';
import { defaultRequest, quantityBounds, sectionBounds } from './menu-request';
import { LEAST_CHARGE, priceOf, type PricedUnit } from './price';

const shekels = (max = 500_000) => fc.integer({ min: 0, max }).map((agorot) => agorot / 100);
const headcount = fc.integer({ min: 1, max: 600 });

const item = fc.record({
  name: fc.constantFrom('חומוס', 'סלט', 'פסטה', 'עוף'),
  additionalPrice: shekels(20_000),
  pricePerParticipant: shekels(2_000),
  isDefault: fc.boolean(),
  isIncluded: fc.boolean(),
  isMultipleSelection: fc.boolean(),
  isMultipleSelectionLimited: fc.boolean(),
  minSelection: fc.option(fc.integer({ min: 0, max: 3 })),
  maxSelection: fc.option(fc.integer({ min: 3, max: 6 })),
});
const section = fc.record({
  name: fc.constantFrom('ראשונות', 'עיקריות', 'קינוחים'),
  items: fc.array(item, { maxLength: 6 }),
  minSelection: fc.option(fc.integer({ min: 0, max: 2 })),
  maxSelection: fc.option(fc.integer({ min: 2, max: 6 })),
});
const menu = fc.array(section, { maxLength: 4 }).map((sections) =>
  sections.map((one, index) =>
    MenuSection.parse({
      ...one,
      index,
      type: 'selectible-items',
      items: one.items.map((each, at) => ({ ...each, index: at })),
    }),
  ),
);
const compound = fc
  .record({ sections: menu, basePrice: shekels(), basePricePerParticipant: shekels(50_000) })
  .map((unit): PricedUnit & { type: 'compound' } => ({
    type: 'compound',
    minParticipants: null,
    maxParticipants: null,
    ...unit,
  }));

const total = (unit: PricedUnit, participants: number, request?: PricingUnitRequest | null): number => {
  const price = priceOf(unit, { participants, request: request ?? null });
  if (!price.ok) throw new Error(price.code);
  return price.total;
};
const fits = (sections: readonly MenuSection[]) =>
  sections.every((one) => sectionBounds(one).min <= sectionBounds(one).max);

describe('one price for both sides', () => {
  it.each([
    [{ type: 'fixed', participants: 50, price: 1_200 }, 50, 120_000],
    [
      { type: 'range', participants: { min: 10, max: 300 }, basePrice: 500, pricePerParticipant: 89.9 },
      120,
      50_000 + 120 * 8_990,
    ],
    [{ type: 'no_participants', price: 4_500 }, 7, 450_000],
  ] as const)('%j for %i', (pricingFactor, participants, expected) => {
    expect(total({ type: 'simple', pricingFactor }, participants)).toBe(expected);
  });

  it('refuses what the unit was not made for, and says the limit', () => {
    const fixed: PricedUnit = {
      type: 'simple',
      pricingFactor: { type: 'fixed', participants: 50, price: 1_200 },
    };
    expect(priceOf(fixed, { participants: 51 })).toMatchObject({
      ok: false,
      code: 'price.too_many',
      values: { limit: 50 },
    });
    const range: PricedUnit = {
      type: 'simple',
      pricingFactor: {
        type: 'range',
        participants: { min: 10, max: 20 },
        basePrice: 0,
        pricePerParticipant: 60,
      },
    };
    expect(priceOf(range, { participants: 9 })).toMatchObject({
      ok: false,
      code: 'price.too_few',
      values: { limit: 10 },
    });
    expect(
      priceOf({ type: 'simple', pricingFactor: { type: 'personalized' } }, { participants: 5 }),
    ).toMatchObject({ code: 'price.by_proposal' });
    expect(
      priceOf({ type: 'simple', pricingFactor: { type: 'compound' } }, { participants: 5 }),
    ).toMatchObject({ code: 'price.invalid' });
  });

  it.each([0, 0.01, 4.99, 5])('takes %f shekels as the provider does', (price) => {
    const answer = priceOf(
      { type: 'simple', pricingFactor: { type: 'no_participants', price } },
      { participants: 3 },
    );
    expect(answer.ok).toBe(price === 0 || toAgorot(price) >= LEAST_CHARGE);
  });

  it('is whole agorot, and its lines add up to it without a rest', () => {
    fc.assert(
      fc.property(compound, headcount, (unit, participants) => {
        fc.pre(fits(unit.sections));
        const price = priceOf(unit, { participants, request: defaultRequest(unit.sections) });
        if (!price.ok) return expect(price.code).toBe('price.too_small');
        expect(Number.isSafeInteger(price.total)).toBe(true);
        expect(price.lines.reduce((sum, { amount }) => sum + toAgorot(amount), 0)).toBe(price.total);
      }),
    );
  });

  it('never falls when more people come or more is chosen', () => {
    fc.assert(
      fc.property(compound, headcount, fc.nat({ max: 100 }), fc.nat(), (unit, participants, more, pick) => {
        fc.pre(fits(unit.sections) && toAgorot(unit.basePrice) >= LEAST_CHARGE);
        const request = defaultRequest(unit.sections);
        const before = total(unit, participants, request);
        expect(total(unit, participants + more, request)).toBeGreaterThanOrEqual(before);
        const free = unit.sections.flatMap((one) => {
          const chosen = request.sections.find(({ index }) => index === one.index)!.items;
          if (chosen.length >= sectionBounds(one).max) return [];
          return one.items
            .filter((each) => !each.isIncluded && !chosen.some(({ index }) => index === each.index))
            .map((each) => ({ index: one.index, item: each }));
        });
        if (free.length === 0) return;
        const added = free[pick % free.length]!;
        const sections = request.sections.map((one) =>
          one.index === added.index
            ? {
                ...one,
                items: [...one.items, { index: added.item.index, quantity: quantityBounds(added.item).min }],
              }
            : one,
        );
        expect(total(unit, participants, { sections })).toBeGreaterThanOrEqual(before);
      }),
    );
  });

  it('of the default menu is the straight line browse computes with', () => {
    fc.assert(
      fc.property(compound, headcount, (unit, participants) => {
        const line = coefficientsOf(unit);
        const price = priceOf(unit, { participants, request: defaultRequest(unit.sections) });
        if (!line) return expect(price.ok).toBe(false);
        const sum = line.base + line.perParticipant * participants;
        if (sum > 0 && sum < LEAST_CHARGE)
          return expect(price).toMatchObject({ ok: false, code: 'price.too_small' });
        expect(price).toMatchObject({ ok: true, total: sum });
      }),
    );
  });
});

describe('what was chosen from a menu', () => {
  const dishes = MenuSection.parse({
    name: 'עיקריות',
    index: 0,
    type: 'selectible-items',
    minSelection: 1,
    maxSelection: 2,
    items: [
      { name: 'לחם', index: 0, isIncluded: true, additionalPrice: 30 },
      { name: 'עוף', index: 1 },
      {
        name: 'דג',
        index: 2,
        additionalPrice: 12.5,
        isMultipleSelection: true,
        isMultipleSelectionLimited: true,
        minSelection: 2,
        maxSelection: 4,
      },
      { name: 'פסטה', index: 3, pricePerParticipant: 3 },
    ],
  });
  const unit: PricedUnit = {
    type: 'compound',
    sections: [dishes],
    basePrice: 1_000,
    basePricePerParticipant: 80,
    minParticipants: null,
    maxParticipants: null,
  };
  const ask = (...items: { index: number; quantity: number }[]) =>
    priceOf(unit, { participants: 10, request: { sections: [{ index: 0, items }] } });

  it('adds what is chosen, and never what is included', () => {
    expect(ask({ index: 2, quantity: 3 }, { index: 3, quantity: 1 })).toMatchObject({
      ok: true,
      total: 100_000 + 80_000 + 3 * 1_250 + 10 * 300,
    });
  });
  it.each([
    ['nothing', [], 'menu.too_few'],
    ['three of two', [1, 2, 3], 'menu.too_many'],
    ['an item that is not there', [9], 'menu.unknown_item'],
    ['one item twice', [1, 1], 'menu.unknown_item'],
  ])('refuses %s', (_, indexes, code) => {
    expect(ask(...indexes.map((index) => ({ index, quantity: index === 2 ? 2 : 1 })))).toMatchObject({
      ok: false,
      code,
    });
  });
  it.each([1, 5])('refuses %i of what is taken two to four times', (quantity) => {
    expect(ask({ index: 2, quantity })).toMatchObject({ ok: false, code: 'menu.quantity' });
  });
});
