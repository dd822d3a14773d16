import { incomeOf, type OrderSums } from './income';

const order: OrderSums = {
  ...{ status: 'approved', price: 650_000, due: 0 },
  ...{ kept: null, captured: 0, refunded: 0, owed: 0 },
};
const done = { status: 'done', captured: 650_000 } as const;
const cancelled = { status: 'cancelled_customer', captured: 650_000 } as const;

it.each<[string, Partial<OrderSums>, number]>([
  ['that waits for its payment', {}, 650_000],
  ['that was paid', { captured: 650_000 }, 650_000],
  ['whose number fell, and part went back', { captured: 650_000, refunded: 50_000, price: 600_000 }, 600_000],
  [
    'of which a little is still to be given back by hand',
    { captured: 650_000, owed: 300, price: 649_700 },
    649_700,
  ],
  ['that was cancelled, with a part for the store', { ...cancelled, kept: 325_000 }, 325_000],
  [
    'that was cancelled, of whose part an admin refunded some',
    { ...cancelled, refunded: 425_000, kept: 325_000 },
    225_000,
  ],
  ['that is done', done, 650_000],
  ['that is done, of which an admin refunded a part', { ...done, refunded: 150_000 }, 500_000],
  ['that is done, of which a part could not be refunded', { ...done, owed: 50_000 }, 600_000],
  ['that is done, with a refund on its way', { ...done, price: 600_000 }, 600_000],
  [
    'that is done, with a rest that the business collects',
    { ...done, captured: 195_000, due: 455_000 },
    650_000,
  ],
])('an order %s brings what the customer pays, less the commission', (_, change, gross) =>
  expect(incomeOf({ ...order, ...change }, 1_000)).toEqual({
    gross,
    commission: gross / 10,
    net: gross - gross / 10,
    rate: 1_000,
  }),
);

it.each<[string, Partial<OrderSums>]>([
  ['was declined', { status: 'declined', kept: 0 }],
  ['was cancelled and paid back', { ...cancelled, kept: 0, refunded: 650_000 }],
  ['is done and was refunded in full', { ...done, refunded: 650_000 }],
  ['costs nothing', { price: 0 }],
])('an order that %s brings nothing', (_, change) =>
  expect(incomeOf({ ...order, ...change }, 1_000)).toBeNull(),
);
