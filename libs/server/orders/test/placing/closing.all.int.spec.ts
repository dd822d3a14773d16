import { AccountHolds } from '@smachot/server-identity';
import { type OrdersApp, ordersApp } from '../orders-app';

let app: OrdersApp;
beforeAll(async () => {
  app = await ordersApp();
});
afterAll(() => app?.close());

it('a store is not closed while an order is on its way, waits or is to take place', async () => {
  const store = await app.store();
  const other = await app.store();
  const customer = await app.customer();
  const close = async ({ store: { partnerUsername }, owner } = store) => {
    const { status, body } = await app.call<{ code?: string } | undefined>(
      'DELETE',
      `/v1/partners/${partnerUsername}`,
      { as: owner },
    );
    return status === 204 ? 'closed' : body?.code;
  };
  const { orderId } = await app.taken(app.place(customer, store));
  expect(await close()).toBe('store.has_orders');
  await app.jobs.drain();
  expect((await app.read(orderId, customer)).status).toBe('pending');
  expect(await close()).toBe('store.has_orders');
  expect((await app.move(orderId, store.owner, 'approve')).status).toBe(200);
  expect(await close()).toBe('store.has_orders');
  expect(await close(other)).toBe('closed');
  await app.jobs.drain();
  expect((await app.move(orderId, store.owner, 'cancel', { expectedRefund: 6_500 })).status).toBe(200);
  expect(await close()).toBe('closed');
});

it('whoever alone owns a store with an open order keeps the account until it is over, or until another owns it too', async () => {
  const store = await app.store();
  const customer = await app.customer();
  const held = (userId: string) => app.get(AccountHolds).of(app.source, userId);
  const orderId = await app.order(customer, store);
  expect([await held(store.owner), await held(customer)]).toEqual(['account.has_orders', undefined]);
  const other = [store.store.partnerId, await app.customer()];
  const joined = `insert into stores.crew (id, store_id, user_id, role, joined_at) values (gen_random_uuid(), $1, $2, 'Owner', now())`;
  await app.source.query(joined, other);
  expect(await held(store.owner)).toBeUndefined();
  await app.source.query('delete from stores.crew where user_id = $1', [other[1]]);
  expect(await held(store.owner)).toBe('account.has_orders');
  await app.taken(app.move(orderId, store.owner, 'decline'));
  expect(await held(store.owner)).toBeUndefined();
});
