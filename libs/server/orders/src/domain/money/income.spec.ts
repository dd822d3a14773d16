import { incomeOf } from './income';

const order = { kept: null, captured: 0, refunded: 0, owed: 0, price: 650_000 };

it.each([
  ['that waits for its payment', {}, 650_000],
  ['that was paid', { captured: 650_000 }, 650_000],
  ['whose number fell, and part went back', { captured: 650_000, refunded: 50_000, price: 600_000 }, 600_000],
  [
    'of which a little is still to be given back by hand',
    { captured: 650_000, owed: 300, price: 649_700 },
    649_700,
  ],
  ['that was cancelled, with a part for the store', { captured: 650_000, kept: 325_000 }, 325_000],
])('an order %s brings what the customer pays, less the commission', (_, change, gross) =>
  expect(incomeOf({ ...order, ...change }, 1_000)).toEqual({
    gross,
    commission: gross / 10,
    net: gross - gross / 10,
    rate: 1_000,
  }),
);

it.each([
  ['was declined', { kept: 0 }],
  ['was cancelled and paid back', { kept: 0, captured: 650_000, refunded: 650_000 }],
  ['costs nothing', { price: 0 }],
])('an order that %s brings nothing', (_, change) =>
  expect(incomeOf({ ...order, ...change }, 1_000)).toBeNull(),
);
