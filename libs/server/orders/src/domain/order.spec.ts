import { OrderStatus } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { aDraft, anOrder, inHours, NOON, START } from '../testing/an-order';
import { calendar, capture, emitted, illegal, kinds, LATE, moved, told } from '../testing/paying';
import { Order } from './order';
import { respondBy } from './order-times';

const MOVES = {
  approve: (order: Order) => order.approve(NOON),
  decline: (order: Order) => order.decline(NOON),
  expire: (order: Order) => order.expire(LATE),
  recall: (order: Order) => order.recall(NOON),
  cancelByPartner: (order: Order) =>
    order.cancel('partner', { expected: 650_000, reason: '' }, NOON, calendar),
  cancelByCustomer: (order: Order) =>
    order.cancel('customer', { expected: 650_000, reason: '' }, NOON, calendar),
  cancelUnpaid: (order: Order) => order.cancelUnpaid(LATE),
  complete: (order: Order) => order.complete(LATE),
};
type Move = keyof typeof MOVES;
const ALLOWED: Partial<Record<OrderStatus, Partial<Record<Move, OrderStatus>>>> = {
  pending: { approve: 'approved', decline: 'declined', expire: 'declined', recall: 'recalled' },
  approved: {
    cancelByPartner: 'cancelled_partner',
    cancelByCustomer: 'cancelled_customer',
    cancelUnpaid: 'cancelled_customer',
    complete: 'done',
  },
};

describe.each(OrderStatus.options)('an order that is %s', (status) => {
  it.each(Object.keys(MOVES) as Move[])('%s', (move) => {
    const order = anOrder({
      status,
      paymentStatus: status === 'pending' ? 'held' : 'captured',
      captured: status === 'pending' ? 0 : 650_000,
      respondBy: inHours(1),
      payBy: inHours(1),
    });
    const before = structuredClone(order.state);
    const answer = MOVES[move](order);
    const expected = ALLOWED[status]?.[move];
    if (expected) {
      expect(answer.ok).toBe(true);
      expect(order.state.status).toBe(expected);
      expect(order.state.timeline.length).toBeGreaterThan(before.timeline.length);
      expect(order.holdsSlot).toBe(['approved', 'done'].includes(expected));
      return;
    }
    expect(answer).toEqual(illegal);
    expect(order.state).toEqual(before);
    expect(emitted(order)).toEqual([]);
    expect(order.news).toEqual([]);
  });
});

describe('placing', () => {
  it('freezes what was agreed, holds its price and tells the store', () => {
    const draft = aDraft();
    const order = Order.place(draft, { id: newId(), code: '1', paymentId: newId() }, NOON);
    expect(order.state).toMatchObject({
      status: 'pending',
      paymentStatus: 'held',
      price: 650_000,
      kept: null,
    });
    expect(kinds(order)).toEqual(['placed', 'held']);
    expect(told(order)).toEqual(['crew order_placed']);
  });
  it('asks for nothing when nothing is to be paid', () => {
    const order = anOrder({}, { price: 0 });
    expect(order.state.paymentStatus).toBe('none');
    order.approve(NOON);
    expect(emitted(order)).toEqual([]);
    expect(order.complete(inHours(6, START)).ok).toBe(true);
  });
  it.each([
    ['48 hours', 24 * 30, 24, 48],
    ['the notice', 60, 24, 36],
    ['the start', 30, 0, 30],
  ])('is answered within %s', (_, start, notice, expected) => {
    expect(respondBy(NOON, inHours(start), notice)).toEqual(inHours(expected));
  });
});

describe('an answer', () => {
  it('takes what is held when it is yes', () => {
    const order = anOrder();
    order.approve(NOON);
    expect(order.state).toMatchObject({ paymentStatus: 'capturing', respondBy: null });
    expect(emitted(order)).toEqual(['orders.capture_wanted']);
    capture(order);
    expect(order.state).toMatchObject({ paymentStatus: 'captured', captured: 650_000 });
    expect(kinds(order).slice(2)).toEqual(['approved', 'captured']);
  });
  it.each([
    ['decline', 'declined', ['customer order_declined']],
    ['recall', 'recalled', ['crew order_recalled']],
    ['expire', 'expired', ['customer order_expired', 'crew order_expired']],
  ] as const)('lets it go: %s', (move, kind, news) => {
    const order = anOrder();
    MOVES[move](order);
    expect(emitted(order)).toEqual(['orders.release_wanted']);
    order.applyPayment(moved(order, { move: 'released' }), NOON);
    order.applyPayment(moved(order, { move: 'released' }), NOON);
    expect(order.state.paymentStatus).toBe('voided');
    expect(kinds(order).slice(2)).toEqual([kind, 'voided']);
    expect(told(order)).toEqual(news);
  });
  it('may come to the last moment, and the system not before it', () => {
    const order = anOrder({ respondBy: inHours(2) });
    expect(order.expire(inHours(1.99))).toEqual(illegal);
    expect(order.expire(inHours(2)).ok).toBe(true);
  });
  it('carries what was written with it', () => {
    const order = anOrder();
    order.decline(NOON, 'התאריך תפוס');
    expect(order.state.timeline.at(-1)).toMatchObject({ kind: 'declined', reason: 'התאריך תפוס' });
  });
});
