import { MINUTE_MS, newId } from '@smachot/kernel';
import { beforeTheCard, killedAfterTheCard, killedBeforeTheCard } from '../kills';
import { type OrdersApp, ordersApp, type Store, TUESDAY } from '../orders-app';

let app: OrdersApp;
let store: Store;
let customer: string;
beforeAll(async () => {
  app = await ordersApp();
});
beforeEach(async () => {
  app.clock.moveTo(TUESDAY);
  store = await app.store();
  customer = await app.customer();
});
afterAll(() => app.close());

const statusOf = async (checkoutId: string) =>
  (await app.taken(app.call<{ status: string }>('GET', `/v1/checkouts/${checkoutId}`, { as: customer })))
    .status;
const drop = (checkoutId: string) => app.call('DELETE', `/v1/checkouts/${checkoutId}`, { as: customer });

describe.each([
  ['before the card was asked', killedBeforeTheCard, []],
  ['with the yes of the card unwritten', killedAfterTheCard, ['authorized']],
] as const)('killed %s', (_, kill, salesThen) => {
  const place = (key = newId()) => kill(app, () => app.taken(app.place(customer, store, {}, key)));
  const saleStates = async (orderId: string) => (await app.salesOf(orderId)).map(({ status }) => status);

  it('an order is still placed, held once and told once', async () => {
    const { checkoutId, orderId, status } = await place();
    expect(status).toBe('authorising');
    expect(await saleStates(orderId)).toEqual(salesThen);
    expect(await app.counts(store)).toEqual({ slots: 1, checkouts: 1, orders: 0, taken: 1 });
    // the lease is still valid: its worker may still be running
    await app.tick();
    expect(await statusOf(checkoutId)).toBe('authorising');
    await app.expireLeases();
    await app.tick();
    expect(await statusOf(checkoutId)).toBe('placed');
    expect(await app.read(orderId, customer)).toMatchObject({ status: 'pending', payment: { held: 6_500 } });
    expect(await saleStates(orderId)).toEqual(['authorized']);
    expect(await app.counts(store)).toEqual({ slots: 1, checkouts: 1, orders: 1, taken: 1 });
    expect(await app.notified(store.owner)).toEqual(['order_placed']);
    const told: { taken: number }[] = await app.source.query(
      'select taken from stores.taken_days where store_id = $1',
      [store.store.partnerId],
    );
    expect(told).toEqual([{ taken: 1 }]);
  });
  it('the same press hears of the same checkout, as it is by then', async () => {
    const key = newId();
    const { checkoutId, orderId } = await place(key);
    const again = () => app.taken(app.place(customer, store, {}, key));
    expect(await again()).toMatchObject({ checkoutId, orderId, status: 'authorising' });
    await app.expireLeases();
    await app.tick();
    // also when the terms could no longer be agreed on
    await app.source.query('update stores.stores set shortest_notice = 8000 where id = $1', [
      store.store.partnerId,
    ]);
    expect(await again()).toMatchObject({ checkoutId, orderId, status: 'placed' });
    expect(await saleStates(orderId)).toEqual(['authorized']);
    expect(await app.place(customer, store, { remarks: 'אחרת' }, key)).toMatchObject({
      status: 409,
      body: { code: 'idempotency.reused' },
    });
  });
  it('nothing is kept of what its customer gave up', async () => {
    const { checkoutId, orderId } = await place();
    expect((await drop(checkoutId)).status).toBe(204);
    await app.jobs.drain();
    for (let look = 1; look <= 3; look++) {
      await app.expireLeases();
      await app.tick(new Date(TUESDAY.getTime() + look * 2 * MINUTE_MS));
    }
    expect(await saleStates(orderId)).toEqual(salesThen.length ? ['voided'] : []);
    expect(await app.counts(store)).toEqual({ slots: 0, checkouts: 1, orders: 0, taken: 0 });
    expect((await app.call('GET', `/v1/orders/${orderId}`, { as: customer })).status).toBe(404);
  });
});

it('a checkout that ends while the card is asked becomes no order, and the card is let go', async () => {
  const key = newId();
  let ended = '';
  const { orderId, status } = await beforeTheCard(
    app,
    async () => {
      const [row]: { id: string }[] = await app.source.query(
        'select id from orders.checkouts where key = $1',
        [key],
      );
      ended = row!.id;
      expect((await drop(ended)).status).toBe(204);
    },
    () => app.taken(app.place(customer, store, {}, key)),
  );
  expect(status).not.toBe('placed');
  await app.jobs.drain();
  await app.expireLeases();
  await app.tick(new Date(TUESDAY.getTime() + 2 * MINUTE_MS));
  expect(await statusOf(ended)).toBe('expired');
  expect((await app.salesOf(orderId)).map((sale) => sale.status)).toEqual(['voided']);
  expect(await app.counts(store)).toEqual({ slots: 0, checkouts: 1, orders: 0, taken: 0 });
});

it('a card that does not answer in time is read, and the order is there', async () => {
  await app.misbehave('timeout');
  const { orderId, status } = await app.taken(app.place(customer, store));
  expect(status).toBe('placed');
  expect(await app.salesOf(orderId)).toMatchObject([{ status: 'authorized', charged: 0 }]);
});
