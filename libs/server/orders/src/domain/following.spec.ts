import { FollowingStatus } from '@smachot/contracts';
import { newId, refuse } from '@smachot/kernel';
import {
  again,
  aFollowing,
  aPaidFollowing,
  BY_THE_SHEKEL,
  CUT_OFF,
  FIRST_LOOK,
  quiet,
  RATES,
} from '../testing/a-following';
import { anOrder, inHours, NOON, START } from '../testing/an-order';
import { aPaidOrder, calendar, emitted, illegal, kinds, moved, payloads, told } from '../testing/paying';
import type { Order } from './order';

const follow = (order: Order) => order.following!;
const tooLate = refuse('order.too_late');
const extraMoved = (order: Order, change: object) => ({
  ...moved(order, { captured: 0, refunded: 0 }),
  paymentId: follow(order).state.extraPaymentId!,
  ...change,
});
/** One more sale of 2,400 was asked for: 70 come instead of the agreed 50. */
const settling = (): Order => {
  const order = aPaidFollowing();
  follow(order).state.agreedParticipants = 70;
  expect(follow(order).settle(70, CUT_OFF).ok).toBe(true);
  return order;
};
const ORDERS: Record<FollowingStatus, () => Order> = {
  following: () => aPaidFollowing(),
  settling,
  settled: () => {
    const order = aPaidFollowing();
    follow(order).settle(50, CUT_OFF);
    return order;
  },
  locked: () => {
    const order = settling();
    order.notePayment(extraMoved(order, { move: 'refused' }), CUT_OFF);
    follow(order).lock(inHours(24, CUT_OFF));
    return order;
  },
  left: () => {
    const order = aPaidFollowing();
    follow(order).leave('customer', NOON);
    return order;
  },
};
const MOVES = {
  leaveByCustomer: (order: Order) => follow(order).leave('customer', NOON),
  leaveBySystem: (order: Order) => follow(order).leave('system', NOON),
  propose: (order: Order) => follow(order).propose(80, NOON),
  look: (order: Order) => follow(order).look(51, FIRST_LOOK),
  settle: (order: Order) => follow(order).settle(52, CUT_OFF),
  lock: (order: Order) => follow(order).lock(inHours(48, CUT_OFF)),
  payAgain: (order: Order) => order.payAgain(null),
};
type Move = keyof typeof MOVES;
const ALLOWED: Record<FollowingStatus, Partial<Record<Move, FollowingStatus>>> = {
  following: {
    leaveByCustomer: 'left',
    leaveBySystem: 'left',
    propose: 'following',
    look: 'following',
    settle: 'settled',
  },
  // nothing has failed yet, so there is nothing to lock and nothing to pay again
  settling: {},
  settled: {},
  locked: {},
  left: {},
};

describe.each(FollowingStatus.options)('an order whose following is %s', (status) => {
  it('is made so', () => expect(follow(ORDERS[status]()).state.status).toBe(status));
  it.each(Object.keys(MOVES) as Move[])('%s', (move) => {
    const order = quiet(ORDERS[status]());
    const before = structuredClone([order.state, follow(order).state]);
    const answer = MOVES[move](order);
    const expected = ALLOWED[status][move];
    if (!expected) {
      expect(answer).toEqual(illegal);
      expect([order.state, follow(order).state]).toEqual(before);
      expect([emitted(order), order.news]).toEqual([[], []]);
      return;
    }
    expect(answer.ok).toBe(true);
    expect(follow(order).state.status).toBe(move === 'settle' ? 'settling' : expected);
  });
  it('survives a restart as it is', () => {
    const order = ORDERS[status]();
    expect(again(order).following!.state).toEqual(follow(order).state);
  });
});

describe('beginning to follow', () => {
  it('counts from what was ordered, and looks at six in the evening', () => {
    const order = aFollowing();
    expect(follow(order).state).toMatchObject({
      status: 'following',
      agreedParticipants: 50,
      paidParticipants: 50,
      toldParticipants: 50,
      toldPrice: 650_000,
      cutOffAt: CUT_OFF,
      nextLookAt: FIRST_LOOK,
    });
    expect(kinds(order)).toEqual(['placed', 'held', 'follows']);
  });
  it('is possible later, while the order stands', () => {
    const order = anOrder({}, { rates: RATES });
    expect(order.follow(newId(), NOON).ok).toBe(true);
    expect(order.follow(newId(), NOON)).toEqual(illegal);
    expect(follow(order).state.status).toBe('following');
  });
  it.each([
    ['without rates', () => anOrder(), NOON, 'order.cannot_follow'],
    ['from the cut-off on', () => anOrder({}, { rates: RATES }), CUT_OFF, 'order.too_late'],
    [
      'when it is over',
      () => anOrder({ status: 'recalled' }, { rates: RATES }),
      NOON,
      'lifecycle.illegal_move',
    ],
    ['when it is settled', ORDERS.settled, NOON, 'lifecycle.illegal_move'],
  ] as const)('is refused %s', (_, make, now, code) =>
    expect(make().follow(newId(), now)).toEqual(refuse(code)),
  );
  it('may be left and begun again, with other guests', () => {
    const order = ORDERS.left();
    const eventId = newId();
    expect(order.follow(eventId, NOON).ok).toBe(true);
    expect(follow(order).state).toMatchObject({ status: 'following', eventId, nextLookAt: FIRST_LOOK });
  });
});

describe('the daily look', () => {
  const look = (order: Order, seats: number | null, now = FIRST_LOOK) => follow(order).look(seats, now);

  it('tells both sides when the estimate has changed, and only then', () => {
    const order = aPaidFollowing();
    look(order, 53);
    expect(told(order)).toEqual(['customer order_estimate', 'crew order_estimate']);
    expect(order.news[0]).toMatchObject({ urgent: false, participants: 53, amount: 686_000 });
    look(quiet(order), 53, inHours(24, FIRST_LOOK));
    expect(told(order)).toEqual([]);
    expect(follow(order).state.nextLookAt).toEqual(inHours(48, FIRST_LOOK));
  });
  it('waits for its hour, and ends before the cut-off', () => {
    const order = aPaidFollowing();
    expect(look(order, 53, inHours(-0.1, FIRST_LOOK))).toEqual(illegal);
    look(order, 53, inHours(-10, CUT_OFF));
    expect(follow(order).state.nextLookAt).toBeNull();
    expect(look(order, 54, inHours(-1, CUT_OFF))).toEqual(illegal);
  });
  it('asks the business for a number further than a tenth, once', () => {
    const order = aPaidFollowing();
    look(order, 70);
    expect(told(order)).toEqual(['crew order_amendment_proposed']);
    expect(order.news[0]).toMatchObject({ urgent: true, participants: 70, amount: 890_000 });
    const { newest } = follow(order).amendments;
    expect(newest).toMatchObject({ participants: 70, status: 'proposed', by: 'system' });
    look(order, 70, inHours(24, FIRST_LOOK));
    expect(follow(order).amendments.newest).toBe(newest);
  });
  it('asks anew when the number moves on, and the older one lapses without a word', () => {
    const order = aPaidFollowing();
    look(order, 70);
    look(quiet(order), 80, inHours(24, FIRST_LOOK));
    expect(told(order)).toEqual(['crew order_amendment_proposed']);
    expect(
      [...follow(order).amendments.changed].map(({ participants, status }) => [participants, status]),
    ).toEqual([
      [70, 'lapsed'],
      [80, 'proposed'],
    ]);
  });
  it('takes back what it asked for when the guests are back', () => {
    const order = aPaidFollowing();
    look(order, 70);
    look(order, 52, inHours(24, FIRST_LOOK));
    expect(follow(order).amendments.newest!.status).toBe('lapsed');
  });
  it('does not ask again for a number that was refused', () => {
    const order = aPaidFollowing();
    look(order, 70);
    follow(order).answer(follow(order).amendments.newest!.id, { type: 'refuse', reason: '' }, NOON);
    look(quiet(order), 70, inHours(24, FIRST_LOOK));
    expect(told(order)).toEqual([]);
  });
  it('leaves a number the customer asked for by hand to the business', () => {
    const order = aPaidFollowing();
    follow(order).propose(100, NOON);
    look(quiet(order), 70);
    expect(follow(order).amendments.newest).toMatchObject({ participants: 100, status: 'proposed' });
    expect(told(order)).toEqual([]);
  });
  it('never passes the bounds of the unit', () => {
    const order = aPaidFollowing();
    look(order, 900);
    expect(follow(order).amendments.newest!.participants).toBe(200);
    look(order, 3, inHours(24, FIRST_LOOK));
    expect(follow(order).amendments.newest!.participants).toBe(20);
  });
  it('says nothing before the business has agreed to the order', () => {
    const order = aFollowing();
    look(quiet(order), 70);
    expect(told(order)).toEqual([]);
    expect(follow(order).amendments.newest).toBeNull();
  });
  it('follows no more when the invitation is gone', () => {
    const order = aPaidFollowing();
    look(order, null);
    expect(follow(order).state).toMatchObject({ status: 'left', nextLookAt: null });
    expect(kinds(order).at(-1)).toBe('left');
  });
});

describe('an amendment', () => {
  it.each([
    [55, 'order.amendment_needless'],
    [45, 'order.amendment_needless'],
    [50, 'order.amendment_needless'],
    [19, 'order.participants_bounds'],
    [201, 'order.participants_bounds'],
  ] as const)('of %i is refused: %s', (participants, code) => {
    const order = aPaidFollowing();
    expect(follow(order).propose(participants, NOON)).toEqual(refuse(code));
    expect(follow(order).amendments.newest).toBeNull();
  });
  it.each([56, 44, 20, 200])('of %i is asked for', (participants) => {
    const order = aPaidFollowing();
    expect(follow(order).propose(participants, NOON).ok).toBe(true);
    expect(follow(order).amendments.newest).toMatchObject({
      participants,
      by: 'customer',
      status: 'proposed',
    });
    expect(follow(order).state.agreedParticipants).toBe(50);
  });
  it('that is accepted changes what is agreed, and no money', () => {
    const order = aPaidFollowing();
    follow(order).propose(80, NOON);
    follow(quiet(order)).answer(follow(order).amendments.newest!.id, { type: 'accept', reason: '' }, NOON);
    expect(follow(order).state.agreedParticipants).toBe(80);
    expect(emitted(order)).toEqual([]);
    expect(told(order)).toEqual(['customer order_amendment_accepted']);
    expect(order.state.price).toBe(650_000);
  });
  it('that is refused changes nothing, and says why', () => {
    const order = aPaidFollowing();
    follow(order).propose(80, NOON);
    follow(order).answer(follow(order).amendments.newest!.id, { type: 'refuse', reason: 'אין מקום' }, NOON);
    expect(follow(order).state.agreedParticipants).toBe(50);
    expect(order.state.timeline.at(-1)).toMatchObject({
      kind: 'amendment_refused',
      participants: 80,
      reason: 'אין מקום',
    });
  });
  it('is answered once', () => {
    const order = aPaidFollowing();
    follow(order).propose(80, NOON);
    const { id } = follow(order).amendments.newest!;
    follow(order).answer(id, { type: 'refuse', reason: '' }, NOON);
    expect(follow(order).answer(id, { type: 'accept', reason: '' }, NOON)).toEqual(illegal);
  });
  it('that was replaced is not answered', () => {
    const order = aPaidFollowing();
    follow(order).propose(80, NOON);
    const { id } = follow(order).amendments.newest!;
    follow(order).propose(90, NOON);
    expect(follow(order).answer(id, { type: 'accept', reason: '' }, NOON)).toEqual(illegal);
    expect(follow(order).state.agreedParticipants).toBe(50);
  });
  it('is neither asked for nor answered from the cut-off on, also when the tick is late', () => {
    const order = aPaidFollowing();
    follow(order).propose(80, NOON);
    const { id } = follow(order).amendments.newest!;
    expect(follow(order).answer(id, { type: 'accept', reason: '' }, CUT_OFF)).toEqual(tooLate);
    expect(follow(order).propose(90, CUT_OFF)).toEqual(tooLate);
    expect(follow(order).leave('customer', CUT_OFF)).toEqual(tooLate);
  });
  it('that nobody answered lapses at the cut-off, and both hear of it', () => {
    const order = aPaidFollowing();
    follow(order).propose(80, NOON);
    follow(quiet(order)).settle(80, CUT_OFF);
    expect(follow(order).amendments.newest!.status).toBe('lapsed');
    expect(told(order)).toEqual([
      'customer order_amendment_lapsed',
      'crew order_amendment_lapsed',
      'customer order_settled',
      'crew order_settled',
    ]);
    // eighty was not agreed to
    expect(order.state).toMatchObject({ price: 650_000, summary: { eventInfo: { participants: 50 } } });
  });
});

describe('the cut-off', () => {
  it.each([
    [50, 50, 650_000, []],
    [46, 46, 602_000, ['orders.refund_wanted']],
    // further than a tenth, and nobody agreed to it
    [10, 50, 650_000, []],
    [150, 50, 650_000, []],
    [null, 50, 650_000, []],
  ] as const)('with %s seats settles at %i', (seats, participants, price, asked) => {
    const order = aPaidFollowing();
    follow(order).settle(seats, CUT_OFF);
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
    const order = aPaidFollowing();
    follow(order).settle(54, CUT_OFF);
    expect(follow(order).state).toMatchObject({
      status: 'settling',
      settledParticipants: 54,
      settledDifference: 48_000,
    });
    expect(payloads(order)).toMatchObject([{ cardOf: order.state.paymentId, amount: 48_000 }]);
    expect(order.state.price).toBe(650_000);
    order.notePayment(extraMoved(order, { captured: 48_000 }), CUT_OFF);
    expect(follow(order).state).toMatchObject({ status: 'settled', paidParticipants: 54 });
    expect(order.state).toMatchObject({ price: 698_000, captured: 698_000, paymentStatus: 'captured' });
  });
  it('comes once', () => {
    const order = aPaidFollowing();
    follow(order).settle(46, CUT_OFF);
    expect(follow(order).settle(44, CUT_OFF)).toEqual(illegal);
    expect(emitted(order)).toHaveLength(1);
  });
  it('does not come early, nor before the order is approved and paid', () => {
    expect(follow(aPaidFollowing()).settle(50, inHours(-0.1, CUT_OFF))).toEqual(illegal);
    const order = aFollowing();
    expect(follow(order).settle(50, CUT_OFF)).toEqual(illegal);
    order.approve(NOON);
    expect(follow(order).settle(50, CUT_OFF)).toEqual(illegal);
  });
  it('owes what is too little to be given back', () => {
    const order = aPaidFollowing({ rates: BY_THE_SHEKEL, price: 5_000 });
    order.state.captured = 5_000;
    follow(order).settle(47, CUT_OFF);
    expect(emitted(order)).toEqual([]);
    expect(order.state).toMatchObject({
      price: 4_700,
      captured: 5_000,
      owed: 300,
      paymentStatus: 'captured',
    });
  });
  it('forgives what is too little to be taken', () => {
    const order = aPaidFollowing({ rates: BY_THE_SHEKEL, price: 5_000 });
    order.state.captured = 5_000;
    follow(order).settle(54, CUT_OFF);
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
    const order = aPaidFollowing({ rates: free, price: 0 });
    follow(order).settle(90, CUT_OFF);
    // an amendment was needed and there was none
    expect(follow(order).state).toMatchObject({ status: 'settled', paidParticipants: 50 });
    expect(emitted(order)).toEqual([]);
  });
  it('comes also when the customer has left, for what was agreed since', () => {
    const order = aPaidFollowing();
    follow(order).propose(80, NOON);
    follow(order).answer(follow(order).amendments.newest!.id, { type: 'accept', reason: '' }, NOON);
    expect(follow(order).leave('customer', NOON).ok).toBe(true);
    expect(follow(order).state).toMatchObject({ status: 'following', eventId: null });
    expect(follow(order).leave('customer', NOON)).toEqual(illegal);
    follow(quiet(order)).settle(null, CUT_OFF);
    expect(payloads(order)).toMatchObject([{ amount: 360_000 }]);
  });
});

describe('one more sale', () => {
  it('that is refused waits a day for its customer, and no day more when it is refused again', () => {
    const order = quiet(settling());
    order.notePayment(extraMoved(order, { move: 'refused' }), CUT_OFF);
    expect(told(order)).toEqual(['customer order_settlement_due']);
    expect(order.news[0]).toMatchObject({ urgent: true, amount: 240_000, participants: 70 });
    expect(follow(order).state.payBy).toEqual(inHours(24, CUT_OFF));
    expect(order.payAgain('card').ok).toBe(true);
    expect(payloads(order)).toMatchObject([
      { paymentId: follow(order).state.extraPaymentId, cardId: 'card' },
    ]);
    expect(order.payAgain('card')).toEqual(illegal);
    order.notePayment(extraMoved(order, { move: 'refused' }), inHours(5, CUT_OFF));
    expect(follow(order).state.payBy).toEqual(inHours(24, CUT_OFF));
  });
  it('that is challenged waits the same, and settles when it is confirmed', () => {
    const order = settling();
    order.notePayment(extraMoved(order, { move: 'challenged' }), CUT_OFF);
    order.notePayment(extraMoved(order, { captured: 240_000 }), inHours(3, CUT_OFF));
    expect(follow(order).state).toMatchObject({ status: 'settled', payBy: null, extraStatus: 'captured' });
    expect(order.state).toMatchObject({ price: 890_000, captured: 890_000 });
  });
  it('that is not paid in a day locks the order at what was paid', () => {
    const order = settling();
    order.notePayment(extraMoved(order, { move: 'refused' }), CUT_OFF);
    expect(follow(order).lock(inHours(23.9, CUT_OFF))).toEqual(illegal);
    follow(quiet(order)).lock(inHours(24, CUT_OFF));
    expect(follow(order).state).toMatchObject({
      status: 'locked',
      settledParticipants: 50,
      settledPrice: 650_000,
    });
    expect(emitted(order)).toEqual(['orders.release_wanted']);
    expect(told(order)).toEqual(['customer order_locked', 'crew order_locked']);
    expect(order.state.price).toBe(650_000);
  });
  it('that is paid after that goes back by itself and changes nothing', () => {
    const order = ORDERS.locked();
    order.notePayment(extraMoved(order, { captured: 240_000 }), CUT_OFF);
    order.notePayment(extraMoved(order, { move: 'released', captured: 240_000, refunded: 240_000 }), CUT_OFF);
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
    order.notePayment(extraMoved(order, { captured: 240_000 }), CUT_OFF);
    const before = structuredClone(order.state);
    order.notePayment(extraMoved(order, { captured: 240_000 }), CUT_OFF);
    expect(order.state).toEqual(before);
  });
});

describe('an order that is over', () => {
  const cancel = (order: Order, by: 'partner' | 'customer', now: Date) =>
    order.cancel(by, { expected: order.refundOf(by, now, calendar).refunded, reason: '' }, now, calendar);

  it('before the cut-off follows no more, and what was asked for lapses', () => {
    const order = aPaidFollowing();
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
    order.notePayment(extraMoved(order, { captured: 240_000 }), CUT_OFF);
    // half comes back until three days before
    order.state.policy = [{ hoursBefore: 0, refundPercent: 50 }];
    cancel(quiet(order), 'customer', CUT_OFF);
    expect(payloads(order)).toMatchObject([
      { paymentId: follow(order).state.extraPaymentId, amount: 240_000 },
      { paymentId: order.state.paymentId, amount: 205_000 },
    ]);
    order.notePayment(extraMoved(order, { move: 'refunded', captured: 240_000, refunded: 240_000 }), CUT_OFF);
    expect(order.state.paymentStatus).toBe('refunding');
    order.notePayment(moved(order, { move: 'refunded', captured: 650_000, refunded: 205_000 }), CUT_OFF);
    expect(order.state).toMatchObject({
      paymentStatus: 'partially_refunded',
      captured: 890_000,
      refunded: 445_000,
      kept: 445_000,
    });
  });
  it('after a partial refund that is still on its way gives back the rest only', () => {
    const order = aPaidFollowing();
    follow(order).settle(46, CUT_OFF);
    cancel(quiet(order), 'partner', CUT_OFF);
    expect(payloads(order)).toMatchObject([{ amount: 602_000 }]);
  });
  it('is done once it is settled, and not before', () => {
    const after = inHours(7, START);
    expect(aPaidFollowing().complete(after)).toEqual(illegal);
    expect(settling().complete(after)).toEqual(illegal);
    expect(ORDERS.settled().complete(after).ok).toBe(true);
    expect(ORDERS.locked().complete(after).ok).toBe(true);
    const order = aPaidFollowing();
    follow(order).settle(46, CUT_OFF);
    order.notePayment(moved(order, { move: 'refunded', refunded: 48_000 }), CUT_OFF);
    expect(order.state.paymentStatus).toBe('captured');
    expect(order.complete(after).ok).toBe(true);
  });
  it('has nothing to pay again where nothing follows', () =>
    expect(aPaidOrder().payAgain(null)).toEqual(illegal));
});
