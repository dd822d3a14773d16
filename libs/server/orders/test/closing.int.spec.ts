import { type OrdersApp, ordersApp } from './orders-app';

let on: OrdersApp;
beforeAll(async () => {
  on = await ordersApp();
}, 60_000);
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
