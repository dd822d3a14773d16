import { refuse } from '@smachot/kernel';
import { anOrder, inHours, NOON, START } from '../../testing/an-order';
import {
  aPaidOrder,
  calendar,
  capture,
  emitted,
  illegal,
  kinds,
  LATE,
  moved,
  payloads,
  told,
} from '../../testing/paying';
import type { Order } from '../order';

describe('a payment that could not be taken', () => {
  const refused = (order: Order, move: 'refused' | 'challenged' = 'refused') =>
    order.applyPayment(moved(order, { move }), NOON);

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
    order.applyPayment(moved(order, { move: 'refused' }), inHours(5));
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
    order.applyPayment(moved(order, { move: 'refunded', refunded: 650_000 }), NOON);
    expect(order.state).toMatchObject({ paymentStatus: 'refunded', refunded: 650_000, kept: 0 });
    expect(told(order)).toEqual(['customer order_cancelled', 'customer order_refunded']);
  });
  it('follows the policy when the customer does, and refuses another sum than was shown', () => {
    const order = aPaidOrder();
    const now = inHours(-100, START);
    expect(cancel(order, 'customer', now, 650_000)).toEqual(refuse('refund.changed'));
    expect(order.state.status).toBe('approved');
    expect(cancel(order, 'customer', now, 325_000).ok).toBe(true);
    order.applyPayment(moved(order, { move: 'refunded', refunded: 325_000 }), now);
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
    order.applyPayment(moved(order, { captured: 800 }), NOON);
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
    order.applyPayment(moved(order, { move: 'released', captured: 650_000, refunded: 650_000 }), NOON);
    expect(emitted(order)).toEqual([]);
    expect(order.state).toMatchObject({ paymentStatus: 'refunded', captured: 650_000, refunded: 650_000 });
  });
  it('while the money is on its way and never comes lets everything go', () => {
    const order = anOrder();
    order.approve(NOON);
    cancel(order, 'customer', inHours(-100, START), 325_000);
    order.uncommit();
    order.applyPayment(moved(order, { move: 'refused' }), NOON);
    expect(emitted(order)).toEqual(['orders.release_wanted']);
    expect(order.state.status).toBe('cancelled_customer');
  });
  it('owes what the provider would not give back', () => {
    const order = aPaidOrder();
    cancel(order, 'partner', NOON, 650_000);
    order.applyPayment(moved(order, { move: 'refund_failed', amount: 650_000 }), NOON);
    expect(order.state).toMatchObject({ paymentStatus: 'owed', owed: 650_000 });
  });
});

describe('a late answer of the provider', () => {
  it.each(['recall', 'decline', 'expire'] as const)(
    'brings nothing back after %s, and its money goes back',
    (move) => {
      const order = anOrder();
      order[move](LATE);
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
    order.applyPayment(moved(order, { move: 'refunded', captured: 650_000, refunded: 650_000 }), NOON);
    order.applyPayment({ ...moved(order, {}), captured: 650_000, refunded: 0 }, NOON);
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
