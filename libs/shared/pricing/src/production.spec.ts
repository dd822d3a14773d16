import type { DishPurchases, KitchenDish } from '@smachot/contracts';
import fc from 'fast-check';
import { dishCount, production, shoppingList } from './production';

const dish = (name: string, more: Partial<KitchenDish> = {}): KitchenDish => ({
  section: 'סלטים',
  name,
  translations: {},
  quantity: 1,
  foodKind: 'pareve',
  isVegan: true,
  allergens: [],
  ...more,
});
const order = (participants: number, ...dishes: KitchenDish[]) => ({ participants, dishes });

it('counts a dish for every guest, unless so many pieces of it were ordered', () => {
  expect(dishCount(dish('חומוס'), 163)).toEqual({ count: 163, per: 'guest' });
  expect(dishCount(dish('עוגה', { quantity: 4 }), 163)).toEqual({ count: 4, per: 'piece' });
  expect(dishCount(dish('עוגה', { per: 'piece' }), 163)).toEqual({ count: 1, per: 'piece' });
  expect(dishCount(dish('קציצה', { quantity: 3, per: 'guest' }), 163)).toEqual({ count: 489, per: 'guest' });
});

it('sums what is cooked over all orders, each dish once, section by section', () => {
  const made = production([
    order(163, dish('חומוס'), dish('עוף', { section: 'עיקריות' })),
    order(40, dish('טחינה'), dish('חומוס'), dish('עוגה', { section: 'קינוחים', quantity: 4 })),
    order(10, dish('עוגה', { section: 'קינוחים' })),
    order(25, dish('עוגה', { section: '', per: 'piece' }), dish('מרק', { section: '' })),
  ]);
  expect(made.map(({ name, count, orders }) => [name, count, orders])).toEqual([
    ['חומוס', 203, 2],
    ['טחינה', 40, 1],
    ['עוף', 163, 1],
    ['עוגה', 15, 3],
    ['מרק', 25, 1],
  ]);
});

it('says of dishes of one name in two menus what both are, and all that either contains', () => {
  const food = (...dishes: Partial<KitchenDish>[]) => {
    const [made] = production(dishes.map((more) => order(10, dish('קציצות', more))));
    const { foodKind, isVegan, allergens } = made!;
    return { foodKind, isVegan, allergens };
  };
  const meat: Partial<KitchenDish> = { foodKind: 'meat', isVegan: false, allergens: ['eggs'] };
  const dairy: Partial<KitchenDish> = { foodKind: 'dairy', isVegan: false, allergens: ['milk', 'eggs'] };
  const both = { foodKind: null, isVegan: false, allergens: ['eggs', 'milk'] };
  expect(food(meat, dairy)).toEqual(both);
  expect(food(meat, {}, meat)).toEqual({ ...both, allergens: ['eggs'] });
  expect(food({}, {})).toEqual({ foodKind: 'pareve', isVegan: true, allergens: [] });
  const unstated = { foodKind: null, isVegan: false, allergens: null };
  expect(food({}, unstated)).toEqual({ foodKind: 'pareve', isVegan: false, allergens: null });
});

describe('what to buy', () => {
  const made = production([order(163, dish('חומוס'), dish('פלאפל')), order(40, dish('חומוס'), dish('מרק'))]);
  const buys = (name: string, ...lines: DishPurchases['lines']): DishPurchases => ({ dish: name, lines });

  it('is one line for one thing, in the greater unit, and rounded up', () => {
    const { lines } = shoppingList(made, [
      buys('חומוס', { what: 'גרגרי חומוס', quantity: 0.125, unit: 'kg' }),
      buys(
        'פלאפל',
        { what: 'גרגרי חומוס', quantity: 81, unit: 'g' },
        { what: 'פיתה', quantity: 1.5, unit: 'piece' },
      ),
      buys('מרק', { what: 'מים', quantity: 20, unit: 'ml' }),
    ]);
    // 203 × 125 g + 163 × 81 g = 38,578 g
    expect(lines.map(({ what, quantity, unit, dishes }) => [what, quantity, unit, dishes])).toEqual([
      ['גרגרי חומוס', 38.58, 'kg', ['חומוס', 'פלאפל']],
      ['מים', 800, 'ml', ['מרק']],
      ['פיתה', 245, 'piece', ['פלאפל']],
    ]);
  });

  it('names the dishes nobody has said anything about, with how many', () => {
    const { unknown } = shoppingList(made, [
      buys('חומוס', { what: 'שמן', quantity: 1, unit: 'ml' }),
      buys('מרק'),
    ]);
    expect(unknown.map(({ name, count }) => [name, count])).toEqual([
      ['פלאפל', 163],
      ['מרק', 40],
    ]);
  });

  it('is the same for one order of all guests as for many of some, and never too little', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 500 }), { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        (guests, thousandths) => {
          const quantity = thousandths / 1_000;
          const purchases = [buys('חומוס', { what: 'חומוס', quantity, unit: 'g' })];
          const total = guests.reduce((sum, one) => sum + one, 0);
          const [together] = shoppingList(production([order(total, dish('חומוס'))]), purchases).lines;
          const [apart] = shoppingList(
            production(guests.map((one) => order(one, dish('חומוס')))),
            purchases,
          ).lines;
          expect(apart).toEqual(together);
          const grams = together!.quantity * (together!.unit === 'kg' ? 1_000 : 1);
          expect(grams).toBeGreaterThanOrEqual(quantity * total - 0.001);
          expect(grams).toBeLessThan(quantity * total + 10.001);
        },
      ),
    );
  });
});
