import type { OrderMenu } from '@smachot/contracts';
import { menuDifference } from './menu-difference';

const dish = (name: string, quantity = 1, included = false) => ({
  ...{ name, quantity, included, translations: {} },
  ...{ foodKind: null, isVegan: false, allergens: null },
});
const part = (section: string, ...items: ReturnType<typeof dish>[]): OrderMenu[number] => ({
  section,
  translations: {},
  items,
});
const named = (from: OrderMenu, to: OrderMenu) =>
  menuDifference(from, to).map((one) => [
    one.section,
    one.from.map(({ name, quantity }) => `${name} ${quantity}`),
    one.to.map(({ name, quantity }) => `${name} ${quantity}`),
  ]);

it('names the parts that differ, with what is chosen in each, and leaves the rest out', () => {
  const salads = part('סלטים', dish('לחם', 1, true), dish('חומוס'));
  expect(
    named(
      [salads, part('עיקריות', dish('לחם', 1, true), dish('עוף'), dish('דג')), part('מגשים', dish('מגש', 2))],
      [salads, part('עיקריות', dish('לחם', 1, true), dish('דג'), dish('פסטה')), part('בר', dish('יין'))],
    ),
  ).toEqual([
    ['עיקריות', ['עוף 1', 'דג 1'], ['דג 1', 'פסטה 1']],
    ['בר', [], ['יין 1']],
    ['מגשים', ['מגש 2'], []],
  ]);
});

it('takes another number of the same dish for a difference', () => {
  expect(named([part('מגשים', dish('מגש', 2))], [part('מגשים', dish('מגש', 3))])).toEqual([
    ['מגשים', ['מגש 2'], ['מגש 3']],
  ]);
  expect(named([part('מגשים', dish('מגש', 2))], [part('מגשים', dish('מגש', 2))])).toEqual([]);
});
