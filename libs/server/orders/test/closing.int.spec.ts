import { AccountHolds } from '@smachot/server-identity';
import { type OrdersApp, ordersApp } from './orders-app';

let on: OrdersApp;
beforeAll(async () => {
  on = await ordersApp();
});
afterAll(() => on?.close());

it('a store is not closed while an order is on its way, waits or is to take place', async () => {
  const store = await on.store();
  const other = await on.store();
  const customer = await on.customer();
  const close = async ({ store: { partnerUsername }, owner } = store) => {
    const { status, body } = await on.call<{ code?: string } | undefined>(
      'DELETE',
      `/v1/partners/${partnerUsername}`,
      { as: owner },
    );
    return status === 204 ? 'closed' : body?.code;
  };
  const { orderId } = await on.taken(on.place(customer, store));
  expect(await close()).toBe('store.has_orders');
  await on.jobs.drain();
  expect((await on.read(orderId, customer)).status).toBe('pending');
  expect(await close()).toBe('store.has_orders');
  expect((await on.move(orderId, store.owner, 'approve')).status).toBe(200);
  expect(await close()).toBe('store.has_orders');
  expect(await close(other)).toBe('closed');
  await on.jobs.drain();
  expect((await on.move(orderId, store.owner, 'cancel', { expectedRefund: 6_500 })).status).toBe(200);
  expect(await close()).toBe('closed');
});

it('whoever alone owns a store with an open order keeps the account until it is over, or until another owns it too', async () => {
  const store = await on.store();
  const customer = await on.customer();
  const held = (userId: string) => on.get(AccountHolds).of(on.source, userId);
  const orderId = await on.order(customer, store);
  expect([await held(store.owner), await held(customer)]).toEqual(['account.has_orders', undefined]);
  const other = [store.store.partnerId, await on.customer()];
  const joined = `insert into stores.crew (id, store_id, user_id, role, joined_at) values (gen_random_uuid(), $1, $2, 'Owner', now())`;
  await on.source.query(joined, other);
  expect(await held(store.owner)).toBeUndefined();
  await on.source.query('delete from stores.crew where user_id = $1', [other[1]]);
  expect(await held(store.owner)).toBe('account.has_orders');
  await on.taken(on.move(orderId, store.owner, 'decline'));
  expect(await held(store.owner)).toBeUndefined();
});
