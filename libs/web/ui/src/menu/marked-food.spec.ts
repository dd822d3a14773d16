import { MenuItem } from '@smachot/contracts';
import { hasMark, marksOf, saysNothing } from './marked-food';

const item = (food: object) => MenuItem.parse({ name: 'מנה', index: 0, ...food });
const items = [
  item({ foodKind: 'dairy', allergens: ['milk', 'gluten'] }),
  item({ foodKind: 'pareve', isVegan: true, allergens: [] }),
  item({ allergens: ['milk'] }),
  item({}),
];

it('counts the marks a menu has, kinds before allergens', () => {
  expect(marksOf([{ items: items.slice(0, 2) }, { items: items.slice(2) }])).toEqual([
    { mark: 'dairy', count: 1 },
    { mark: 'pareve', count: 1 },
    { mark: 'vegan', count: 1 },
    { mark: 'gluten', count: 1 },
    { mark: 'milk', count: 2 },
  ]);
});

it('tells a dish that has nothing from one of which nothing was said', () => {
  expect(items.map(saysNothing)).toEqual([false, false, false, true]);
  expect(items.map((one) => hasMark(one, 'vegan'))).toEqual([false, true, false, false]);
});
