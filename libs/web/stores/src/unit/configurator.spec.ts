import * as fc from 'fast-check';
import { type MenuSection, PricingUnit } from '@smachot/contracts';
import { chosenItems, priceOf, quantityBounds, sectionBounds } from '@smachot/pricing';
import {
  aSection,
  choicesOf,
  firstMissing,
  firstRequest,
  fitRequest,
  quantityOf,
  stateOf,
  toggled,
  withQuantity,
} from '@smachot/web-ui';
import { movedLines, priceSoFar, sectionsOf } from './configurator';

const aUnit = (sections: MenuSection[]) =>
  PricingUnit.parse({
    type: 'compound',
    name: 'תפריט',
    summary: 'סיכום',
    description: 'תיאור',
    visibility: 'public',
    sections,
    basePrice: 100,
    basePricePerParticipant: 50,
    minParticipants: null,
    maxParticipants: null,
    pricingUnitId: '01920000-0000-7000-8000-000000000001',
    partnerId: '01920000-0000-7000-8000-000000000002',
    partnerUsername: 'savta',
    version: 1,
    updatedAt: '2026-11-21T10:00:00.000Z',
    images: [],
  });

const anyItem = fc.record({
  additionalPrice: fc.integer({ min: 0, max: 5_000 }).map((n) => n / 100),
  pricePerParticipant: fc.integer({ min: 0, max: 500 }).map((n) => n / 100),
  isDefault: fc.boolean(),
  isIncluded: fc.boolean(),
  isMultipleSelection: fc.boolean(),
  isMultipleSelectionLimited: fc.boolean(),
  minSelection: fc.option(fc.integer({ min: 0, max: 3 })),
  maxSelection: fc.option(fc.integer({ min: 3, max: 6 })),
});
const anyMenu = fc
  .array(
    fc.record({
      items: fc.array(anyItem, { maxLength: 5 }),
      min: fc.option(fc.integer({ min: 0, max: 2 })),
      max: fc.option(fc.integer({ min: 2, max: 5 })),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((sections) => sections.map((section, index) => aSection({ ...section, index })))
  .filter((sections) => sections.every((one) => sectionBounds(one).min <= sectionBounds(one).max));
const anyPresses = fc.array(fc.record({ section: fc.nat(), item: fc.nat(), quantity: fc.nat({ max: 9 }) }), {
  maxLength: 25,
});

describe('whatever somebody presses', () => {
  it('is never more than the menu allows, and complete exactly when the one price takes it', () => {
    fc.assert(
      fc.property(anyMenu, anyPresses, (sections, presses) => {
        const unit = aUnit(sections);
        const ordered = sectionsOf(unit);
        let request = firstRequest(ordered);
        for (const { section, item, quantity } of presses) {
          const inside = ordered[section % ordered.length]!;
          const choices = choicesOf(inside);
          if (choices.length === 0) continue;
          const choice = choices[item % choices.length]!;
          request =
            quantity === 0
              ? toggled(ordered, request, inside, choice)
              : withQuantity(ordered, request, { section: inside, item: choice, quantity });
          const { min, max } = quantityBounds(choice);
          const now = quantityOf(request, inside, choice);
          expect(now === 0 || (now >= min && now <= max)).toBe(true);
          expect(stateOf(inside, request).chosen).toBeLessThanOrEqual(sectionBounds(inside).max);
        }
        const chosen = chosenItems(sections, request);
        if (firstMissing(ordered, request)) expect(chosen).toMatchObject({ code: 'menu.too_few' });
        else expect(Array.isArray(chosen)).toBe(true);
        expect(fitRequest(ordered, request)).toEqual(request);
        const exact = priceOf(unit, { participants: 100, request });
        const soFar = priceSoFar(unit, { participants: 100, request });
        expect(soFar.ok).toBe(true);
        if (exact.ok) expect(soFar).toEqual(exact);
      }),
    );
  });
});

it('marks what moved in the explanation of a price', () => {
  const line = (label: string, amount: number) =>
    ({ kind: 'item', label, quantity: 1, unitPrice: amount, amount }) as const;
  const before = [line('דג', 12), line('עוף', 5)];
  expect(movedLines(before, before).size).toBe(0);
  expect([...movedLines(before, [line('דג', 24), line('עוף', 5), line('בר', 0)])]).toEqual([
    'item דג',
    'item בר',
  ]);
});
