import { PricingUnit, PricingUnitForm } from '@smachot/contracts';
import { priceOf } from '@smachot/pricing';
import * as fc from 'fast-check';
import { moved } from '@smachot/web-ui';
import { editUnit } from './unit-edits';
import { emptyItem, emptySection, emptyUnit, unitValues, type UnitValues } from './unit-values';
import { draftPriced, unitFaults, unitForm } from './unit-wire';

const words = { name: 'תפריט', summary: 'קצר', description: 'ארוך' };
const range = (change: Partial<UnitValues> = {}): UnitValues => ({
  ...emptyUnit(),
  ...words,
  kind: 'range',
  minParticipants: '20',
  maxParticipants: '200',
  pricePerParticipant: '89.90',
  basePrice: '1,500',
  ...change,
});
const menu = (change: Partial<UnitValues> = {}): UnitValues => ({
  ...range({ kind: 'compound' }),
  sections: [
    {
      ...emptySection('mains'),
      name: 'עיקריות',
      minSelection: '1',
      maxSelection: '2',
      items: [
        { ...emptyItem('bread'), name: 'לחם', isIncluded: true, additionalPrice: '30' },
        { ...emptyItem('fish'), name: 'דג', pricePerParticipant: '12' },
        { ...emptyItem('stand'), name: 'דוכן', additionalPrice: '2400', isMultipleSelection: true },
      ],
    },
    { ...emptySection('sweets'), name: 'קינוחים', type: 'selectible-item-chips', items: [] },
  ],
  ...change,
});

describe('what the editor holds, as the contract takes it', () => {
  it('reads numbers as people write them', () => {
    expect(unitForm(range())).toMatchObject({
      type: 'simple',
      pricingFactor: {
        type: 'range',
        basePrice: 1500,
        pricePerParticipant: 89.9,
        participants: { min: 20, max: 200 },
      },
    });
  });
  it('names sections and items for good, wherever they are moved', () => {
    const namesOf = (values: UnitValues) => {
      const form = unitForm(values);
      if (form.type !== 'compound') throw new Error('not a menu');
      return Object.fromEntries(
        form.sections.flatMap((section) => [
          [section.name, section.index],
          ...section.items.map(({ name, index }) => [name, index]),
        ]),
      ) as Record<string, number>;
    };
    const before = namesOf(menu());
    expect(new Set(Object.values(before)).size).toBe(5);
    const elsewhere = editUnit(menu(), { do: 'move-section', from: 0, to: 1 });
    expect(namesOf(editUnit(elsewhere, { do: 'move-item', section: 'mains', from: 0, to: 2 }))).toEqual(
      before,
    );
    // An item that is added after a removal does not get the removed item's index.
    const without = editUnit(menu(), { do: 'remove-item', section: 'mains', item: 'stand' });
    const item = { ...emptyItem('new'), name: 'חדש' };
    const after = namesOf(editUnit(without, { do: 'add-item', section: 'mains', item }));
    expect(Object.values(before)).not.toContain(after['חדש']);
  });
  it('gives a copied or handed dish a name of its own', () => {
    const known = menu();
    known.sections[0]!.items[1]!.index = 7;
    const copied = editUnit(known, {
      do: 'copy-item',
      section: 'mains',
      item: 'fish',
      key: 'f',
      name: 'דג 2',
    });
    expect(copied.sections[0]!.items.map(({ index }) => index)).toEqual([null, 7, null, null]);
    const handed = editUnit(known, { do: 'hand-item', section: 'mains', item: 'fish', to: 'sweets' });
    expect(handed.sections[1]!.items.map(({ index }) => index)).toEqual([null]);
  });
  it('takes no sum for what is included', () => {
    const form = unitForm(menu());
    if (form.type !== 'compound') throw new Error('not a menu');
    expect(form.sections[0]!.items[0]).toMatchObject({ isIncluded: true, additionalPrice: 0 });
  });
  it.each([range(), range({ kind: 'fixed', price: '900', participants: '50' }), menu()])(
    'comes back from the server as it went (%#)',
    (values) => {
      const form = unitForm(values);
      const kept = {
        pricingUnitId: '00000000-0000-4000-8000-000000000001',
        partnerId: '00000000-0000-4000-8000-000000000002',
        partnerUsername: 'savta',
        version: 1,
        updatedAt: '2026-11-21T10:00:00Z',
        imageGallery: [],
        images: [],
      };
      const again = unitForm(unitValues(PricingUnit.parse({ ...form, ...kept })));
      expect(again).toEqual(PricingUnitForm.parse(form));
    },
  );
});

describe('what is wrong is said at its field', () => {
  it.each<[Partial<UnitValues>, string, string]>([
    [{ name: ' ' }, 'name', 'field.required'],
    [{ summary: '' }, 'summary', 'field.required'],
    [{ description: '' }, 'description', 'field.required'],
    [{ description: 'א'.repeat(5001) }, 'description', 'field.too_long'],
    [{ pricePerParticipant: '' }, 'pricePerParticipant', 'field.required'],
    [{ pricePerParticipant: 'הרבה' }, 'pricePerParticipant', 'number.invalid'],
    [{ pricePerParticipant: '-5' }, 'pricePerParticipant', 'number.at_least:0'],
    [{ pricePerParticipant: '5.123' }, 'pricePerParticipant', 'money.invalid'],
    [{ minParticipants: '' }, 'minParticipants', 'field.required'],
    [{ minParticipants: '0' }, 'minParticipants', 'number.positive'],
    [{ minParticipants: '12.5' }, 'minParticipants', 'number.whole'],
    [{ minParticipants: '300' }, 'maxParticipants', 'number.range'],
    [{ durationHours: '0' }, 'durationHours', 'number.at_least:0.5'],
    [{ kind: 'fixed', price: '', participants: '5' }, 'price', 'field.required'],
    [{ kind: 'fixed', price: '5', participants: '' }, 'participants', 'field.required'],
  ])('%j', (change, field, code) => expect(unitFaults(range(change))).toMatchObject({ [field]: code }));

  it('also inside a menu', () => {
    const bad = menu();
    bad.sections[0]!.name = '';
    bad.sections[0]!.items[1]!.name = ' ';
    bad.sections[0]!.items[2]!.additionalPrice = 'x';
    expect(unitFaults(bad)).toEqual({
      'sections.0.name': 'field.required',
      'sections.0.items.1.name': 'field.required',
      'sections.0.items.2.additionalPrice': 'number.invalid',
    });
    const turned = menu();
    turned.sections[0]!.maxSelection = '0';
    expect(unitFaults(turned)).toEqual({ 'sections.0.maxSelection': 'number.range' });
  });
});

describe('editing a menu', () => {
  const names = (values: UnitValues) =>
    values.sections.map(({ name, items }) => [name, ...items.map((one) => one.name)]);
  it('moves, copies, hands over and removes, and never changes what it was given', () => {
    const before = menu();
    const frozen = JSON.stringify(before);
    const swapped = editUnit(before, { do: 'move-section', from: 0, to: 1 });
    expect(names(swapped)).toEqual([['קינוחים'], ['עיקריות', 'לחם', 'דג', 'דוכן']]);
    expect(names(editUnit(before, { do: 'move-item', section: 'mains', from: 2, to: 0 }))[0]).toEqual([
      'עיקריות',
      'דוכן',
      'לחם',
      'דג',
    ]);
    expect(
      names(editUnit(before, { do: 'hand-item', section: 'mains', item: 'fish', to: 'sweets' })),
    ).toEqual([
      ['עיקריות', 'לחם', 'דוכן'],
      ['קינוחים', 'דג'],
    ]);
    const copied = editUnit(before, { do: 'copy-section', section: 'mains', key: 'k', name: 'עוד עיקריות' });
    expect(names(copied)[1]).toEqual(['עוד עיקריות', 'לחם', 'דג', 'דוכן']);
    const keys = copied.sections.flatMap(({ key, items }) => [key, ...items.map((item) => item.key)]);
    expect(new Set(keys).size).toBe(keys.length);
    expect(
      names(editUnit(before, { do: 'copy-item', section: 'mains', item: 'fish', key: 'f', name: 'דג 2' }))[0],
    ).toEqual(['עיקריות', 'לחם', 'דג', 'דג 2', 'דוכן']);
    expect(names(editUnit(before, { do: 'remove-item', section: 'mains', item: 'bread' }))[0]).toHaveLength(
      3,
    );
    expect(names(editUnit(before, { do: 'remove-section', section: 'mains' }))).toEqual([['קינוחים']]);
    expect(JSON.stringify(before)).toBe(frozen);
  });
  it('keeps everything there when something moves, wherever to', () => {
    fc.assert(
      fc.property(fc.array(fc.nat()), fc.integer(), fc.integer(), (list, from, to) => {
        expect([...moved(list, from, to)].sort()).toEqual([...list].sort());
      }),
    );
  });
});

it('has a price at every keystroke, and it is the customer’s as soon as the numbers are whole', () => {
  for (const pricePerParticipant of ['', '8', '89', '89.', '89.9'])
    expect(priceOf(draftPriced(range({ pricePerParticipant })), { participants: 100 }).ok).toBe(true);
  const whole = range();
  const form = unitForm(whole);
  if (form.type !== 'simple') throw new Error('not simple');
  expect(priceOf(draftPriced(whole), { participants: 100 })).toEqual(
    priceOf({ type: 'simple', pricingFactor: form.pricingFactor }, { participants: 100 }),
  );
});
