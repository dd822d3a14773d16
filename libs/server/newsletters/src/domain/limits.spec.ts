import { refusalOfMonth } from './plan-limit';
import { isTooMany } from './stop';

it.each([
  ['basic-plan', 1, 'plan.newsletters.iron_swords'],
  ['iron-swords-plan', 1, undefined],
  ['iron-swords-plan', 2, 'plan.newsletters.plus'],
  ['plus-plan', 5, 'plan.newsletters.pro'],
  ['pro-plan', 12, undefined],
  ['pro-plan', 13, 'plan.newsletters.most'],
] as const)('%s, newsletter %i of the month: %s', (planId, count, code) =>
  expect(refusalOfMonth(planId, count)).toBe(code),
);

it.each([
  [{ sent: 19, unsubscribed: 19, complaints: 0 }, false],
  [{ sent: 20, unsubscribed: 3, complaints: 0 }, false],
  [{ sent: 20, unsubscribed: 4, complaints: 0 }, true],
  [{ sent: 100, unsubscribed: 2, complaints: 2 }, false],
  [{ sent: 100, unsubscribed: 3, complaints: 3 }, true],
  [{ sent: 1000, unsubscribed: 3, complaints: 3 }, false],
])('%o stops the store: %s', (reactions, stops) => expect(isTooMany(reactions)).toBe(stops));
