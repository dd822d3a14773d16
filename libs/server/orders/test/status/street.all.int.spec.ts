import { type OrdersApp, ordersApp, type Store } from '../orders-app';

let app: OrdersApp;
let store: Store;
let customer: string;
beforeAll(async () => {
  app = await ordersApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  store = await app.store();
  customer = await app.customer();
});

const TOWN = { address: 'תל אביב-יפו', town: 'תל אביב-יפו', geocode: { lat: 32.08, lng: 34.77 } };
const inTown = () => app.order(customer, store, { eventInfo: { location: TOWN } });
const cards = async (as: string, query = '') =>
  (
    await app.taken(
      app.call<{ orders: { streetMissing: boolean; address: string }[] }>('GET', `/v1/orders${query}`, {
        as,
      }),
    )
  ).orders;

it('an order whose town alone is known waits for its street, and only then for its business', async () => {
  const orderId = await inTown();
  const before = await app.read(orderId, customer);
  expect(await app.notified(customer)).toContain('order_street_wanted');
  expect(await cards(store.owner, `?store=${store.store.partnerUsername}`)).toMatchObject([
    { streetMissing: true },
  ]);
  const refused = await app.move(orderId, store.owner, 'approve');
  expect([refused.status, refused.body.code]).toEqual([422, 'order.street_missing']);

  expect((await app.move(orderId, store.owner, 'street/ask')).status).toBe(200);
  expect((await app.move(orderId, store.owner, 'street/ask')).body.code).toBe('order.street_asked');

  const said = await app.taken(app.move(orderId, customer, 'street', { street: '  הירקון 100 ' }));
  expect(said.orderSummary).toMatchObject({
    price: before.orderSummary.price,
    priceLines: before.orderSummary.priceLines,
    eventInfo: { location: { ...TOWN, address: 'הירקון 100, תל אביב-יפו' } },
  });
  expect(said.timeline.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['street_asked', 'street_said']),
  );
  expect(await app.notified(store.owner)).toContain('order_street_said');
  expect(await cards(customer)).toMatchObject([{ streetMissing: false, address: 'הירקון 100, תל אביב-יפו' }]);

  await app.taken(app.move(orderId, store.owner, 'approve'));
  await app.jobs.drain();
  expect(await app.read(orderId, customer)).toMatchObject({
    status: 'approved',
    payment: { status: 'captured' },
  });
  expect((await app.move(orderId, customer, 'street', { street: 'אחר 1' })).body.code).toBe(
    'lifecycle.illegal_move',
  );
});

it('each act is its own side’s, and of nobody else', async () => {
  const orderId = await inTown();
  const other = await app.customer();
  const seen = async (as: string, move: string) =>
    (await app.move(orderId, as, move, { street: 'הירקון 100' })).status;
  expect([await seen(store.owner, 'street'), await seen(other, 'street')]).toEqual([409, 404]);
  expect([await seen(customer, 'street/ask'), await seen(other, 'street/ask')]).toEqual([409, 404]);
  expect((await app.read(orderId, customer)).orderSummary.eventInfo.location).toEqual(TOWN);
});

it('is said once however often the same press arrives', async () => {
  const orderId = await inTown();
  const key = '01920000-0000-7000-8000-0000000000aa';
  const press = () =>
    app.call('POST', `/v1/orders/${orderId}/street`, { as: customer, key, body: { street: 'הירקון 100' } });
  expect(((await press()).status, (await press()).status)).toBe(200);
  const { timeline, version } = await app.read(orderId, customer);
  expect(timeline.filter(({ kind }) => kind === 'street_said')).toHaveLength(1);
  expect(version).toBe(2);
});

it('saying it and approving at once: approved only with a street', async () => {
  const orderId = await inTown();
  const [said, approved] = await Promise.all([
    app.move(orderId, customer, 'street', { street: 'הירקון 100' }),
    app.move(orderId, store.owner, 'approve'),
  ]);
  expect(said.status).toBe(200);
  const { status, orderSummary } = await app.read(orderId, customer);
  expect([approved.status, status]).toEqual(approved.status === 200 ? [200, 'approved'] : [422, 'pending']);
  expect(orderSummary.eventInfo.location?.address).toBe('הירקון 100, תל אביב-יפו');
});

it.each([
  ['a whole page', 'א'.repeat(121)],
  ['nothing', '  '],
])('refuses %s', async (_, street) => {
  const orderId = await inTown();
  expect((await app.move(orderId, customer, 'street', { street })).status).toBe(422);
});
