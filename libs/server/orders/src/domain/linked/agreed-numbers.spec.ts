import { newId } from '@smachot/kernel';
import { AGREED, aPaidLinkedOrder, CUT_OFF, follow, quiet, RATES } from '../../testing/a-linked-order';
import { inHours, NOON, START } from '../../testing/an-order';
import { aPaidOrder, illegal } from '../../testing/paying';
import { COMING, HAIFA, LATER, propose, wanted } from '../../testing/wanted-terms';
import type { Order } from '../order';

const linked = (): Order => {
  const order = aPaidLinkedOrder({ rates: RATES });
  follow(order).event.agree(AGREED);
  return quiet(order);
};
const answer = (order: Order, type: 'accept', by: 'customer' | 'partner' = 'partner') =>
  order.changes.answer(order.changes.newest!.id, { type, by, reason: '' }, NOON);
const ok = { ok: true, value: undefined };

describe('another number', () => {
  const unlinked = (rates = RATES): Order => {
    const order = aPaidOrder();
    order.state.rates = rates;
    return quiet(order);
  };
  const SAME_DAY = { startsAt: START };
  /** Settles at the cut-off by the agreement only, without guests. */
  const settle = (order: Order) => follow(order).settlement.settle(null, CUT_OFF);

  it('of an order that follows nobody is agreed at once, and settled at the cut-off as that of one that does', () => {
    const order = unlinked();
    expect(order.changes.offer(wanted({ ...SAME_DAY, participants: 80 }), NOON)).toEqual({
      ok: true,
      value: { difference: 360_000 },
    });
    order.changes.propose('partner', wanted({ ...SAME_DAY, participants: 80 }), 360_000, NOON);
    expect(order.changes.newest).toMatchObject({ by: 'partner', wasParticipants: 50, participants: 80 });
    expect(answer(order, 'accept', 'customer')).toEqual(ok);
    expect(order.state).toMatchObject({
      price: 1_010_000,
      due: 360_000,
      captured: 650_000,
      follows: true,
      summary: { price: 10_100, eventInfo: { participants: 80 } },
    });
    expect(follow(order).state).toMatchObject({
      status: 'following',
      eventId: null,
      paidParticipants: 50,
      nextLookAt: null,
    });
    settle(order);
    expect(follow(order).state).toMatchObject({ status: 'settling', settledDifference: 360_000 });
  });

  it('that is smaller gives back, once', () => {
    const order = unlinked();
    propose(order, { ...SAME_DAY, participants: 40 }, -120_000);
    answer(order, 'accept');
    expect(order.state).toMatchObject({ price: 530_000, due: -120_000 });
    settle(order);
    expect(follow(order).state).toMatchObject({ status: 'settled', settledDifference: -120_000 });
    expect(order.state).toMatchObject({ price: 530_000, due: 0 });
    expect(settle(order)).toEqual(illegal);
  });

  it('after another adds up, and back to what was paid comes to nothing', () => {
    const order = unlinked();
    propose(order, { ...SAME_DAY, participants: 80 }, 360_000);
    answer(order, 'accept');
    propose(order, { ...SAME_DAY, participants: 50 }, -360_000);
    answer(order, 'accept');
    expect(order.state).toMatchObject({ price: 650_000, due: 0 });
    settle(order);
    expect(follow(order).state).toMatchObject({ status: 'settled', settledDifference: 0 });
  });

  it('that is not paid is given up: what was paid stands', () => {
    const order = unlinked();
    propose(order, { ...SAME_DAY, participants: 80 }, 360_000);
    answer(order, 'accept');
    settle(order);
    follow(order).settlement.unpaid('refused', CUT_OFF);
    expect(follow(order).settlement.lock(inHours(24, CUT_OFF))).toEqual(ok);
    expect(order.state).toMatchObject({
      price: 650_000,
      due: 0,
      summary: { price: 6_500, eventInfo: { participants: 50 } },
    });
  });

  it('with another day and place is one price', () => {
    const order = unlinked(COMING);
    propose(order, { participants: 80, location: HAIFA, km: 40 }, 378_000);
    answer(order, 'accept');
    expect(order.state).toMatchObject({ startsAt: LATER, price: 1_028_000, due: 378_000 });
    expect(follow(order).state.cutOffAt).toEqual(order.state.cutOffAt);
  });

  it('of an order that follows an invitation takes an open number back, and is what its guests are measured by', () => {
    const order = linked();
    follow(order).propose(90, NOON);
    order.changes.propose('partner', wanted({ ...SAME_DAY, participants: 80 }), 360_000, NOON);
    answer(order, 'accept', 'customer');
    expect(follow(order).amendments.newest!.status).toBe('lapsed');
    expect(follow(order).state).toMatchObject({ agreedParticipants: 80, paidParticipants: 50 });
    expect(follow(order).settlement.estimate(78)).toMatchObject({ participants: 78 });
    expect(follow(order).settlement.estimate(50)).toMatchObject({ participants: 80 });
  });

  it('does not keep an order from following an invitation later', () => {
    const eventId = newId();
    const order = unlinked();
    propose(order, { ...SAME_DAY, participants: 80 }, 360_000);
    answer(order, 'accept');
    expect(order.follow(eventId, AGREED, NOON)).toEqual(ok);
    expect(follow(order).state).toMatchObject({
      eventId,
      agreedParticipants: 80,
      paidParticipants: 50,
    });
  });

  it('of an order that is cancelled before the cut-off gives back what was paid', () => {
    const order = unlinked();
    propose(order, { ...SAME_DAY, participants: 80 }, 360_000);
    answer(order, 'accept');
    const calendar = { isRestDay: () => false };
    expect(order.refundOf('partner', NOON, calendar)).toMatchObject({ refunded: 650_000 });
    expect(order.cancel('partner', { expected: 650_000, reason: '' }, NOON, calendar)).toEqual(ok);
    expect(follow(order).state.status).toBe('left');
  });
});
