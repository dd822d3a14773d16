import { OrderStatus } from '@smachot/contracts';
import { refuse } from '@smachot/kernel';
import { aDraft, anOrder, inHours, NOON, START } from '../testing/an-order';
import { Order, type PaymentMove } from './order';
import { respondBy } from './order-times';

const calendar = { isRestDay: () => false };
const illegal = refuse('lifecycle.illegal_move');
const emitted = (order: Order) =>
  (order.getUncommittedEvents() as { event: string; payload: Record<string, unknown> }[]).map(
    ({ event }) => event,
  );
const payloads = (order: Order) =>
  (order.getUncommittedEvents() as { payload: Record<string, unknown> }[]).map((one) => one.payload);
const kinds = (order: Order) => order.state.timeline.map(({ kind }) => kind);
const told = (order: Order) => order.news.map(({ to, kind }) => `${to} ${kind}`);
const LATE = inHours(24 * 365);
const moved = (order: Order, change: Partial<PaymentMove>): PaymentMove => ({
  paymentId: order.state.paymentId!,
  move: 'captured',
  amount: 0,
  captured: order.state.captured,
  refunded: order.state.refunded,
  ...change,
});
const capture = (order: Order) =>
  order.notePayment(moved(order, { move: 'captured', captured: 650_000 }), NOON);
/** Approved and paid. */
const aPaidOrder = (policy = aDraft().policy) => {
  const order = anOrder({}, { policy });
  order.approve(NOON);
  capture(order);
  order.uncommit();
  order.news.splice(0);
  return order;
};

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
    const order = Order.place(draft, { id: draft.storeId, code: '1', paymentId: draft.userId }, NOON);
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
    order.notePayment(moved(order, { move: 'released' }), NOON);
    order.notePayment(moved(order, { move: 'released' }), NOON);
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

describe('a payment that could not be taken', () => {
  const refused = (order: Order, move: 'refused' | 'challenged' = 'refused') =>
    order.notePayment(moved(order, { move }), NOON);

  it('gives the customer a day, and no new one when it fails again', () => {
    const order = anOrder();
    order.approve(NOON);
    refused(order);
    expect(order.state).toMatchObject({
      status: 'approved',
      paymentStatus: 'action_required',
      payBy: inHours(24),
    });
    expect(order.payAgain(null).ok).toBe(true);
    expect(order.payAgain(null)).toEqual(illegal);
    order.notePayment(moved(order, { move: 'refused' }), inHours(5));
    expect(order.state.payBy).toEqual(inHours(24));
    expect(order.cancelUnpaid(inHours(23.9))).toEqual(illegal);
    order.uncommit();
    expect(order.cancelUnpaid(inHours(24)).ok).toBe(true);
    expect(emitted(order)).toEqual(['orders.release_wanted']);
    expect(order.state.status).toBe('cancelled_customer');
  });
  it('is paid when the owner of the card confirms', () => {
    const order = anOrder();
    order.approve(NOON);
    refused(order, 'challenged');
    expect(order.state.paymentStatus).toBe('action_required');
    capture(order);
    expect(order.state).toMatchObject({ paymentStatus: 'captured', payBy: null });
  });
  it('says nothing about an order that was paid meanwhile', () => {
    const order = aPaidOrder();
    refused(order);
    expect(order.state.paymentStatus).toBe('captured');
  });
  it('keeps an order from being done', () => {
    const order = anOrder();
    order.approve(NOON);
    refused(order);
    expect(order.complete(LATE)).toEqual(illegal);
  });
});

describe('cancelling', () => {
  const cancel = (order: Order, by: 'partner' | 'customer', now: Date, expected: number) =>
    order.cancel(by, { expected, reason: '' }, now, calendar);

  it('gives everything back when the partner does', () => {
    const order = aPaidOrder();
    expect(cancel(order, 'partner', inHours(-1, START), 650_000).ok).toBe(true);
    expect(payloads(order)).toMatchObject([{ amount: 650_000 }]);
    order.notePayment(moved(order, { move: 'refunded', refunded: 650_000 }), NOON);
    expect(order.state).toMatchObject({ paymentStatus: 'refunded', refunded: 650_000, kept: 0 });
    expect(told(order)).toEqual(['customer order_cancelled', 'customer order_refunded']);
  });
  it('follows the policy when the customer does, and refuses another sum than was shown', () => {
    const order = aPaidOrder();
    const now = inHours(-100, START);
    expect(cancel(order, 'customer', now, 650_000)).toEqual(refuse('refund.changed'));
    expect(order.state.status).toBe('approved');
    expect(cancel(order, 'customer', now, 325_000).ok).toBe(true);
    order.notePayment(moved(order, { move: 'refunded', refunded: 325_000 }), now);
    expect(order.state).toMatchObject({ paymentStatus: 'partially_refunded', kept: 325_000 });
  });
  it('keeps everything where the policy gives nothing back', () => {
    const order = aPaidOrder([]);
    expect(cancel(order, 'customer', inHours(-20, START), 0).ok).toBe(true);
    expect(emitted(order)).toEqual([]);
    expect(order.state).toMatchObject({ paymentStatus: 'captured', kept: 650_000 });
  });
  it('owes what is too little to be sent back', () => {
    const order = anOrder({}, { price: 800, policy: [{ hoursBefore: 0, refundPercent: 50 }] });
    order.approve(NOON);
    order.notePayment(moved(order, { captured: 800 }), NOON);
    order.uncommit();
    expect(cancel(order, 'customer', inHours(-100, START), 0).ok).toBe(true);
    expect(emitted(order)).toEqual([]);
    expect(order.state).toMatchObject({ paymentStatus: 'owed', owed: 400, kept: 400 });
    expect(kinds(order).at(-1)).toBe('refund_owed');
  });
  it('while the money is on its way keeps what the policy says and gives back the rest', () => {
    const order = anOrder();
    order.approve(NOON);
    order.uncommit();
    const now = inHours(-100, START);
    expect(cancel(order, 'customer', now, 325_000).ok).toBe(true);
    expect(emitted(order)).toEqual([]);
    capture(order);
    expect(payloads(order)).toMatchObject([{ amount: 325_000 }]);
  });
  it('while the money is on its way and everything goes back, takes none of it', () => {
    const order = anOrder();
    order.approve(NOON);
    order.uncommit();
    cancel(order, 'partner', NOON, 650_000);
    expect(emitted(order)).toEqual(['orders.release_wanted']);
    order.uncommit();
    order.notePayment(moved(order, { move: 'released', captured: 650_000, refunded: 650_000 }), NOON);
    expect(emitted(order)).toEqual([]);
    expect(order.state).toMatchObject({ paymentStatus: 'refunded', captured: 650_000, refunded: 650_000 });
  });
  it('while the money is on its way and never comes lets everything go', () => {
    const order = anOrder();
    order.approve(NOON);
    cancel(order, 'customer', inHours(-100, START), 325_000);
    order.uncommit();
    order.notePayment(moved(order, { move: 'refused' }), NOON);
    expect(emitted(order)).toEqual(['orders.release_wanted']);
    expect(order.state.status).toBe('cancelled_customer');
  });
  it('owes what the provider would not give back', () => {
    const order = aPaidOrder();
    cancel(order, 'partner', NOON, 650_000);
    order.notePayment(moved(order, { move: 'refund_failed', amount: 650_000 }), NOON);
    expect(order.state).toMatchObject({ paymentStatus: 'owed', owed: 650_000 });
  });
});

describe('a late answer of the provider', () => {
  it.each(['recall', 'decline', 'expire'] as const)(
    'brings nothing back after %s, and its money goes back',
    (move) => {
      const order = anOrder();
      MOVES[move](order);
      order.uncommit();
      const { status } = order.state;
      capture(order);
      expect(order.state.status).toBe(status);
      expect(payloads(order)).toMatchObject([{ amount: 650_000 }]);
    },
  );
  it('said twice changes nothing the second time', () => {
    const order = aPaidOrder();
    const before = structuredClone(order.state);
    capture(order);
    expect(order.state).toEqual(before);
    expect(emitted(order)).toEqual([]);
  });
  it('in whatever order comes to the same', () => {
    const order = aPaidOrder();
    order.cancel('partner', { expected: 650_000, reason: '' }, NOON, calendar);
    order.notePayment(moved(order, { move: 'refunded', captured: 650_000, refunded: 650_000 }), NOON);
    order.notePayment({ ...moved(order, {}), captured: 650_000, refunded: 0 }, NOON);
    expect(order.state).toMatchObject({ paymentStatus: 'refunded', captured: 650_000, refunded: 650_000 });
  });
});

describe('a customer who closes the account', () => {
  const gone = { customerFirstName: '', customerLastName: '', customerPhone: '' };
  it('takes back what waits, and is forgotten', () => {
    const order = anOrder();
    order.customerLeaves(NOON);
    order.forgetIfOver();
    expect(order.state).toMatchObject({ status: 'recalled', ...gone });
    expect(order.state.summary).toMatchObject({ remarks: '', eventInfo: { location: null } });
  });
  it('stays in an order that stands until it is over', () => {
    const order = aPaidOrder();
    order.customerLeaves(NOON);
    order.forgetIfOver();
    expect(order.state.customerPhone).toBe('+972521234567');
    order.complete(LATE);
    order.forgetIfOver();
    expect(order.state).toMatchObject({ status: 'done', price: 650_000, ...gone });
  });
});
