import { addDays, DAY_MS, HOUR_MS, newId, wallTime } from '@smachot/kernel';
import { GOOD_CARD, type OrdersApp, ordersApp, type Store, TUESDAY } from '../orders-app';

let app: OrdersApp;
beforeAll(async () => {
  app = await ordersApp();
});
afterAll(() => app.close());

it('has the schema its entities describe', async () => {
  const { upQueries } = await app.source.driver.createSchemaBuilder().log();
  expect(upQueries.map(({ query }) => query)).toEqual([]);
});

it('goes from a price to a done order', async () => {
  const store = await app.store();
  const customer = await app.customer(GOOD_CARD);
  const { cancellationPolicy } = store.store;
  const placed = await app.place(customer, store, { cancellationPolicy, expectedToday: 6_500 });
  expect(placed).toMatchObject({ status: 202, body: { status: 'placed', price: 6_500, code: null } });
  await app.jobs.drain();
  const checkout = await app.taken(
    app.call('GET', `/v1/checkouts/${placed.body.checkoutId}`, { as: customer }),
  );
  expect(checkout).toMatchObject({ status: 'placed', orderId: placed.body.orderId });
  const order = await app.read(placed.body.orderId, customer);
  expect(order).toMatchObject({
    status: 'pending',
    side: 'customer',
    payment: { status: 'held', held: 6_500, captured: 0, cardLastFour: '5846' },
  });
  expect(order.timeline.map(({ kind }) => kind)).toEqual(['placed', 'held']);
  expect(await app.notified(store.owner)).toEqual(['order_placed']);
  expect((await app.move(order.orderId, store.owner, 'approve')).status).toBe(200);
  await app.jobs.drain();
  expect(await app.read(order.orderId, store.owner)).toMatchObject({
    status: 'approved',
    side: 'partner',
    payment: { status: 'captured', captured: 6_500 },
  });
  expect(await app.salesOf(order.orderId)).toMatchObject([{ status: 'completed', charged: 650_000 }]);
  await app.tick(new Date(Date.parse(order.endsAt) + 1_000));
  expect(await app.read(order.orderId, customer)).toMatchObject({ status: 'done' });
  expect(await app.notified(customer)).toEqual(['order_approved', 'order_done']);
});

const NOTHING = { slots: 0, checkouts: 0, orders: 0, taken: 0 };
const at = (ms: number) => new Date(TUESDAY.getTime() + ms).toISOString();

describe('is refused, and changes nothing', () => {
  let store: Store;
  let customer: string;
  beforeEach(async () => {
    app.clock.moveTo(TUESDAY);
    store = await app.store();
    customer = await app.customer();
  });
  it.each([
    ['a start that has passed', { eventInfo: { datetime: at(-HOUR_MS) } }, 'slot.past'],
    ['a start 800 days ahead', { eventInfo: { datetime: at(800 * DAY_MS) } }, 'slot.too_far'],
    ['the year 9999', { eventInfo: { datetime: '9999-12-31T10:00:00Z' } }, 'slot.too_far'],
    ['less notice than is asked', { eventInfo: { datetime: at(23.9 * HOUR_MS) } }, 'slot.notice'],
    ['more than it is for', { eventInfo: { participants: 201 } }, 'price.too_many'],
    ['fewer than it is for', { eventInfo: { participants: 19 } }, 'price.too_few'],
    ['another price than was shown', { expectedPrice: 6_499.99 }, 'price.changed'],
    ['another sum at once than was shown', { expectedToday: 1_950 }, 'payment_terms.changed'],
    ['another cancellation policy than was shown', { cancellationPolicy: [] }, 'cancellation_policy.changed'],
    ['nowhere', { eventInfo: { location: null } }, 'price.place_missing'],
    [
      'a place without a point on the map',
      { eventInfo: { location: { address: 'אי שם' } } },
      'price.place_missing',
    ],
    [
      'too far away',
      { eventInfo: { location: { address: 'אילת', geocode: { lat: 29.55, lng: 34.95 } } } },
      'price.too_far',
    ],
    ['a unit that is not there', { pricingUnitId: newId() }, 'pricing_unit.gone'],
    ['a card of somebody else', { cardId: newId() }, 'card.missing'],
    ['terms nobody accepted', { termsOfService: false }, 'request.invalid'],
    ['no participants', { eventInfo: { participants: 0 } }, 'request.invalid'],
  ])('%s', async (_, change, code) => {
    const answer = await app.place(customer, store, change);
    expect(answer.body.code).toBe(code);
    expect(await app.counts(store)).toEqual(NOTHING);
  });
  it('no card at all', async () => {
    expect((await app.place(await app.person(), store)).body.code).toBe('card.missing');
    expect(await app.counts(store)).toEqual(NOTHING);
  });
  it('when the store is closed then', async () => {
    const { day } = wallTime(new Date(TUESDAY.getTime() + 30 * DAY_MS));
    const rule = {
      id: newId(),
      isAvailable: false,
      allDay: true,
      startDateTime: `${day}T00:00:00+03:00`,
      endDateTime: `${addDays(day, 1)}T00:00:00+03:00`,
      recurrence: 'none',
      recurrenceEndDate: null,
      weekdays: [],
    };
    await app.source.query(
      `insert into stores.availability (store_id, rules) values ($1, $2) on conflict (store_id) do update set rules = $2`,
      [store.store.partnerId, JSON.stringify([rule])],
    );
    expect((await app.place(customer, store)).body.code).toBe('slot.closed');
    expect(await app.counts(store)).toEqual(NOTHING);
  });
  it('without an Idempotency-Key, and without an account', async () => {
    const body = app.form(store.unit);
    expect((await app.call('POST', '/v1/orders', { as: customer, body, key: '' })).status).toBe(400);
    expect((await app.call('POST', '/v1/orders', { body })).status).toBe(401);
    expect(await app.counts(store)).toEqual(NOTHING);
  });
});

it('prices the way there', async () => {
  const store = await app.store();
  const customer = await app.customer();
  const haifa = { address: 'הנמל 1, חיפה', geocode: { lat: 32.5, lng: 34.9 } };
  const cheaper = await app.place(customer, store, { eventInfo: { location: haifa } });
  expect(cheaper.body.code).toBe('price.changed');
  const check = await app.taken(
    app.call<{ price: number }>('POST', `/v1/pricing-units/${store.unit.pricingUnitId}/price-check`, {
      body: { participants: 50, location: haifa },
    }),
  );
  const orderId = await app.order(customer, store, {
    eventInfo: { location: haifa },
    expectedPrice: check.price,
  });
  const { orderSummary } = await app.read(orderId, customer);
  expect(orderSummary.price).toBe(check.price);
  expect(orderSummary.priceLines.map(({ kind }) => kind)).toEqual(['base', 'participants', 'delivery']);
});

it('freezes what was agreed, whatever the store does then', async () => {
  const store = await app.store();
  const customer = await app.customer();
  const orderId = await app.order(customer, store);
  const before = await app.read(orderId, customer);
  await app.taken(
    app.call('PUT', `/v1/pricing-units/${store.unit.pricingUnitId}`, {
      as: store.owner,
      body: {
        pricingUnit: {
          ...store.unit,
          name: 'אחר',
          durationHours: 2,
          pricingFactor: { type: 'no_participants', price: 9_999 },
        },
        version: store.unit.version,
      },
    }),
  );
  expect(await app.read(orderId, customer)).toEqual(before);
});

it('places at once what costs nothing, without a card', async () => {
  const store = await app.store({ unit: { pricingFactor: { type: 'no_participants', price: 0 } } });
  const customer = await app.person();
  const placed = await app.taken(app.place(customer, store, { expectedPrice: 0 }));
  expect(placed).toMatchObject({ status: 'placed', price: 0 });
  expect(await app.read(placed.orderId, customer)).toMatchObject({
    status: 'pending',
    payment: { status: 'none' },
  });
  expect(await app.notified(store.owner)).toEqual(['order_placed']);
  expect((await app.move(placed.orderId, store.owner, 'approve')).body).toMatchObject({ status: 'approved' });
});
