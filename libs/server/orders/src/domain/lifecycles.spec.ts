import { newId } from '@smachot/kernel';
import {
  amendmentLifecycle,
  changeRequestLifecycle,
  linkedOrderLifecycle,
  orderLifecycle,
  paymentPlanLifecycle,
} from '@smachot/lifecycles';
import { walk } from '@smachot/lifecycles-testing';
import {
  AGREED,
  aPaidLinkedOrder,
  attendance,
  CUT_OFF,
  FIRST_LOOK,
  follow,
  LINKED_ORDERS,
  someGuests,
  steps,
} from '../testing/a-linked-order';
import { plan, PLANS, REST_DAY, restMoved, START } from '../testing/a-plan';
import { anOrder, inHours, NOON } from '../testing/an-order';
import { calendar, LATE, moved } from '../testing/paying';
import type { Order } from './order';

const nothing = { expected: 650_000, reason: '' };
const inDays = (days: number) => inHours(24 * days, REST_DAY);

const aPending = (): Order => anOrder({ respondBy: inHours(1) });
const anApproved = (): Order =>
  anOrder({ status: 'approved', paymentStatus: 'captured', captured: 650_000, payBy: inHours(1) });

describe('an order', () => {
  it.each(
    walk(orderLifecycle, {
      in: {
        pending: aPending,
        approved: anApproved,
        declined: () => anOrder({ status: 'declined', respondBy: inHours(1), payBy: inHours(1) }),
        recalled: () => anOrder({ status: 'recalled', respondBy: inHours(1), payBy: inHours(1) }),
        cancelled_partner: () => anOrder({ status: 'cancelled_partner', payBy: inHours(1) }),
        cancelled_customer: () => anOrder({ status: 'cancelled_customer', payBy: inHours(1) }),
        done: () =>
          anOrder({ status: 'done', paymentStatus: 'captured', captured: 650_000, payBy: inHours(1) }),
      },
      status: ({ state }) => state.status,
      acts: {
        'approve partner': (order) => order.approve(NOON),
        'decline partner': (order) => order.decline(NOON),
        'decline system': (order) => order.expire(LATE),
        'recall customer': (order) => order.recall(NOON),
        'cancel partner': (order) => order.cancel('partner', nothing, NOON, calendar),
        'cancel customer': (order) => order.cancel('customer', nothing, NOON, calendar),
        'cancel system': (order) => order.cancelUnpaid(LATE),
        'complete system': (order) => order.complete(LATE),
      },
      others: {
        captured: (order) => order.applyPayment(moved(order, { captured: 650_000 }), NOON),
        refused: (order) => order.applyPayment(moved(order, { move: 'refused' }), NOON),
        released: (order) => order.applyPayment(moved(order, { move: 'released' }), NOON),
        'paid again': (order) => order.payAgain(null),
        followed: (order) => order.follow(newId(), AGREED, NOON),
        forgotten: (order) => order.forgetIfOver(),
      },
    }),
  )('$row', async ({ run }) => {
    const { after, allowed } = await run();
    expect(allowed).toContain(after);
  });
});

describe('an order that follows an invitation', () => {
  it.each(
    walk(linkedOrderLifecycle, {
      in: LINKED_ORDERS,
      status: (order) => follow(order).state.status,
      acts: {
        'attach customer': (order) => order.follow(newId(), AGREED, NOON),
        'resume system': (order) => follow(order).settleOnly(),
        'count system': (order) => {
          if (follow(order).state.status !== 'following') return;
          steps(order).propose('customer', 80, NOON);
          steps(order).answer(attendance(order).id, 'partner', 'accept', NOON);
          follow(order).settlement.settle(50, CUT_OFF);
        },
        'settle system': (order) => {
          follow(order).settlement.settle(50, CUT_OFF);
          follow(order).settlement.settleBy({ participants: 50, price: 650_000 }, CUT_OFF);
        },
        'ask system': (order) => {
          follow(order).state.agreedParticipants = 70;
          follow(order).settlement.settle(70, CUT_OFF);
          follow(order).settlement.settleBy({ participants: 70, price: 890_000 }, CUT_OFF);
        },
        'paid system': (order) => follow(order).settlement.paid(CUT_OFF),
        'lock system': (order) => {
          follow(order).settlement.unpaid('refused', CUT_OFF);
          follow(order).settlement.lock(inHours(48, CUT_OFF));
        },
        'leave customer': (order) => follow(order).leave('customer', NOON),
        'leave system': (order) => follow(order).end(NOON),
      },
      others: {
        look: (order) => follow(order).look(someGuests(90, FIRST_LOOK), FIRST_LOOK),
        propose: (order) => follow(order).propose(80, NOON),
        reprice: (order) => follow(order).reprice(60, NOON),
        reschedule: (order) => follow(order).reschedule({ was: START, onTheDay: true }, NOON),
        challenged: (order) => follow(order).settlement.unpaid('challenged', CUT_OFF),
        'paid again': (order) => order.payAgain(null),
      },
    }),
  )('$row', async ({ run }) => {
    const { after, allowed } = await run();
    expect(allowed).toContain(after);
  });
});

const asked = (): Order => {
  const order = aPaidLinkedOrder();
  follow(order).propose(80, NOON);
  return order;
};
const answered = (type: 'accept' | 'refuse') => (): Order => {
  const order = asked();
  follow(order).answer(follow(order).amendments.newest!.id, { type, reason: '' }, NOON);
  return order;
};

describe('an amendment', () => {
  const answer = (type: 'accept' | 'refuse') => (order: Order) =>
    follow(order).answer(follow(order).amendments.newest!.id, { type, reason: '' }, NOON);

  it.each(
    walk(amendmentLifecycle, {
      in: {
        proposed: asked,
        accepted: answered('accept'),
        refused: answered('refuse'),
        lapsed: () => {
          const order = asked();
          follow(order).amendments.lapse(NOON);
          return order;
        },
      },
      status: (order) => follow(order).amendments.newest!.status,
      acts: {
        'accept partner': answer('accept'),
        'refuse partner': answer('refuse'),
        'lapse system': (order) => follow(order).amendments.lapse(NOON),
      },
    }),
  )('$row', async ({ run }) => {
    const { after, allowed } = await run();
    expect(allowed).toContain(after);
  });
});

type Side = 'customer' | 'partner';
const LATER = { startsAt: inHours(24 * 7, START), location: null, km: null, participants: null, menu: null };

describe.each(['customer', 'partner'] as const)('a change request of the %s', (of) => {
  const open = (): Order => {
    const order = aPaidLinkedOrder();
    order.changes.propose(of, LATER, 0, NOON);
    return order;
  };
  const answer = (type: 'accept' | 'refuse' | 'withdraw', by: Side) => (order: Order) =>
    order.changes.answer(order.changes.newest!.id, { type, by, reason: '' }, NOON);
  const closed = (act: (order: Order) => unknown) => (): Order => {
    const order = open();
    act(order);
    return order;
  };
  const other = of === 'customer' ? 'partner' : 'customer';

  it.each(
    walk(changeRequestLifecycle, {
      in: {
        open,
        accepted: closed(answer('accept', other)),
        refused: closed(answer('refuse', other)),
        withdrawn: closed(answer('withdraw', of)),
        lapsed: closed((order) => order.changes.end(NOON)),
      },
      status: (order) => order.changes.newest!.status,
      acts: {
        'accept customer': answer('accept', 'customer'),
        'accept partner': answer('accept', 'partner'),
        'refuse customer': answer('refuse', 'customer'),
        'refuse partner': answer('refuse', 'partner'),
        'withdraw customer': answer('withdraw', 'customer'),
        'withdraw partner': answer('withdraw', 'partner'),
        'lapse system': (order) => order.changes.lapse(LATE),
      },
      about: () => ({ of }),
    }),
  )('$row', async ({ run }) => {
    const { after, allowed } = await run();
    expect(allowed).toContain(after);
  });
});

describe('a plan of payments', () => {
  it.each(
    walk(paymentPlanLifecycle, {
      in: PLANS,
      status: (order) => plan(order).state.status,
      acts: {
        'capture system': (order) => plan(order).depositPaid(),
        'ask system': (order) => plan(order).look(REST_DAY),
        'refuse system': (order) => plan(order).note(restMoved(order, { move: 'refused' }), REST_DAY),
        'retry system': (order) => plan(order).look(inDays(1)),
        'retry customer': (order) => order.payAgain(null),
        'exhaust system': (order) => plan(order).look(inDays(3)),
        'pay system': (order) => plan(order).note(restMoved(order, { captured: 455_000 }), REST_DAY),
        'extend partner': (order) => plan(order).extend(inDays(3)),
        'waive partner': (order) => plan(order).waive(inDays(3)),
        'waive system': (order) => plan(order).look(START),
        'end system': (order) => plan(order).end(),
      },
      others: { reschedule: (order) => plan(order).reschedule() },
      // the clock alone decides the move of a `look`
      except: [
        ...['retry system', 'exhaust system', 'waive system'].map((act) => `deposit_paid ${act}`),
        ...['waive system'].map((act) => `action_required ${act}`),
        // before its day a rest has no payment that could report anything
        'deposit_paid pay system',
      ],
    }),
  )('$row', async ({ run }) => {
    const { after, allowed } = await run();
    expect(allowed).toContain(after);
  });
});
