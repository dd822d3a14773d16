import { addDays, DAY_MS, HOUR_MS, newId, wallTime } from '@smachot/kernel';
import { GOOD_CARD, type OrdersApp, ordersApp, type Store, TUESDAY } from './orders-app';

let on: OrdersApp;
beforeAll(async () => {
  on = await ordersApp();
});
afterAll(() => on.close());

it('has the schema its entities describe', async () => {
  const { upQueries } = await on.source.driver.createSchemaBuilder().log();
  expect(upQueries.map(({ query }) => query)).toEqual([]);
});

it('goes from a price to a done order', async () => {
  const store = await on.store();
  const customer = await on.customer(GOOD_CARD);
  const placed = await on.place(customer, store);
  expect(placed).toMatchObject({ status: 202, body: { status: 'placed', price: 6_500, code: null } });
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

const NOTHING = { slots: 0, checkouts: 0, orders: 0, taken: 0 };
const at = (ms: number) => new Date(TUESDAY.getTime() + ms).toISOString();

describe('is refused, and changes nothing', () => {
  let store: Store;
  let customer: string;
  beforeEach(async () => {
    on.clock.moveTo(TUESDAY);
    store = await on.store();
    customer = await on.customer();
  });
  it.each([
    ['a start that has passed', { eventInfo: { datetime: at(-HOUR_MS) } }, 'slot.past'],
    ['less notice than is asked', { eventInfo: { datetime: at(23.9 * HOUR_MS) } }, 'slot.notice'],
    ['more than it is for', { eventInfo: { participants: 201 } }, 'price.too_many'],
    ['fewer than it is for', { eventInfo: { participants: 19 } }, 'price.too_few'],
    ['another price than was shown', { expectedPrice: 6_499.99 }, 'price.changed'],
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
    const answer = await on.place(customer, store, change);
    expect(answer.body.code).toBe(code);
    expect(await on.counts(store)).toEqual(NOTHING);
  });
  it('no card at all', async () => {
    expect((await on.place(await on.person(), store)).body.code).toBe('card.missing');
    expect(await on.counts(store)).toEqual(NOTHING);
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
    await on.source.query(
      `insert into stores.availability (store_id, rules) values ($1, $2) on conflict (store_id) do update set rules = $2`,
      [store.store.partnerId, JSON.stringify([rule])],
    );
    expect((await on.place(customer, store)).body.code).toBe('slot.closed');
    expect(await on.counts(store)).toEqual(NOTHING);
  });
  it('without an Idempotency-Key, and without an account', async () => {
    const body = on.form(store.unit);
    expect((await on.call('POST', '/v1/orders', { as: customer, body, key: '' })).status).toBe(400);
    expect((await on.call('POST', '/v1/orders', { body })).status).toBe(401);
    expect(await on.counts(store)).toEqual(NOTHING);
  });
});

it('prices the way there', async () => {
  const store = await on.store();
  const customer = await on.customer();
  const haifa = { address: 'הנמל 1, חיפה', geocode: { lat: 32.5, lng: 34.9 } };
  const near = await on.place(customer, store, { eventInfo: { location: haifa } });
  expect(near.body.code).toBe('price.changed');
  const check = await on.taken(
    on.call<{ price: number }>('POST', `/v1/pricing-units/${store.unit.pricingUnitId}/price-check`, {
      body: { participants: 50, location: haifa },
    }),
  );
  const orderId = await on.order(customer, store, {
    eventInfo: { location: haifa },
    expectedPrice: check.price,
  });
  const { orderSummary } = await on.read(orderId, customer);
  expect(orderSummary.price).toBe(check.price);
  expect(orderSummary.priceLines.map(({ kind }) => kind)).toEqual(['base', 'participants', 'delivery']);
});

it('freezes what was agreed, whatever the store does then', async () => {
  const store = await on.store();
  const customer = await on.customer();
  const orderId = await on.order(customer, store);
  const before = await on.read(orderId, customer);
  await on.taken(
    on.call('PUT', `/v1/pricing-units/${store.unit.pricingUnitId}`, {
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
  expect(await on.read(orderId, customer)).toEqual(before);
});

it('places at once what costs nothing, without a card', async () => {
  const store = await on.store({ unit: { pricingFactor: { type: 'no_participants', price: 0 } } });
  const customer = await on.person();
  const placed = await on.taken(on.place(customer, store, { expectedPrice: 0 }));
  expect(placed).toMatchObject({ status: 'placed', price: 0 });
  expect(await on.read(placed.orderId, customer)).toMatchObject({
    status: 'pending',
    payment: { status: 'none' },
  });
  expect(await on.notified(store.owner)).toEqual(['order_placed']);
  expect((await on.move(placed.orderId, store.owner, 'approve')).body).toMatchObject({ status: 'approved' });
});
