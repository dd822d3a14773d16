import { OrdersBetween } from '@smachot/server-conversations';
import { newId } from '@smachot/kernel';
import { type OrdersApp, ordersApp, type Store } from '../orders-app';

let app: OrdersApp;
let ordersBetween: OrdersBetween;
let store: Store;
let customer: string;

beforeAll(async () => {
  app = await ordersApp();
  ordersBetween = app.app.get(OrdersBetween);
});
afterAll(() => app.close());
beforeEach(async () => {
  store = await app.store({ dailyCapacity: 5, slotsPerCustomer: 5 });
  customer = await app.customer();
});

const pair = () => ({ customerId: customer, storeId: store.store.partnerId });
const known = async () => (await ordersBetween.of([pair()])).has(OrdersBetween.key(pair()));
const moved = (orderId: string, as: string, move: string, body = {}) =>
  app.taken(app.move(orderId, as, move, body));

describe('whether a customer and a store have an order', () => {
  it('begins with an order that waits, and stays with what came about, whoever ended it', async () => {
    expect(await known()).toBe(false);
    const orderId = await app.order(customer, store);
    expect(await known()).toBe(true);
    await moved(orderId, store.owner, 'approve');
    await app.jobs.drain();
    expect(await known()).toBe(true);
    await moved(orderId, customer, 'cancel', { reason: '', expectedRefund: 6_500 });
    expect(await known()).toBe(true);
  });

  it.each([
    ['declined', (orderId: string) => moved(orderId, store.owner, 'decline', { reason: '' })],
    ['recalled', (orderId: string) => moved(orderId, customer, 'recall')],
  ])('is not one that was %s: nobody may get to a phone by ordering and taking it back', async (_, end) => {
    await end(await app.order(customer, store));
    expect(await known()).toBe(false);
  });

  it('is told of each pair by itself, in one look', async () => {
    await app.order(customer, store);
    const other = await app.store();
    const stranger = await app.customer();
    const pairs = [
      pair(),
      { customerId: customer, storeId: other.store.partnerId },
      { customerId: stranger, storeId: store.store.partnerId },
      { customerId: newId(), storeId: newId() },
    ];
    expect([...(await ordersBetween.of(pairs))]).toEqual([OrdersBetween.key(pair())]);
    expect(await ordersBetween.of([])).toEqual(new Set());
  });
});

describe('the sides of an order', () => {
  it('are its customer and its store, and nobody of an order that is not there or whose customer has left', async () => {
    const orderId = await app.order(customer, store);
    expect(await ordersBetween.sidesOf(orderId)).toEqual(pair());
    expect(await ordersBetween.sidesOf(newId())).toBeUndefined();
    await app.source.query('update orders.orders set customer_left = true where id = $1', [orderId]);
    expect(await ordersBetween.sidesOf(orderId)).toBeUndefined();
  });
});
