import { aMenu, aMenuItem, aSimpleUnit } from '../../testing/a-store';
import { newPricingUnit } from './pricing-unit';
import { editedOf, placeOfEdit, publishingFaults, versionOf, withEdit } from './unit-draft';

const now = new Date('2027-04-06T08:00:00Z');
const aUnit = (visibility: 'public' | 'unlisted' | 'private' | 'archived' = 'public') =>
  newPricingUnit(aSimpleUnit({ visibility }), '00000000-0000-4000-8000-000000000001', 0, now);
const cheaper = { type: 'no_participants', price: 7 } as const;

describe('where an edit belongs', () => {
  it.each([
    ['public', 'public', 'draft'],
    ['unlisted', 'unlisted', 'draft'],
    ['public', 'unlisted', 'draft'],
    ['private', 'public', 'draft'],
    ['archived', 'unlisted', 'draft'],
    ['private', 'private', 'unit'],
    ['public', 'private', 'unit'],
    ['unlisted', 'archived', 'unit'],
  ] as const)('a unit that is %s, edited to be %s: %s', (is, wanted, place) => {
    const form = aSimpleUnit({ visibility: wanted, pricingFactor: cheaper });
    expect(placeOfEdit(aUnit(is), { form, images: [] })).toBe(place);
  });

  it('says nothing new, whatever the order of its fields and the defaults that are left out', () => {
    const unit = aUnit();
    const { tags: _, translations: __, ...written } = unit.content as unknown as Record<string, unknown>;
    const content = Object.fromEntries(Object.entries(written).reverse());
    const stored = { ...unit, content: content as unknown as typeof unit.content };
    expect(placeOfEdit(stored, editedOf(unit, undefined))).toBe('nowhere');
  });

  it('is another one when only its pictures are', () => {
    const picture = { id: 'p', key: 'k', width: 1, height: 1, placeholder: '', alt: '' };
    expect(placeOfEdit(aUnit(), { form: aSimpleUnit(), images: [picture] })).toBe('draft');
  });
});

it('goes on from the draft, under its version', () => {
  const unit = aUnit();
  const form = aSimpleUnit({ pricingFactor: cheaper });
  const draft = { unitId: unit.id, form, images: [], version: 4, editedBy: null, updatedAt: now };
  expect(versionOf(unit, draft)).toBe(4);
  expect(withEdit(unit, editedOf(unit, draft))).toMatchObject({ priceBase: 700, pricePer: 0 });
  expect(versionOf(unit, undefined)).toBe(1);
});

describe('what cannot be public', () => {
  const section = aMenu().sections[0]!;
  it('is a part of a menu without dishes, and one that asks for more than it has', () => {
    const sections = [
      section,
      { ...section, index: 1, items: [] },
      {
        ...section,
        index: 2,
        minSelection: 2,
        maxSelection: 3,
        items: [aMenuItem({ index: 0 }), aMenuItem({ index: 1, isIncluded: true })],
      },
    ];
    expect(publishingFaults(aMenu({ sections }))).toEqual({
      'sections.1.items': 'menu.no_items',
      'sections.2.minSelection': 'menu.minimum_unreachable',
    });
  });
  it('is what the contract does not take any more', () => {
    expect(publishingFaults({ ...aSimpleUnit(), name: '' })).toMatchObject({ name: expect.any(String) });
  });
  it('is nothing of a whole menu', () => {
    expect(publishingFaults(aMenu())).toEqual({});
    expect(publishingFaults(aSimpleUnit())).toEqual({});
  });
});
