import { demoSale } from './demo-sales';

const idOf = (state: string, price: number, refunded: number) =>
  `DEMO${state}-${price}-${refunded}-1790000000000-0199f6a2-9e00-7abc-8def-001122334455`;

it.each([
  ['A', 0, 'authorized', 0],
  ['C', 0, 'completed', 65_000],
  ['C', 20_000, 'partial-refund', 45_000],
  ['C', 65_000, 'refunded', 0],
  ['V', 0, 'voided', 0],
  ['D', 0, 'chargeback', 0],
] as const)('a sale of the demo data in state %s with %i refunded is %s', (state, refunded, status, left) => {
  const sale = demoSale(idOf(state, 65_000, refunded), 1)!;
  expect(sale).toMatchObject({ status, left, paidAt: 1_790_000_000_000 });
  expect(sale.id).toBe(idOf(state, 65_000, refunded));
});

it('no other id is one', () => expect(demoSale('SALE2611-112233CD-ZX5CV7BN-M8KJ6HGF', 1)).toBeUndefined());
