import { LinkedOrderStatus } from '@smachot/contracts';
import { newId, refuse } from '@smachot/kernel';
import {
  again,
  AGREED,
  aLinkedOrder,
  CUT_OFF,
  FIRST_LOOK,
  follow,
  LINKED_ORDERS,
  quiet,
  RATES,
  someGuests,
} from '../../testing/a-linked-order';
import { anOrder, inHours, NOON } from '../../testing/an-order';
import { emitted, illegal, kinds } from '../../testing/paying';
import type { Order } from '../order';

const MOVES = {
  leaveByCustomer: (order: Order) => follow(order).leave('customer', NOON),
  leaveBySystem: (order: Order) => follow(order).leave('system', NOON),
  propose: (order: Order) => follow(order).propose(80, NOON),
  look: (order: Order) => follow(order).look(someGuests(51, FIRST_LOOK), FIRST_LOOK),
  settle: (order: Order) => follow(order).settlement.settle(52, CUT_OFF),
  lock: (order: Order) => follow(order).settlement.lock(inHours(48, CUT_OFF)),
  payAgain: (order: Order) => order.payAgain(null),
};
type Move = keyof typeof MOVES;
const ALLOWED: Record<LinkedOrderStatus, Partial<Record<Move, LinkedOrderStatus>>> = {
  following: {
    leaveByCustomer: 'left',
    leaveBySystem: 'left',
    propose: 'following',
    look: 'following',
    settle: 'settled',
  },
  // who arrived decides, after the event
  counting: {},
  // nothing has failed yet, so there is nothing to lock and nothing to pay again
  settling: {},
  settled: {},
  locked: {},
  left: {},
};

describe.each(LinkedOrderStatus.options)('an order whose following is %s', (status) => {
  it('is made so', () => expect(follow(LINKED_ORDERS[status]()).state.status).toBe(status));
  it.each(Object.keys(MOVES) as Move[])('%s', (move) => {
    const order = quiet(LINKED_ORDERS[status]());
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
    const order = LINKED_ORDERS[status]();
    expect(again(order).linkedOrder!.state).toEqual(follow(order).state);
  });
});

describe('beginning to follow', () => {
  it('counts from what was ordered, and looks at six in the evening', () => {
    const order = aLinkedOrder();
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
    expect(order.follow(newId(), AGREED, NOON).ok).toBe(true);
    expect(order.follow(newId(), AGREED, NOON)).toEqual(illegal);
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
    ['when it is settled', LINKED_ORDERS.settled, NOON, 'lifecycle.illegal_move'],
  ] as const)('is refused %s', (_, make, now, code) =>
    expect(make().follow(newId(), AGREED, now)).toEqual(refuse(code)),
  );
  it('may be left and begun again, with other guests', () => {
    const order = LINKED_ORDERS.left();
    const eventId = newId();
    expect(order.follow(eventId, AGREED, NOON).ok).toBe(true);
    expect(follow(order).state).toMatchObject({ status: 'following', eventId, nextLookAt: FIRST_LOOK });
  });
});
