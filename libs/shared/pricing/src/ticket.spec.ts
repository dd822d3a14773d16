import { ticketPrice } from './ticket';

const tickets = { name: 'רגיל', price: 4_950, participants: 3 };
const coupon = { code: 'TEN', discountType: 'Percentage' as const, discount: 10 };

it('is the price of a ticket for each participant, line by line', () => {
  expect(ticketPrice(tickets, null)).toEqual({
    ok: true,
    total: 14_850,
    lines: [{ kind: 'item', label: 'רגיל', quantity: 3, unitPrice: 49.5, amount: 148.5 }],
  });
});

it('is less a coupon, to the agora; nothing is left at the most', () => {
  expect(ticketPrice(tickets, coupon)).toMatchObject({ total: 13_365, lines: [{}, { amount: -14.85 }] });
  const all = { ...coupon, discountType: 'Amount' as const, discount: 1_000 };
  expect(ticketPrice(tickets, all)).toMatchObject({ ok: true, total: 0 });
});

it('is refused from 0.01 to 4.99, and below the minimum of the coupon', () => {
  const most = { ...coupon, discountType: 'Amount' as const, discount: 145 };
  expect(ticketPrice(tickets, most)).toMatchObject({ ok: false, code: 'price.too_small' });
  expect(ticketPrice(tickets, { ...coupon, minimumSum: 200 })).toMatchObject({ code: 'coupon.minimum' });
  expect(ticketPrice({ ...tickets, price: 0 }, coupon)).toEqual({ ok: true, total: 0, lines: [] });
});
