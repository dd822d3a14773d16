import { ratedKind } from './attended-orders';

it.each([
  [['catering'], 'food'],
  [['music'], 'music'],
  [['venue', 'music', 'catering'], 'music'],
  [['catering', 'music'], 'food'],
  [['photography', 'venue'], null],
  [[], null],
] as const)('of a store of %j guests rate %s', (categories, kind) => {
  expect(ratedKind(categories)).toBe(kind);
});
