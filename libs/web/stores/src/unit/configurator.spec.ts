import * as fc from 'fast-check';
import { MenuSection, PricingUnit, type PricingUnitRequest } from '@smachot/contracts';
import { chosenItems, priceOf, quantityBounds, sectionBounds } from '@smachot/pricing';
import {
  choicesOf,
  firstMissing,
  firstRequest,
  fitRequest,
  limitOf,
  movedLines,
  priceSoFar,
  quantityOf,
  sectionsOf,
  stateOf,
  toggled,
  withQuantity,
} from './configurator';

type Given = { index?: number; min?: number | null; max?: number | null; items: object[] };
const aSection = ({ index = 0, min = null, max = null, items }: Given) =>
  MenuSection.parse({
    name: `חלק ${index}`,
    index,
    type: 'selectible-items',
    minSelection: min,
    maxSelection: max,
    items: items.map((item, at) => ({ name: `מנה ${at}`, index: at, ...item })),
  });
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
const mains = aSection({ min: 3, max: 3, items: [{ isDefault: true }, {}, {}, {}, { isIncluded: true }] });
const take = (section: MenuSection, ...indexes: number[]) =>
  indexes.reduce<PricingUnitRequest>(
    (request, index) => toggled([section], request, section, section.items[index]!),
    { sections: [] },
  );
const taken = (section: MenuSection, request: PricingUnitRequest) =>
  choicesOf(section)
    .filter((item) => quantityOf(request, section, item) > 0)
    .map(({ index }) => index);

describe('choosing from a section', () => {
  it('starts with what the partner proposes, and says what is left', () => {
    const request = firstRequest([mains]);
    expect(taken(mains, request)).toEqual([0]);
    expect(stateOf(mains, request)).toEqual({ chosen: 1, min: 3, max: 3, of: 4, missing: 2, full: false });
    expect(firstMissing([mains], request)).toEqual({ section: mains, missing: 2 });
  });

  it('takes and gives back, and takes no more than it may', () => {
    const three = take(mains, 0, 1, 2);
    expect(stateOf(mains, three)).toMatchObject({ missing: 0, full: true });
    expect(taken(mains, toggled([mains], three, mains, mains.items[3]!))).toEqual([0, 1, 2]);
    expect(taken(mains, toggled([mains], three, mains, mains.items[1]!))).toEqual([0, 2]);
    expect(firstMissing([mains], three)).toBeNull();
  });

  it('of which one is wanted swaps, and keeps one', () => {
    const one = aSection({ min: 1, max: 1, items: [{}, {}] });
    expect(taken(one, take(one, 0, 1))).toEqual([1]);
    expect(taken(one, take(one, 1, 1))).toEqual([1]);
    const atMostOne = aSection({ max: 1, items: [{}, {}] });
    expect(taken(atMostOne, take(atMostOne, 0, 1))).toEqual([1]);
    expect(taken(atMostOne, take(atMostOne, 1, 1))).toEqual([]);
  });

  it('counts one dish taken three times as one choice, within its bounds', () => {
    const stands = aSection({
      max: 1,
      items: [
        { isMultipleSelection: true, isMultipleSelectionLimited: true, minSelection: 2, maxSelection: 4 },
      ],
    });
    const item = stands.items[0]!;
    const set = (request: PricingUnitRequest, quantity: number) =>
      withQuantity([stands], request, { section: stands, item, quantity });
    const two = take(stands, 0);
    expect(quantityOf(two, stands, item)).toBe(2);
    expect(quantityOf(set(two, 9), stands, item)).toBe(4);
    expect(quantityOf(set(two, 1), stands, item)).toBe(2);
    expect(quantityOf(set(two, 0), stands, item)).toBe(0);
    expect(stateOf(stands, set(two, 3))).toMatchObject({ chosen: 1, full: true });
  });

  it.each([
    [{ min: 3, max: 3, items: [{}, {}, {}, {}] }, 'exact'],
    [{ min: 1, max: 1, items: [{}, {}] }, 'one'],
    [{ min: 2, items: [{}, {}, {}] }, 'atLeast'],
    [{ min: 1, max: 2, items: [{}, {}, {}] }, 'between'],
    [{ max: 2, items: [{}, {}, {}] }, 'upTo'],
    [{ items: [{}, {}] }, 'any'],
    [{ items: [{ isIncluded: true }] }, 'nothing'],
  ])('says the rule of %j as %s', (given, key) => {
    expect(limitOf(stateOf(aSection(given), null)).key).toBe(key);
  });
});

describe('a request of a menu that changed', () => {
  it('keeps what is still there', () => {
    const request = {
      sections: [
        { index: 0, items: [0, 1, 2, 3, 77].map((index) => ({ index, quantity: 5 })) },
        { index: 9, items: [{ index: 0, quantity: 1 }] },
      ],
    };
    expect(fitRequest([mains], request)).toEqual({
      sections: [{ index: 0, items: [0, 1, 2].map((index) => ({ index, quantity: 1 })) }],
    });
    expect(fitRequest([mains], null)).toEqual({ sections: [] });
  });
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
