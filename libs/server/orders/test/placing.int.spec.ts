import { GOOD_CARD, type OrdersApp, ordersApp } from './orders-app';

let on: OrdersApp;
beforeAll(async () => {
  on = await ordersApp();
}, 60_000);
afterAll(() => on.close());

it('has the schema its entities describe', async () => {
  const { upQueries } = await on.source.driver.createSchemaBuilder().log();
  expect(upQueries.map(({ query }) => query)).toEqual([]);
});

it('goes from a price to a done order', async () => {
  const store = await on.store();
  const customer = await on.customer(GOOD_CARD);
  const placed = await on.place(customer, store);
  expect(placed).toMatchObject({ status: 202, body: { status: 'authorising', price: 6_500, code: null } });
  await on.jobs.drain();
  const checkout = await on.taken(
    on.call('GET', `/v1/checkouts/${placed.body.checkoutId}`, { as: customer }),
  );
  expect(checkout).toMatchObject({ status: 'placed', orderId: placed.body.orderId });
  const order = await on.read(placed.body.orderId, customer);
  expect(order).toMatchObject({
    status: 'pending',
    side: 'customer',
    payment: { status: 'held', held: 6_500, captured: 0, cardLastFour: '5846' },
  });
  expect(order.timeline.map(({ kind }) => kind)).toEqual(['placed', 'held']);
  expect(await on.notified(store.owner)).toEqual(['order_placed']);
  expect((await on.move(order.orderId, store.owner, 'approve')).status).toBe(200);
  await on.jobs.drain();
  expect(await on.read(order.orderId, store.owner)).toMatchObject({
    status: 'approved',
    side: 'partner',
    payment: { status: 'captured', captured: 6_500 },
  });
  expect(await on.salesOf(order.orderId)).toMatchObject([{ status: 'completed', charged: 650_000 }]);
  await on.tick(new Date(Date.parse(order.endsAt) + 1_000));
  expect(await on.read(order.orderId, customer)).toMatchObject({ status: 'done' });
  expect(await on.notified(customer)).toEqual(['order_approved', 'order_done']);
});
