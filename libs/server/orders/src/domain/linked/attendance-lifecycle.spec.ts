import { attendanceLifecycle } from '@smachot/lifecycles';
import { walk } from '@smachot/lifecycles-testing';
import {
  aPaidLinkedOrder,
  attendance,
  byArrivals,
  counting,
  CUT_OFF,
  follow,
  noRest,
  someGuests,
  steps,
} from '../../testing/a-linked-order';
import { NOON, START } from '../../testing/an-order';
import type { Order } from '../order';

const door = (arrived: number) => ({ arrived, date: START });
const counted = (arrived: number): Order => {
  const order = counting();
  steps(order).look(door(arrived), attendance(order).nextAt!, noRest);
  return order;
};
const objected = (): Order => {
  const order = counted(44);
  steps(order).object(attendance(order).id, { participants: 49, reason: 'צלחות' }, NOON);
  return order;
};

describe('its lifecycle', () => {
  const proposed = () => {
    const order = aPaidLinkedOrder();
    steps(order).propose('customer', 80, NOON);
    return order;
  };
  const answered = (by: 'customer' | 'partner', type: 'refuse' | 'withdraw') => () => {
    const order = proposed();
    steps(order).answer(attendance(order).id, by, type, NOON);
    return order;
  };
  const ended = (begin: () => Order, end: (order: Order) => unknown) => () => {
    const order = begin();
    end(order);
    return order;
  };
  const answer =
    (by: 'customer' | 'partner', type: 'accept' | 'refuse' | 'withdraw' | 'concede' | 'drop') =>
    (order: Order) =>
      steps(order).answer(attendance(order).id, by, type, NOON);
  const due = (arrived: number) => (order: Order) =>
    steps(order).look(door(arrived), attendance(order).nextAt ?? NOON, noRest);
  it.each(
    walk(attendanceLifecycle, {
      in: {
        proposed,
        accepted: byArrivals,
        refused: answered('partner', 'refuse'),
        withdrawn: answered('customer', 'withdraw'),
        lapsed: ended(proposed, (order) => follow(order).attendance.lapse(NOON)),
        fixed: counting,
        counted: () => counted(44),
        objected,
        settled: () => counted(0),
        ended: ended(byArrivals, (order) => follow(order).leave('customer', NOON)),
      },
      status: (order) => attendance(order).status,
      acts: {
        'accept customer': null,
        'accept partner': answer('partner', 'accept'),
        'refuse customer': null,
        'refuse partner': answer('partner', 'refuse'),
        'withdraw customer': answer('customer', 'withdraw'),
        'withdraw partner': null,
        'lapse system': (order) => follow(order).attendance.lapse(NOON),
        'fix system': (order) => {
          if (attendance(order).status !== 'proposed') follow(order).settlement.settle(50, CUT_OFF);
        },
        'count system': (order) => {
          if (attendance(order).status === 'fixed') due(44)(order);
        },
        'object partner': (order) =>
          steps(order).object(attendance(order).id, { participants: 49, reason: 'x' }, NOON),
        'concede customer': answer('customer', 'concede'),
        'drop partner': answer('partner', 'drop'),
        'settle system': due(0),
        'end system': (order) => {
          if (attendance(order).status !== 'proposed') follow(order).attendance.end(NOON);
        },
      },
      others: { look: (order) => follow(order).look(someGuests(50, NOON), NOON) },
      about: () => ({ of: 'customer' as const }),
    }),
  )('$row', async ({ run }) => {
    const { after, allowed } = await run();
    expect(allowed).toContain(after);
  });
});
