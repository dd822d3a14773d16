import { MINUTE_MS, newId } from '@smachot/kernel';
import { beforeTheCard, killedAfterTheCard, killedBeforeTheCard } from './kills';
import { type OrdersApp, ordersApp, type Store, TUESDAY } from './orders-app';

let on: OrdersApp;
let store: Store;
let customer: string;
beforeAll(async () => {
  on = await ordersApp();
});
beforeEach(async () => {
  on.clock.moveTo(TUESDAY);
  store = await on.store();
  customer = await on.customer();
});
afterAll(() => on.close());

const statusOf = async (checkoutId: string) =>
  (await on.taken(on.call<{ status: string }>('GET', `/v1/checkouts/${checkoutId}`, { as: customer })))
    .status;
const drop = (checkoutId: string) => on.call('DELETE', `/v1/checkouts/${checkoutId}`, { as: customer });

describe.each([
  ['before the card was asked', killedBeforeTheCard, []],
  ['with the yes of the card unwritten', killedAfterTheCard, ['authorized']],
] as const)('killed %s', (_, kill, salesThen) => {
  const place = (key = newId()) => kill(on, () => on.taken(on.place(customer, store, {}, key)));
  const saleStates = async (orderId: string) => (await on.salesOf(orderId)).map(({ status }) => status);

  it('an order is still placed, held once and told once', async () => {
    const { checkoutId, orderId, status } = await place();
    expect(status).toBe('authorising');
    expect(await saleStates(orderId)).toEqual(salesThen);
    expect(await on.counts(store)).toEqual({ slots: 1, checkouts: 1, orders: 0, taken: 1 });
    // whoever had it may still be at it
    await on.tick();
    expect(await statusOf(checkoutId)).toBe('authorising');
    await on.expireLeases();
    await on.tick();
    expect(await statusOf(checkoutId)).toBe('placed');
    expect(await on.read(orderId, customer)).toMatchObject({ status: 'pending', payment: { held: 6_500 } });
    expect(await saleStates(orderId)).toEqual(['authorized']);
    expect(await on.counts(store)).toEqual({ slots: 1, checkouts: 1, orders: 1, taken: 1 });
    expect(await on.notified(store.owner)).toEqual(['order_placed']);
    const told: { taken: number }[] = await on.source.query(
      'select taken from stores.taken_days where store_id = $1',
      [store.store.partnerId],
    );
    expect(told).toEqual([{ taken: 1 }]);
  });
  it('the same press hears of the same checkout, as it is by then', async () => {
    const key = newId();
    const { checkoutId, orderId } = await place(key);
    const again = () => on.taken(on.place(customer, store, {}, key));
    expect(await again()).toMatchObject({ checkoutId, orderId, status: 'authorising' });
    await on.expireLeases();
    await on.tick();
    // also when it could not be agreed on any more
    await on.source.query('update stores.stores set shortest_notice = 8000 where id = $1', [
      store.store.partnerId,
    ]);
    expect(await again()).toMatchObject({ checkoutId, orderId, status: 'placed' });
    expect(await saleStates(orderId)).toEqual(['authorized']);
    expect(await on.place(customer, store, { remarks: 'אחרת' }, key)).toMatchObject({
      status: 409,
      body: { code: 'idempotency.reused' },
    });
  });
  it('nothing is kept of what its customer gave up', async () => {
    const { checkoutId, orderId } = await place();
    expect((await drop(checkoutId)).status).toBe(204);
    await on.jobs.drain();
    for (let look = 1; look <= 3; look++) {
      await on.expireLeases();
      await on.tick(new Date(TUESDAY.getTime() + look * 2 * MINUTE_MS));
    }
    expect(await saleStates(orderId)).toEqual(salesThen.length ? ['voided'] : []);
    expect(await on.counts(store)).toEqual({ slots: 0, checkouts: 1, orders: 0, taken: 0 });
    expect((await on.call('GET', `/v1/orders/${orderId}`, { as: customer })).status).toBe(404);
  });
});

it('a checkout that ends while the card is asked becomes no order, and the card is let go', async () => {
  const key = newId();
  let ended = '';
  const { orderId, status } = await beforeTheCard(
    on,
    async () => {
      const [row]: { id: string }[] = await on.source.query(
        'select id from orders.checkouts where key = $1',
        [key],
      );
      ended = row!.id;
      expect((await drop(ended)).status).toBe(204);
    },
    () => on.taken(on.place(customer, store, {}, key)),
  );
  expect(status).not.toBe('placed');
  await on.jobs.drain();
  await on.expireLeases();
  await on.tick(new Date(TUESDAY.getTime() + 2 * MINUTE_MS));
  expect(await statusOf(ended)).toBe('expired');
  expect((await on.salesOf(orderId)).map((sale) => sale.status)).toEqual(['voided']);
  expect(await on.counts(store)).toEqual({ slots: 0, checkouts: 1, orders: 0, taken: 0 });
});

it('a card that does not answer in time is read, and the order is there', async () => {
  await on.misbehave('timeout');
  const { orderId, status } = await on.taken(on.place(customer, store));
  expect(status).toBe('placed');
  expect(await on.salesOf(orderId)).toMatchObject([{ status: 'authorized', charged: 0 }]);
});
