import type { ProposalLine } from '@smachot/contracts';
import { toAgorot } from '@smachot/kernel';
import * as fc from 'fast-check';
import { dishesOf, linesByMenu, orderLinesOf, proposalPrice } from './proposal';

const aLine = (change: Partial<ProposalLine> = {}): ProposalLine => ({
  name: 'תאורה',
  description: '',
  per: 'order',
  quantity: 1,
  unitPrice: 100,
  optional: false,
  ...change,
});

it('multiplies what is per participant, and counts options only when they are taken', () => {
  const lines = [
    aLine({ per: 'participant', quantity: 2, unitPrice: 12.5 }),
    aLine({ name: 'צלם', unitPrice: 3_000, optional: true }),
    aLine({ name: 'שולחן', quantity: 3, unitPrice: 0.1 }),
  ];
  expect(proposalPrice(lines, 100).total).toBe(250_030);
  const withAll = proposalPrice(lines, 100, [1, 7, 0]);
  expect(withAll.total).toBe(550_030);
  expect(orderLinesOf(withAll).map(({ label, quantity, amount }) => [label, quantity, amount])).toEqual([
    ['תאורה', 200, 2_500],
    ['צלם', 1, 3_000],
    ['שולחן', 3, 0.3],
  ]);
});

describe('the dishes among the lines', () => {
  const dish = (name: string, section: string, menu = 'תפריט שף'): NonNullable<ProposalLine['dish']> => ({
    pricingUnitId: '00000000-0000-7000-8000-000000000003',
    ...{ revision: 1, sectionIndex: 0, itemIndex: 0, menu, section, name },
    ...{ sectionTranslations: { en: 'Salads' }, translations: {} },
    ...{ foodKind: 'pareve', isVegan: true, allergens: ['sesame'] },
  });
  const price = proposalPrice(
    [
      aLine({ name: 'חומוס הבית', per: 'participant', dish: dish('חומוס', 'סלטים') }),
      aLine(),
      aLine({ name: 'עוגה', dish: dish('עוגה', 'קינוחים', 'קינוחים') }),
      aLine({ name: 'קובה', per: 'participant', quantity: 2, dish: dish('קובה', 'סלטים') }),
      aLine({ name: 'טחינה', optional: true, dish: dish('טחינה', 'סלטים') }),
    ],
    100,
  );

  it('are the menu of the order with their food, by the names of the menu, and without options that are left', () => {
    const food = { foodKind: 'pareve', isVegan: true, allergens: ['sesame'] };
    const item = { translations: {}, included: false, ...food };
    expect(dishesOf(price.lines.flatMap(({ line, taken }) => (taken ? [line] : [])))).toEqual([
      {
        section: 'סלטים',
        translations: { en: 'Salads' },
        items: [
          { name: 'חומוס', quantity: 1, per: 'guest', ...item },
          { name: 'קובה', quantity: 2, per: 'guest', ...item },
        ],
      },
      {
        section: 'קינוחים',
        translations: { en: 'Salads' },
        items: [{ name: 'עוגה', quantity: 1, per: 'piece', ...item }],
      },
    ]);
    expect(dishesOf([aLine()])).toEqual([]);
  });

  it('are read under the name of their menu, after the lines in words', () => {
    expect(
      linesByMenu(price.lines).map(({ menu, lines }) => [menu, lines.map(({ position }) => position)]),
    ).toEqual([
      [null, [1]],
      ['תפריט שף', [0, 3, 4]],
      ['קינוחים', [2]],
    ]);
  });
});

const anyLine = fc.record({
  name: fc.string(),
  description: fc.constant(''),
  per: fc.constantFrom('order' as const, 'participant' as const),
  quantity: fc.integer({ min: 1, max: 10_000 }),
  unitPrice: fc.integer({ min: 0, max: 10_000_000 }).map((agorot) => agorot / 100),
  optional: fc.boolean(),
});

it('is whole agorot, the sum of the order lines, and never less with more options or participants', () => {
  fc.assert(
    fc.property(
      fc.array(anyLine, { maxLength: 12 }),
      fc.integer({ min: 1, max: 5_000 }),
      fc.array(fc.nat(14)),
      (lines, participants, options) => {
        const price = proposalPrice(lines, participants, options);
        expect(Number.isSafeInteger(price.total)).toBe(true);
        expect(orderLinesOf(price).reduce((sum, { amount }) => sum + toAgorot(amount), 0)).toBe(price.total);
        const all = lines.map((_, position) => position);
        expect(proposalPrice(lines, participants, all).total).toBeGreaterThanOrEqual(price.total);
        expect(proposalPrice(lines, participants + 1, options).total).toBeGreaterThanOrEqual(price.total);
        expect(proposalPrice(lines, participants, [...options, ...options]).total).toBe(price.total);
      },
    ),
  );
});
