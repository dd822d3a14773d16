import { anOrder, inHours, NOON, START } from '../../testing/an-order';
import { aPaidOrder, calendar, capture, LATE, moved } from '../../testing/paying';
import { Order } from '../order';

/** The order as the next transaction loads it. */
const loaded = ({ state }: Order): Order => new Order(structuredClone(state));

describe('the money of an order, for who accounts for it', () => {
  it('is told when it is taken, with the commission of its rate', () => {
    const order = anOrder();
    order.approve(NOON, 1_000);
    expect(order.movedMoney).toBeNull();
    capture(order);
    expect(order.movedMoney).toMatchObject({
      ...{ captured: 650_000, refunded: 0, toCustomer: 0, commission: 65_000, over: false },
      orderCode: order.state.code,
      version: order.state.version,
    });
  });

  it('is told again when the order is done, and not when nothing has changed', () => {
    const order = loaded(aPaidOrder());
    expect(order.movedMoney).toBeNull();
    order.complete(LATE);
    expect(order.movedMoney).toMatchObject({ captured: 650_000, toCustomer: 0, over: true });
  });

  it('counts what a cancelled order gives back as the customer’s from the moment it is decided', () => {
    const order = loaded(aPaidOrder());
    order.cancel('customer', { expected: 325_000, reason: '' }, inHours(-100, START), calendar);
    expect(order.movedMoney).toMatchObject({ refunded: 0, toCustomer: 325_000, over: true });
    const later = loaded(order);
    later.applyPayment(moved(later, { move: 'refunded', refunded: 325_000 }), NOON);
    expect(later.movedMoney).toMatchObject({ refunded: 325_000, toCustomer: 0 });
  });

  it('has the commission of what is left after a refund by hand', () => {
    const order = anOrder();
    order.approve(NOON, 1_000);
    capture(order);
    order.complete(LATE);
    const later = loaded(order);
    later.applyPayment(moved(later, { move: 'refunded', refunded: 150_000 }), LATE);
    expect(later.movedMoney).toMatchObject({ refunded: 150_000, toCustomer: 0, commission: 50_000 });
  });

  it('is nobody’s concern when nothing was taken', () => {
    const order = loaded(anOrder());
    order.decline(NOON);
    expect(order.movedMoney).toBeNull();
  });
});
