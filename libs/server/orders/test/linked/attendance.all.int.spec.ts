import { QueryBus } from '@nestjs/cqrs';
import type { Order } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { WaitingOrders } from '../../src';
import { CUT_OFF, aLinkedOrder, inHours, START } from '../a-linked-order';
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

const read = (orderId: string, as = customer): Promise<Order> => app.read(orderId, as);
const own = async (orderId: string, as = customer) => (await read(orderId, as)).following!.attendance!;
/** A scan of one guest at the door. */
const arrive = (eventId: string, people: number) =>
  app.source.query(
    `insert into rsvp.arrivals (id, event_id, seq, subject_id, name, people, at, device_id, door, received_at)
     select $1, $2, coalesce(max(seq), 0) + 1, $3, 'דני', $4, now(), $1, '', now() from rsvp.arrivals where event_id = $2`,
    [newId(), eventId, newId(), people],
  );
/** An order of 50 that both sides agreed to settle by who arrives. */
const agreed = async (): Promise<{ orderId: string; eventId: string; path: string }> => {
  const { orderId, eventId } = await aLinkedOrder(app, { customer, store, seats: 50 });
  await app.source.query('update rsvp.invitations set date = $2 where id = $1', [eventId, START]);
  await app.taken(app.move(orderId, store.owner, 'attendance', { floorPercent: 80 }));
  const { attendanceId, floor } = await own(orderId);
  expect(floor).toMatchObject({ participants: 40, price: 5_300, difference: -1_200 });
  const path = `attendance/${attendanceId}`;
  expect((await app.move(orderId, store.owner, `${path}/answer`, { answer: 'accept' })).status).toBe(409);
  await app.taken(app.move(orderId, customer, `${path}/answer`, { answer: 'accept' }));
  return { orderId, eventId, path };
};

it('that a customer proposes waits for the business until it is answered', async () => {
  const { orderId } = await aLinkedOrder(app, { customer, store, seats: 50 });
  await app.taken(app.move(orderId, customer, 'attendance', { floorPercent: 80 }));
  const waits = async () => {
    const orders = await app.get(QueryBus).execute(new WaitingOrders(store.store.partnerId));
    return orders.filter((one) => one.orderId === orderId);
  };
  expect(await waits()).toMatchObject([{ asks: 'attendance', until: CUT_OFF.toISOString() }]);
  const { attendanceId } = await own(orderId);
  await app.taken(app.move(orderId, store.owner, `attendance/${attendanceId}/answer`, { answer: 'accept' }));
  expect(await waits()).toEqual([]);
});

it('is settled once, by the people checked in at noon after the event, and later scans change nothing', async () => {
  const { orderId, eventId } = await agreed();
  expect(await app.notified(customer)).toContain('order_attendance_proposed');
  expect(await app.notified(store.owner)).toContain('order_attendance_agreed');
  await app.tick(CUT_OFF);
  expect(await read(orderId)).toMatchObject({
    following: { status: 'counting', agreedParticipants: 50, settled: null },
    payment: { captured: 6_500, refunded: 0 },
  });
  await arrive(eventId, 40);
  await arrive(eventId, 5);
  // numbers of the door, no names, for both sides
  const seen = await own(orderId, store.owner);
  expect(seen).toMatchObject({ status: 'fixed', arrivedNow: 45, arrived: null });
  expect(JSON.stringify(seen)).not.toContain('דני');
  const counts = new Date(seen.countAt);
  app.clock.moveTo(counts);
  await Promise.all([app.jobs.tick(counts), app.jobs.tick(counts), app.jobs.tick(counts)]);
  await app.jobs.drain();
  await arrive(eventId, 3);
  const told = await own(orderId);
  expect(told).toMatchObject({
    status: 'counted',
    arrived: 45,
    counted: { participants: 45, difference: -600 },
  });
  for (const person of [customer, store.owner])
    expect(await app.notified(person)).toContain('order_attendance_counted');
  const until = new Date(told.until!);
  app.clock.moveTo(until);
  await Promise.all([app.jobs.tick(until), app.jobs.tick(until), app.jobs.tick(until)]);
  await app.jobs.drain();
  const order = await read(orderId);
  expect(order).toMatchObject({
    following: { status: 'settled', settled: { participants: 45, difference: -600 } },
    payment: { captured: 6_500, refunded: 600 },
    orderSummary: { price: 5_900 },
  });
  expect(order.timeline.filter(({ kind }) => kind === 'settled')).toHaveLength(1);
  expect(await app.keptOf(orderId)).toBe(590_000);
  await app.tick(inHours(1, until));
  expect((await read(orderId)).status).toBe('done');
});

it('waits for both sides while the business objects, and charges their number by one more sale', async () => {
  const { orderId, eventId, path } = await agreed();
  await app.tick(CUT_OFF);
  await arrive(eventId, 48);
  await app.tick(new Date((await own(orderId)).countAt));
  const object = (participants: number) =>
    app.move(orderId, store.owner, `${path}/objection`, { participants, reason: 'ספרנו צלחות' });
  expect((await object(48)).body.code).toBe('attendance.claim');
  await app.taken(object(55));
  expect((await app.move(orderId, store.owner, `${path}/answer`, { answer: 'concede' })).status).toBe(409);
  const waits = await own(orderId);
  expect(waits).toMatchObject({ status: 'objected', claimed: { participants: 55 }, reason: 'ספרנו צלחות' });
  await app.tick(inHours(24 * 5, new Date(waits.countAt)));
  expect((await read(orderId)).following!.status).toBe('counting');
  await app.taken(app.move(orderId, customer, `${path}/answer`, { answer: 'concede' }));
  await app.jobs.drain();
  expect(await read(orderId)).toMatchObject({
    following: { status: 'settled', settled: { participants: 55, difference: 600 } },
    payment: { captured: 7_100 },
  });
  expect(await app.keptOf(orderId)).toBe(710_000);
  const stranger = await app.customer();
  expect((await app.move(orderId, stranger, `${path}/answer`, { answer: 'drop' })).status).toBe(404);
});

it('says in the kitchen how it settles, and stays at the number of the cut-off when nobody was checked in', async () => {
  const { orderId } = await agreed();
  const sheet = await app.call<{ byArrivals: boolean }>('GET', `/v1/orders/${orderId}/kitchen-sheet`, {
    as: store.owner,
  });
  expect(sheet.body.byArrivals).toBe(true);
  await app.tick(CUT_OFF);
  await app.tick(new Date((await own(orderId)).countAt));
  expect(await read(orderId)).toMatchObject({
    following: { status: 'settled', attendance: { decidedBy: 'no_door' }, settled: { difference: 0 } },
  });
});
