import type { PricingUnit } from '@smachot/contracts';
import { aMenu } from '../testing/a-store';
import { changedFields, countOf, unitChanges } from './unit-changes';

type Menu = Extract<PricingUnit, { type: 'compound' }>;
const menu = () => aMenu() as Menu;
const [section] = menu().sections;
const [asado, denis] = section!.items;
const withSections = (sections: Menu['sections']) => aMenu({ sections });

it('finds nothing in what says the same, whatever its version', () => {
  const later = aMenu({
    version: 9,
    revision: 4,
    updatedAt: '2027-01-01T00:00:00Z',
    startingFromPrice: null,
  });
  expect(unitChanges(aMenu(), later)).toEqual([]);
});

it('names each field with what it was and is', () => {
  const after = aMenu({
    basePricePerParticipant: 7,
    translations: { en: { name: 'Wedding', summary: '', description: '' } },
  });
  expect(countOf(unitChanges(aMenu(), after))).toBe(2);
  expect(unitChanges(aMenu(), after)).toEqual([
    {
      of: 'unit',
      fields: [
        { path: 'translations.en.name', before: undefined, after: 'Wedding' },
        { path: 'basePricePerParticipant', before: 100, after: 7 },
      ],
    },
  ]);
});

it('tells the parts of a price apart, also of another kind of price', () => {
  const { sections: _, basePrice: __, images: ___, ...rest } = menu();
  const simple = {
    ...rest,
    type: 'simple',
    imageGallery: [],
    pricingFactor: { type: 'fixed', participants: 50, price: 900 },
  } as unknown as PricingUnit;
  const [change] = unitChanges(simple, {
    ...simple,
    pricingFactor: { type: 'fixed', participants: 60, price: 900 },
  } as PricingUnit);
  expect(change).toEqual({
    of: 'unit',
    fields: [{ path: 'pricingFactor.participants', before: 50, after: 60 }],
  });
});

it('follows dishes by their index: added, removed, changed, moved', () => {
  const dessert = { ...asado!, index: 7, name: 'קינוח' };
  const dearer = { ...denis!, additionalPrice: 12 };
  expect(unitChanges(aMenu(), withSections([{ ...section!, items: [dearer, asado!, dessert] }]))).toEqual([
    { of: 'item', act: 'added', name: 'קינוח', section: 'עיקריות' },
    {
      of: 'item',
      act: 'changed',
      name: 'דניס',
      section: 'עיקריות',
      fields: [{ path: 'additionalPrice', before: 0, after: 12 }],
    },
    { of: 'order', section: 'עיקריות' },
  ]);
  expect(unitChanges(aMenu(), withSections([{ ...section!, items: [asado!] }]))).toEqual([
    { of: 'item', act: 'removed', name: 'דניס', section: 'עיקריות' },
  ]);
});

it('tells whole parts of a menu, and their limits', () => {
  const drinks = { ...section!, index: 3, name: 'שתייה' };
  expect(unitChanges(aMenu(), withSections([{ ...section!, maxSelection: 1 }, drinks]))).toEqual([
    { of: 'section', act: 'added', name: 'שתייה', section: 'שתייה' },
    {
      of: 'section',
      act: 'changed',
      name: 'עיקריות',
      section: 'עיקריות',
      fields: [{ path: 'maxSelection', before: 2, after: 1 }],
    },
  ]);
  expect(unitChanges(withSections([section!, drinks]), withSections([drinks, section!]))).toEqual([
    { of: 'order', section: null },
  ]);
});

it('says that pictures differ, not how their signed addresses do', () => {
  const picture = { id: 'a', url: '/a?1', thumbUrl: '/a', alt: '' };
  const before = aMenu({ images: [picture] });
  expect(unitChanges(before, aMenu({ images: [{ ...picture, url: '/a?2' }] }))).toEqual([]);
  expect(unitChanges(before, aMenu({ images: [] }))).toEqual([{ of: 'pictures', before: 1, after: 0 }]);
});

it('tells that there are no allergens from not having said which there are', () => {
  const fieldsOf = (before: object, after: object) =>
    unitChanges(
      withSections([{ ...section!, items: [{ ...asado!, ...before }] }]),
      withSections([{ ...section!, items: [{ ...asado!, ...after }] }]),
    ).flatMap((change) => ('fields' in change ? change.fields : []));
  expect(fieldsOf({ allergens: null }, { allergens: [] })).toEqual([
    { path: 'allergens', before: undefined, after: [] },
  ]);
  expect(fieldsOf({ allergens: [] }, { allergens: ['milk'] })).toEqual([
    { path: 'allergens', before: [], after: ['milk'] },
  ]);
  expect(fieldsOf({ allergens: null }, {})).toEqual([]);
});

it('what nobody said and what it means without being said are the same', () => {
  expect(changedFields({ name: 'א' }, { name: 'א', language: 'he', isVegan: false })).toEqual([]);
  expect(changedFields({ isVegan: true }, {})).toEqual([{ path: 'isVegan', before: true, after: false }]);
});
