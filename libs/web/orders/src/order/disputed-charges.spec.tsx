import {
  type Chargeback,
  listChargebacks,
  type Order,
  orderConsequences,
  readOrder,
} from '@smachot/contracts';
import type { Answer } from '@smachot/web-platform';
import { cleanup, screen } from '@testing-library/react';
import { anOrder, ORDER_ID } from '../testing/an-order';
import { renderOrders } from '../testing/render-orders';

afterEach(cleanup);

const paid = (more: Partial<Order> = {}): Order => {
  const order = anOrder({ status: 'approved', ...more });
  return { ...order, payment: { ...order.payment, status: 'captured' } };
};
const disputed = (order: Order): Chargeback => ({
  _id: '01931f00-0000-7000-8000-00000000c001',
  subject: 'order',
  orderId: order.orderId,
  orderCode: order.code,
  partnerId: order.orderSummary.partnerId,
  amount: 650,
  status: 'opened',
  openedAt: '2026-11-23T10:00:00.000Z',
  answerBy: '2026-11-30T10:00:00.000Z',
  resolvedAt: null,
  side: order.side === 'customer' ? 'customer' : 'business',
  answers: [],
  mayAnswer: true,
});
const answers = (order: Order): Answer[] => [
  { call: orderConsequences, answer: { moves: {} } },
  { call: readOrder, answer: order },
  { call: listChargebacks, answer: { chargebacks: [disputed(order)], nextCursor: null } },
];
const listed = (asked: { path: string; query: string }[]) =>
  asked.filter(({ path }) => path === listChargebacks.path).map(({ query }) => new URLSearchParams(query));

it('the customer of a paid order is asked about its disputed charge', async () => {
  const { asked } = await renderOrders(`/me/orders/${ORDER_ID}`, answers(paid()));
  expect(await screen.findByRole('region', { name: /הוכחש/ })).toBeTruthy();
  expect(await screen.findByRole('radio', { name: 'לא הזמנתי' })).toBeTruthy();
  expect(listed(asked).map((query) => Object.fromEntries(query))).toEqual([{ orderId: ORDER_ID }]);
});

it('its business is asked as an owner of the store', async () => {
  const order = paid({ side: 'partner' });
  const { asked } = await renderOrders(`/dashboard/savta-julie/orders/${ORDER_ID}`, answers(order));
  expect(await screen.findByRole('textbox', { name: 'מה סופק ומתי?' })).toBeTruthy();
  expect(listed(asked)[0]!.get('partnerId')).toBe(order.orderSummary.partnerId);
});

it('nothing is asked about an order that is not paid', async () => {
  const order = anOrder({ status: 'pending' });
  const { asked } = await renderOrders(`/me/orders/${ORDER_ID}`, answers(order));
  await screen.findByRole('region', { name: 'מה סוכם' });
  expect(listed(asked)).toEqual([]);
});
