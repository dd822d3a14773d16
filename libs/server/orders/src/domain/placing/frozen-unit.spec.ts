import { PricingUnit } from '@smachot/contracts';
import { dishCount } from '@smachot/pricing';
import { frozenUnit } from './frozen-unit';

const common = {
  pricingUnitId: '01920000-0000-7000-8000-000000000002',
  partnerId: '01920000-0000-7000-8000-000000000001',
  partnerUsername: 'savta',
  visibility: 'public',
  version: 1,
  updatedAt: '2026-11-21T10:00:00.000Z',
  name: 'תפריט',
  summary: 'שתי מנות',
  description: 'מהבית',
  translations: { en: { name: 'Menu', summary: 'Two courses', description: '', tags: ['Home'] } },
};
const menu = PricingUnit.parse({
  ...common,
  type: 'compound',
  basePrice: 100,
  basePricePerParticipant: 50,
  minParticipants: null,
  maxParticipants: null,
  images: [],
  sections: [
    {
      name: 'סלטים',
      translations: { en: { name: 'Salads' } },
      index: 0,
      type: 'selectible-items',
      items: [
        { name: 'לחם', index: 0, isIncluded: true, foodKind: 'pareve', allergens: ['gluten'] },
        {
          name: 'טבולה',
          translations: { en: { name: 'Tabbouleh' } },
          index: 1,
          isVegan: true,
          allergens: [],
        },
        { name: 'חומוס', index: 2, allergens: ['sesame'] },
        { name: 'עוגה', index: 3, isMultipleSelection: true },
      ],
    },
  ],
});
const request = { sections: [{ index: 0, items: [{ index: 1, quantity: 1 }] }] };

it('keeps what was chosen in both languages, with what is in it', () => {
  const { menu: frozen, language, translations } = frozenUnit(menu, request);
  expect(frozen).toEqual([
    {
      section: 'סלטים',
      translations: { en: 'Salads' },
      items: [
        {
          ...{ name: 'לחם', translations: {}, quantity: 1, per: 'guest', included: true },
          ...{ foodKind: 'pareve', isVegan: false, allergens: ['gluten'] },
        },
        {
          ...{ name: 'טבולה', translations: { en: 'Tabbouleh' }, quantity: 1, per: 'guest', included: false },
          ...{ foodKind: null, isVegan: true, allergens: [] },
        },
      ],
    },
  ]);
  expect({ language, translations }).toEqual({
    language: 'he',
    translations: { en: { name: 'Menu', summary: 'Two courses', description: '' } },
  });
});

it('keeps of what may be taken several times that it is so many pieces, be it one', () => {
  const one = { sections: [{ index: 0, items: [{ index: 3, quantity: 1 }] }] };
  const [salads] = frozenUnit(menu, one).menu;
  expect(salads!.items.map((dish) => dishCount(dish, 150).count)).toEqual([150, 1]);
});

it('keeps what is in something that has no menu, and tells "nothing said" from "none of them"', () => {
  const cart = { ...common, type: 'simple', imageGallery: [], pricingFactor: { type: 'personalized' } };
  expect(
    frozenUnit(PricingUnit.parse({ ...cart, foodKind: 'dairy', allergens: ['milk'] }), null).food,
  ).toEqual({
    foodKind: 'dairy',
    isVegan: false,
    allergens: ['milk'],
  });
  expect(frozenUnit(PricingUnit.parse(cart), null).food).toMatchObject({ foodKind: null, allergens: null });
});
