import {
  aLinkedOrder,
  aPaidLinkedOrder,
  BY_THE_SHEKEL,
  CUT_OFF,
  extraMoved,
  follow,
  LINKED_ORDERS,
  quiet,
  settling,
} from '../../testing/a-linked-order';
import { inHours, NOON, START } from '../../testing/an-order';
import { aPaidOrder, calendar, emitted, illegal, moved, payloads, told } from '../../testing/paying';
import type { Order } from '../order';

describe('the cut-off', () => {
  it.each([
    [50, 50, 650_000, []],
    [46, 46, 602_000, ['orders.refund_wanted']],
    // more than a tenth away, and not agreed
    [10, 50, 650_000, []],
    [150, 50, 650_000, []],
    [null, 50, 650_000, []],
  ] as const)('with %s seats settles at %i', (seats, participants, price, asked) => {
    const order = aPaidLinkedOrder();
    follow(order).settlement.settle(seats, CUT_OFF);
    expect(follow(order).state).toMatchObject({
      status: 'settled',
      paidParticipants: participants,
      settledPrice: price,
    });
    expect(order.state).toMatchObject({
      price,
      summary: { price: price / 100, eventInfo: { participants } },
    });
    expect(emitted(order)).toEqual(asked);
    expect(order.state.timeline.at(-1)).toMatchObject({ kind: 'settled', amount: price, participants });
  });
  it('asks for one more sale, by the card of the first', () => {
    const order = aPaidLinkedOrder();
    follow(order).settlement.settle(54, CUT_OFF);
    expect(follow(order).state).toMatchObject({
      status: 'settling',
      settledParticipants: 54,
      settledDifference: 48_000,
    });
    expect(payloads(order)).toMatchObject([{ cardOf: order.state.paymentId, amount: 48_000 }]);
    expect(order.state).toMatchObject({ price: 698_000, due: 48_000, captured: 650_000 });
    order.applyPayment(extraMoved(order, { captured: 48_000 }), CUT_OFF);
    expect(follow(order).state).toMatchObject({ status: 'settled', paidParticipants: 54 });
    expect(order.state).toMatchObject({
      price: 698_000,
      due: 0,
      captured: 698_000,
      paymentStatus: 'captured',
    });
  });
  it('comes once', () => {
    const order = aPaidLinkedOrder();
    follow(order).settlement.settle(46, CUT_OFF);
    expect(follow(order).settlement.settle(44, CUT_OFF)).toEqual(illegal);
    expect(emitted(order)).toHaveLength(1);
  });
  it('does not come early, nor before the order is approved and paid', () => {
    expect(follow(aPaidLinkedOrder()).settlement.settle(50, inHours(-0.1, CUT_OFF))).toEqual(illegal);
    const order = aLinkedOrder();
    expect(follow(order).settlement.settle(50, CUT_OFF)).toEqual(illegal);
    order.approve(NOON);
    expect(follow(order).settlement.settle(50, CUT_OFF)).toEqual(illegal);
  });
  it('owes what is too little to be given back', () => {
    const order = aPaidLinkedOrder({ rates: BY_THE_SHEKEL, price: 5_000 });
    order.state.captured = 5_000;
    follow(order).settlement.settle(47, CUT_OFF);
    expect(emitted(order)).toEqual([]);
    expect(order.state).toMatchObject({
      price: 4_700,
      captured: 5_000,
      owed: 300,
      paymentStatus: 'captured',
    });
  });
  it('forgives what is too little to be taken', () => {
    const order = aPaidLinkedOrder({ rates: BY_THE_SHEKEL, price: 5_000 });
    order.state.captured = 5_000;
    follow(order).settlement.settle(54, CUT_OFF);
    expect(emitted(order)).toEqual([]);
    expect(follow(order).state).toMatchObject({
      status: 'settled',
      settledDifference: 0,
      paidParticipants: 54,
    });
    expect(order.state).toMatchObject({ price: 5_000, summary: { eventInfo: { participants: 54 } } });
  });
  it('settles an order that costs nothing', () => {
    const free = {
      unit: { type: 'simple' as const, pricingFactor: { type: 'no_participants' as const, price: 0 } },
    };
    const order = aPaidLinkedOrder({ rates: free, price: 0 });
    follow(order).settlement.settle(90, CUT_OFF);
    // an amendment was needed and none was accepted
    expect(follow(order).state).toMatchObject({ status: 'settled', paidParticipants: 50 });
    expect(emitted(order)).toEqual([]);
  });
  it('comes also when the customer has left, for what was agreed since', () => {
    const order = aPaidLinkedOrder();
    follow(order).propose(80, NOON);
    follow(order).answer(follow(order).amendments.newest!.id, { type: 'accept', reason: '' }, NOON);
    expect(follow(order).leave('customer', NOON).ok).toBe(true);
    expect(follow(order).state).toMatchObject({ status: 'following', eventId: null });
    expect(follow(order).leave('customer', NOON)).toEqual(illegal);
    follow(quiet(order)).settlement.settle(null, CUT_OFF);
    expect(payloads(order)).toMatchObject([{ amount: 360_000 }]);
  });
});

describe('one more sale', () => {
  it('that is refused waits a day for its customer, and no day more when it is refused again', () => {
    const order = quiet(settling());
    order.applyPayment(extraMoved(order, { move: 'refused' }), CUT_OFF);
    expect(told(order)).toEqual(['customer order_settlement_due']);
    expect(order.news[0]).toMatchObject({ urgent: true, amount: 240_000, participants: 70 });
    expect(follow(order).state.payBy).toEqual(inHours(24, CUT_OFF));
    expect(order.payAgain('card').ok).toBe(true);
    expect(payloads(order)).toMatchObject([
      { paymentId: follow(order).state.extraPaymentId, cardId: 'card' },
    ]);
    expect(order.payAgain('card')).toEqual(illegal);
    order.applyPayment(extraMoved(order, { move: 'refused' }), inHours(5, CUT_OFF));
    expect(follow(order).state.payBy).toEqual(inHours(24, CUT_OFF));
  });
  it('that is challenged waits the same, and settles when it is confirmed', () => {
    const order = settling();
    order.applyPayment(extraMoved(order, { move: 'challenged' }), CUT_OFF);
    order.applyPayment(extraMoved(order, { captured: 240_000 }), inHours(3, CUT_OFF));
    expect(follow(order).state).toMatchObject({ status: 'settled', payBy: null, extraStatus: 'captured' });
    expect(order.state).toMatchObject({ price: 890_000, captured: 890_000 });
  });
  it('that is not paid in a day locks the order at what was paid', () => {
    const order = settling();
    order.applyPayment(extraMoved(order, { move: 'refused' }), CUT_OFF);
    expect(follow(order).settlement.lock(inHours(23.9, CUT_OFF))).toEqual(illegal);
    follow(quiet(order)).settlement.lock(inHours(24, CUT_OFF));
    expect(follow(order).state).toMatchObject({
      status: 'locked',
      settledParticipants: 50,
      settledPrice: 650_000,
    });
    expect(follow(order).state).toMatchObject({ payBy: null, extraStatus: null });
    expect(emitted(order)).toEqual(['orders.release_wanted']);
    expect(told(order)).toEqual(['customer order_locked', 'crew order_locked']);
    expect(order.state.price).toBe(650_000);
  });
  it('that is paid after that goes back by itself and changes nothing', () => {
    const order = LINKED_ORDERS.locked();
    order.applyPayment(extraMoved(order, { captured: 240_000 }), CUT_OFF);
    order.applyPayment(
      extraMoved(order, { move: 'released', captured: 240_000, refunded: 240_000 }),
      CUT_OFF,
    );
    expect(follow(order).state.status).toBe('locked');
    expect(order.state).toMatchObject({
      price: 650_000,
      captured: 890_000,
      refunded: 240_000,
      paymentStatus: 'captured',
    });
    expect(order.refundOf('partner', NOON, calendar).refunded).toBe(650_000);
  });
  it('said twice counts once', () => {
    const order = settling();
    order.applyPayment(extraMoved(order, { captured: 240_000 }), CUT_OFF);
    const before = structuredClone(order.state);
    order.applyPayment(extraMoved(order, { captured: 240_000 }), CUT_OFF);
    expect(order.state).toEqual(before);
  });
});

describe('an order that is over', () => {
  const cancel = (order: Order, by: 'partner' | 'customer', now: Date) =>
    order.cancel(by, { expected: order.refundOf(by, now, calendar).refunded, reason: '' }, now, calendar);

  it('before the cut-off follows no more, and what was asked for lapses', () => {
    const order = aPaidLinkedOrder();
    follow(order).propose(80, NOON);
    cancel(quiet(order), 'partner', NOON);
    expect(follow(order).state).toMatchObject({ status: 'left', nextLookAt: null });
    expect(follow(order).amendments.newest!.status).toBe('lapsed');
    expect(emitted(order)).toEqual(['orders.refund_wanted']);
  });
  it('while it settles lets the one more sale go', () => {
    const order = quiet(settling());
    cancel(order, 'partner', CUT_OFF);
    expect(follow(order).state.status).toBe('left');
    expect(payloads(order)).toMatchObject([
      { paymentId: order.state.paymentId, amount: 650_000 },
      { paymentId: follow(order).state.extraPaymentId },
    ]);
  });
  it('after one more sale gives back from both, that one first', () => {
    const order = settling();
    order.applyPayment(extraMoved(order, { captured: 240_000 }), CUT_OFF);
    // half is refunded until three days before
    order.state.policy = [{ hoursBefore: 0, refundPercent: 50 }];
    cancel(quiet(order), 'customer', CUT_OFF);
    expect(payloads(order)).toMatchObject([
      { paymentId: follow(order).state.extraPaymentId, amount: 240_000 },
      { paymentId: order.state.paymentId, amount: 205_000 },
    ]);
    order.applyPayment(
      extraMoved(order, { move: 'refunded', captured: 240_000, refunded: 240_000 }),
      CUT_OFF,
    );
    expect(order.state.paymentStatus).toBe('refunding');
    order.applyPayment(moved(order, { move: 'refunded', captured: 650_000, refunded: 205_000 }), CUT_OFF);
    expect(order.state).toMatchObject({
      paymentStatus: 'partially_refunded',
      captured: 890_000,
      refunded: 445_000,
      kept: 445_000,
    });
  });
  it('after a partial refund that is still on its way gives back the rest only', () => {
    const order = aPaidLinkedOrder();
    follow(order).settlement.settle(46, CUT_OFF);
    cancel(quiet(order), 'partner', CUT_OFF);
    expect(payloads(order)).toMatchObject([{ amount: 602_000 }]);
  });
  it('is done once it is settled, and not before', () => {
    const after = inHours(7, START);
    expect(aPaidLinkedOrder().complete(after)).toEqual(illegal);
    expect(settling().complete(after)).toEqual(illegal);
    expect(LINKED_ORDERS.settled().complete(after).ok).toBe(true);
    expect(LINKED_ORDERS.locked().complete(after).ok).toBe(true);
    const order = aPaidLinkedOrder();
    follow(order).settlement.settle(46, CUT_OFF);
    order.applyPayment(moved(order, { move: 'refunded', refunded: 48_000 }), CUT_OFF);
    expect(order.state.paymentStatus).toBe('captured');
    expect(order.complete(after).ok).toBe(true);
  });
  it('has nothing to pay again where nothing follows', () =>
    expect(aPaidOrder().payAgain(null)).toEqual(illegal));
});
