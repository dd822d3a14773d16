import { aDraft, inHours, NOON, START } from '../testing/an-order';
import { moved } from '../testing/paying';
import { newId, wallTime } from '@smachot/kernel';
import { Order } from './order';

const calendar = { isRestDay: () => false };
const placed = () => {
  const order = Order.place(aDraft(), { id: newId(), code: '12345678', paymentId: newId() }, NOON);
  order.counted.tell({ isNew: true });
  return order;
};
/** The order as the next transaction loads it. */
const loaded = (order: Order) => new Order(order.state, null, null, null);
const told = (order: Order) =>
  (order.getUncommittedEvents() as unknown as { event: string; payload: object }[])
    .filter(({ event }) => event === 'orders.changed')
    .map(({ payload }) => payload);

describe('what a business counts of an order', () => {
  it('is told when it is placed, without money', () => {
    const order = placed();
    expect(told(order)).toEqual([
      {
        ...{ orderId: order.state.id, storeId: order.state.storeId, version: 1, status: 'pending' },
        ...{ placedOn: wallTime(NOON).day, eventOn: wallTime(START).day },
        ...{ revenue: 0, guests: 50, answerMinutes: null },
      },
    ]);
  });

  it('is told with the price and the time of the answer when it is approved', () => {
    const order = loaded(placed());
    order.approve(inHours(2));
    order.counted.tell();
    expect(told(order)).toMatchObject([{ status: 'approved', revenue: 650_000, answerMinutes: 120 }]);
  });

  it('counts an answer within the same instant, and none of an order that was born approved', () => {
    const order = loaded(placed());
    order.approve(NOON);
    order.counted.tell();
    expect(told(order)).toMatchObject([{ status: 'approved', answerMinutes: 0 }]);
    const draft = { ...aDraft(), proposal: { proposalId: newId(), commissionRate: 500 } };
    const agreed = Order.place(draft, { id: newId(), code: '12345678', paymentId: newId() }, NOON);
    agreed.counted.tell({ isNew: true });
    expect(told(agreed)).toMatchObject([{ status: 'approved', answerMinutes: null }]);
  });

  it('is told again when it is cancelled, with what was kept', () => {
    const approved = loaded(placed());
    approved.approve(inHours(2));
    const order = loaded(approved);
    const { refunded: expected, kept } = order.refundOf('customer', inHours(3), calendar);
    order.cancel('customer', { expected, reason: '' }, inHours(3), calendar);
    order.counted.tell();
    expect(told(order)).toMatchObject([{ status: 'cancelled_customer', revenue: kept }]);
  });

  it('is told again with what is left after a refund by hand', () => {
    const order = loaded(placed());
    Object.assign(order.state, { status: 'done', captured: 650_000 });
    const refunded = loaded(order);
    refunded.applyPayment(moved(refunded, { move: 'refunded', refunded: 150_000 }), NOON);
    refunded.counted.tell();
    expect(told(refunded)).toMatchObject([{ status: 'done', revenue: 500_000 }]);
  });

  it('is not told when only something else has changed', () => {
    const order = loaded(placed());
    order.state.owed = 5;
    order.counted.tell();
    expect(told(order)).toEqual([]);
  });

  it('of an order that expired has no answer', () => {
    const order = loaded(placed());
    order.expire(inHours(24 * 20));
    order.counted.tell();
    expect(told(order)).toMatchObject([{ status: 'declined', revenue: 0, answerMinutes: null }]);
  });
});
