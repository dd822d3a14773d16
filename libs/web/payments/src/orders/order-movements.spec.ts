import type { Order } from '@smachot/contracts';
import { aPaidOrder } from '../testing/a-paid-order';
import { movementsOf } from './order-movements';

const after = (...more: Order['timeline']) => {
  const order = aPaidOrder();
  return { ...order, timeline: [...order.timeline, ...more] };
};
const AT = '2026-11-25T08:00:00.000Z';
const shown = (order: Order) =>
  movementsOf(order).map(({ kind, amount, reason, text }) => ({ kind, amount, reason, text }));
const PAID = { kind: 'paid', amount: 1_000, reason: null, text: null };

it('begins with the newest and says why money went back, in the words that were written', () => {
  const order = after(
    { kind: 'cancelled_partner', at: AT, amount: null, reason: 'התנור נשרף' },
    { kind: 'refunded', at: AT, amount: 1_000 },
  );
  expect(shown(order)).toEqual([
    { kind: 'refunded', amount: 1_000, reason: 'cancelled_partner', text: 'התנור נשרף' },
    PAID,
  ]);
});

it('names the last cause before each refund', () => {
  const order = after(
    { kind: 'settled', at: AT, amount: 900, participants: 18 },
    { kind: 'refunded', at: AT, amount: 100 },
    { kind: 'cancelled_customer', at: AT, amount: null },
    { kind: 'refunded', at: AT, amount: 450 },
  );
  expect(shown(order).map(({ kind, reason }) => [kind, reason])).toEqual([
    ['refunded', 'cancelled_customer'],
    ['refunded', 'settled'],
    ['paid', null],
  ]);
});

it('shows a refund that the card company has not confirmed', () => {
  const order = after({ kind: 'cancelled_customer', at: AT, amount: null });
  const payment = { ...order.payment, status: 'refunding' as const };
  expect(shown({ ...order, payment })[0]).toEqual({
    kind: 'refunding',
    amount: null,
    reason: 'cancelled_customer',
    text: null,
  });
});

it('tells a hold that was released from money that was taken, and a small refund that is settled by hand', () => {
  const order = aPaidOrder({
    timeline: [
      { kind: 'held', at: AT, amount: 1_000 },
      { kind: 'declined', at: AT, amount: null, reason: 'תפוסים' },
      { kind: 'voided', at: AT, amount: 1_000 },
    ],
  });
  expect(shown(order)).toEqual([{ kind: 'released', amount: 1_000, reason: 'declined', text: 'תפוסים' }]);
  expect(shown(after({ kind: 'refund_owed', at: AT, amount: 3 }))[0]).toEqual({
    kind: 'owed',
    amount: 3,
    reason: 'other',
    text: null,
  });
});
