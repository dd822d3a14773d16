import type { Order, OrderRides } from '@smachot/contracts';
import { agree, CUT_OFF } from '../a-linked-order';
import { type OrdersApp, ordersApp, type Store, TUESDAY } from '../orders-app';

let app: OrdersApp;
let store: Store;
let customer: string;

beforeAll(async () => {
  app = await ordersApp();
  store = await app.store({ dailyCapacity: 100, slotsPerCustomer: 100 });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.moveTo(TUESDAY);
  customer = await app.customer();
});

const read = (orderId: string): Promise<Order> => app.read(orderId, customer);
/** Asserts that captures minus refunds equal the settled price, here and at the provider. */
const agrees = async (orderId: string): Promise<void> => {
  const { orderSummary, payment } = await read(orderId);
  expect(payment.captured - payment.refunded).toBe(orderSummary.price);
  expect(await app.keptOf(orderId)).toBe(orderSummary.price * 100);
};

describe('an order of transportation', () => {
  const categorize = (category: string) =>
    app.source.query('update stores.stores set categories = $2 where id = $1', [
      store.store.partnerId,
      [category],
    ]);
  const ridesFor = (id: string, as: string) =>
    app.call<OrderRides>('GET', `/v1/orders/${id}/rides`, { as }).then(({ body }) => body);

  it('counts the passengers of its own stops, where several buses take the guests of one event', async () => {
    const eventId = await app.invitation(customer);
    await app.seats(eventId, 54);
    await app.source.query('update rsvp.guests set transportation = true where event_id = $1', [eventId]);
    const [north, south, elsewhere] = [
      await app.stop(eventId, 'חיפה'),
      await app.stop(eventId, 'באר שבע'),
      await app.stop(await app.invitation(customer), 'אילת'),
    ];
    // four households of nine in the north, one in the south, and one without a stop
    await app.choose(eventId, north, 4);
    await app.choose(eventId, south, 1);
    await categorize('transport');
    const [first, second] = [
      await app.order(customer, store, { followsEventId: eventId, followsCounts: 'rides' }),
      await app.order(customer, store, { followsEventId: eventId, followsCounts: 'rides' }),
    ];
    for (const id of [first, second]) await app.taken(app.move(id, store.owner, 'approve'));
    await app.jobs.drain();
    const choose = (id: string, stops: string[] | null, as = customer) =>
      app.move(id, as, 'ride-stops', { stops });
    expect((await app.taken(choose(first, [north, north]))).following).toMatchObject({ seatsConfirmed: 36 });
    expect((await app.taken(choose(second, [south]))).following).toMatchObject({ seatsConfirmed: 9 });
    const named = async (id: string, as: string) =>
      (await ridesFor(id, as)).stops.map(({ name, there, counted }) => [name, there, counted]);
    expect(await named(first, store.owner)).toEqual([['חיפה', 36, true]]);
    expect(await named(second, store.owner)).toEqual([['באר שבע', 9, true]]);
    expect(await named(second, customer)).toEqual([
      ['באר שבע', 9, true],
      ['חיפה', 36, false],
    ]);
    expect(await ridesFor(second, store.owner)).toMatchObject({ withoutStop: 0, all: false });

    expect(await choose(first, [elsewhere])).toMatchObject({ status: 409, body: { code: 'ride.no_stop' } });
    expect((await choose(first, null, await app.customer())).status).toBe(404);
    expect((await choose(first, null, store.owner)).status).toBe(409);
    expect((await app.taken(choose(second, null))).following).toMatchObject({ seatsConfirmed: 54 });
    await app.taken(choose(second, [south]));
    // a change of more than a tenth needs the business's yes
    await agree(app, { orderId: first, customer, store }, 36);
    await agree(app, { orderId: second, customer, store }, 20);
    await categorize('catering');
    await app.tick(CUT_OFF);
    expect(await choose(second, null)).toMatchObject({
      status: 409,
      body: { code: 'lifecycle.illegal_move' },
    });
    // the unit takes twenty at least
    expect((await read(first)).following).toMatchObject({ settled: { participants: 36 } });
    expect((await read(second)).following).toMatchObject({ settled: { participants: 20 } });
    for (const id of [first, second]) await agrees(id);
  });
  it('counts only the guests who need a ride, and settles by them', async () => {
    const eventId = await app.invitation(customer);
    await app.seats(eventId, 48);
    await app.source.query('update rsvp.guests set transportation = true where event_id = $1', [eventId]);
    await app.guest(eventId, { number: 40 });
    await categorize('catering');
    const orderId = await app.order(customer, store, {});
    await app.taken(app.move(orderId, store.owner, 'approve'));
    await app.jobs.drain();
    const follow = () => app.move(orderId, customer, 'follow', { eventId, counts: 'rides' });
    expect(await follow()).toMatchObject({ status: 409, body: { code: 'order.no_rides' } });
    await categorize('transport');
    expect((await app.taken(follow())).following).toMatchObject({ counts: 'rides', seatsConfirmed: 48 });
    const atOnce = await app.order(customer, store, { followsEventId: eventId, followsCounts: 'rides' });
    expect((await read(atOnce)).following).toMatchObject({ counts: 'rides', seatsConfirmed: 48 });
    const stopId = await app.stop(eventId, 'רכבת מרכז');
    const stops = [
      { stopId, name: 'רכבת מרכז', address: 'תל אביב', departsAt: '17:30', there: 0, back: 0, counted: true },
    ];
    expect(await ridesFor(orderId, store.owner)).toEqual({ stops, withoutStop: 48, all: true });
    expect(await ridesFor(atOnce, customer)).toEqual({ stops, withoutStop: 48, all: true });
    // a business that has not approved sees no stops
    expect(await ridesFor(atOnce, store.owner)).toEqual({ stops: [], withoutStop: 0, all: true });
    await categorize('catering');
    await app.tick(CUT_OFF);
    expect((await read(orderId)).following).toMatchObject({
      status: 'settled',
      settled: { participants: 48 },
    });
    await agrees(orderId);
  });
});
