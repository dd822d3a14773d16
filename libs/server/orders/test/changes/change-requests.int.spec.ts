import { DAY_MS, HOUR_MS, newId } from '@smachot/kernel';
import { CUT_OFF, aLinkedOrder as aLinkedOrderOf, inHours, START } from '../a-linked-order';
import { changing, DAY_OF, ELSEWHERE, LATER } from '../changing';
import { type OrdersApp, ordersApp, type Store, TUESDAY } from '../orders-app';

let app: OrdersApp;
let store: Store;
let customer: string;
let acts: ReturnType<typeof changing>;

beforeAll(async () => {
  app = await ordersApp();
  acts = changing(app, () => ({ customer, store }));
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.moveTo(TUESDAY);
  store = await app.store({ dailyCapacity: 1 });
  customer = await app.customer();
});

describe('other terms of an order', () => {
  it('are asked for by the customer, shown to the business with its calendar, and taken with its yes', async () => {
    const orderId = await acts.approved();
    expect((await acts.preview(orderId)).body).toEqual({
      difference: 0,
      calendar: { state: 'free', restDay: false },
    });
    const asked = await app.taken(acts.propose(orderId));
    expect(await app.read(orderId, store.owner)).toMatchObject({
      changeRequest: {
        status: 'open',
        by: 'customer',
        from: { datetime: START.toISOString() },
        to: { datetime: LATER.toISOString() },
        calendar: { state: 'free', restDay: false },
      },
      orderSummary: { eventInfo: { datetime: START.toISOString() } },
    });
    expect(await app.notified(store.owner)).toContain('order_change_proposed');
    expect(await acts.days()).toEqual({ [DAY_OF(START)]: 1 });
    const moved = await app.taken(acts.answer(asked, 'accept'));
    expect(moved).toMatchObject({
      status: 'approved',
      orderSummary: { eventInfo: { datetime: LATER.toISOString() }, price: 6_500 },
      endsAt: new Date(LATER.getTime() + 6 * HOUR_MS).toISOString(),
      payment: { status: 'captured', captured: 6_500 },
      changeRequest: { status: 'accepted', calendar: null },
    });
    const changes = { terms: true, menu: false, participants: null };
    expect(moved).toMatchObject({
      timeline: expect.arrayContaining([
        expect.objectContaining({ kind: 'change_proposed', changes }),
        expect.objectContaining({ kind: 'change_accepted', changes }),
      ]),
    });
    expect(await acts.days()).toEqual({ [DAY_OF(LATER)]: 1 });
    expect(await app.notified(customer)).toContain('order_change_accepted');
    const { orders } = await app.taken(
      app.call<{ orders: { startsAt: string }[] }>('GET', '/v1/orders', { as: customer }),
    );
    expect(orders[0]!.startsAt).toBe(LATER.toISOString());
    // the old day may be ordered again
    const other = await app.customer();
    expect(await app.order(other, store)).toBeTruthy();
  });
  it('are asked for by the business, and refused by the customer', async () => {
    const orderId = await acts.approved();
    const asked = await app.taken(acts.propose(orderId, {}, store.owner));
    expect((await acts.answer(asked, 'accept', store.owner)).body.code).toBe('lifecycle.illegal_move');
    expect(await app.taken(acts.answer(asked, 'refuse', customer))).toMatchObject({
      changeRequest: { status: 'refused' },
    });
    expect(await app.notified(store.owner)).toContain('order_change_refused');
    expect(await acts.days()).toEqual({ [DAY_OF(START)]: 1 });
  });
  it('are nobody’s who stands on no side, and a request is that of its order only', async () => {
    const orderId = await acts.approved();
    const stranger = await app.customer();
    expect((await acts.propose(orderId, {}, stranger)).status).toBe(404);
    expect((await acts.preview(orderId, {}, stranger)).status).toBe(404);
    const asked = await app.taken(acts.propose(orderId));
    expect((await acts.answer(asked, 'accept', stranger)).status).toBe(404);
    expect((await app.move(orderId, store.owner, `changes/${newId()}/accept`)).status).toBe(404);
  });
  it('lapse when nobody answers, and both hear', async () => {
    const orderId = await acts.approved();
    await app.taken(acts.propose(orderId));
    await app.tick(inHours(48));
    expect((await app.read(orderId, customer)).changeRequest!.status).toBe('lapsed');
    for (const person of [customer, store.owner])
      expect(await app.notified(person)).toContain('order_change_lapsed');
    await app.tick(inHours(49));
    expect((await app.notified(customer)).filter((kind) => kind === 'order_change_lapsed')).toHaveLength(1);
  });
  it('of a day that is taken, or closed, are said so; a taken one cannot be agreed to', async () => {
    const orderId = await acts.approved();
    const other = await app.customer();
    const theirs = await app.order(other, store, { eventInfo: { datetime: LATER.toISOString() } });
    expect((await acts.preview(orderId)).body.calendar).toEqual({ state: 'taken', restDay: false });
    const shabbat = new Date('2027-05-15T16:00:00Z').toISOString();
    expect((await acts.preview(orderId, { datetime: shabbat })).body.calendar).toMatchObject({
      restDay: true,
    });
    const asked = await app.taken(acts.propose(orderId));
    expect((await acts.answer(asked, 'accept')).body.code).toBe('slot.taken');
    const still = await app.read(orderId, store.owner);
    expect(still).toMatchObject({ changeRequest: { status: 'open', calendar: { state: 'taken' } } });
    expect(await acts.days()).toEqual({ [DAY_OF(START)]: 1, [DAY_OF(LATER)]: 1 });
    await app.taken(app.move(theirs, other, 'recall'));
    await app.taken(acts.answer(asked, 'accept'));
    expect(await acts.days()).toEqual({ [DAY_OF(LATER)]: 1 });
  });
  it('of another hour of the same day keep the seat', async () => {
    const orderId = await acts.approved();
    const asked = await app.taken(
      acts.propose(orderId, { datetime: new Date(START.getTime() + HOUR_MS).toISOString() }),
    );
    await app.taken(acts.answer(asked, 'accept'));
    expect(await acts.days()).toEqual({ [DAY_OF(START)]: 1 });
  });
  it('of another price are shown first, and nothing is charged before the cut-off', async () => {
    const orderId = await acts.approved();
    const { difference } = (await acts.preview(orderId, { location: ELSEWHERE })).body;
    expect(difference).toBeGreaterThan(0);
    expect((await acts.propose(orderId, { location: ELSEWHERE })).body.code).toBe('price.changed');
    const body = { location: ELSEWHERE, expectedDifference: difference };
    await app.taken(acts.answer(await app.taken(acts.propose(orderId, body)), 'accept'));
    expect(await app.read(orderId, customer)).toMatchObject({ orderSummary: { price: 6_500 + difference } });
    expect(await app.keptOf(orderId)).toBe(650_000);
  });
});

describe('of an order that follows', () => {
  const linked = async () => {
    const { orderId, eventId } = await aLinkedOrderOf(app, { customer, store, seats: 50 });
    return { orderId, eventId };
  };
  const moveEvent = async (eventId: string, date: Date, place?: object) => {
    await app.source.query(
      'update rsvp.invitations set date = $2, version = version + 1, location = coalesce($3::jsonb, location) where id = $1',
      [eventId, date, place ? JSON.stringify(place) : null],
    );
    await app.source.query(
      `insert into platform.outbox (id, job, payload) values (gen_random_uuid(), 'orders.hear_of_event', $1)`,
      [JSON.stringify({ eventId, version: 2 })],
    );
    await app.jobs.drain();
  };
  it('the new date of the event is offered, and with the yes the warning ends and the cut-off moves along', async () => {
    const { orderId, eventId } = await linked();
    await moveEvent(eventId, new Date('2027-05-13T16:30:00Z'));
    const { event } = (await app.read(orderId, customer)).following!;
    expect(event.offer).toEqual({ datetime: LATER.toISOString(), location: null });
    const asked = await app.taken(acts.propose(orderId, { datetime: event.offer!.datetime }));
    await app.taken(acts.answer(asked, 'accept'));
    const { following } = await app.read(orderId, store.owner);
    expect(following).toMatchObject({
      status: 'following',
      cutOffAt: new Date(CUT_OFF.getTime() + 7 * DAY_MS).toISOString(),
      event: { moved: null, offer: null },
    });
    await app.tick(CUT_OFF);
    expect((await app.read(orderId, customer)).following!.status).toBe('following');
    await app.tick(new Date(CUT_OFF.getTime() + 7 * DAY_MS));
    expect((await app.read(orderId, customer)).following!.status).toBe('settled');
    expect(await app.keptOf(orderId)).toBe(650_000);
  });
  it('another place is priced by the way there, and paid once with the settlement', async () => {
    const { orderId, eventId } = await linked();
    await moveEvent(eventId, new Date('2027-05-13T16:30:00Z'), ELSEWHERE);
    const { event } = (await app.read(orderId, customer)).following!;
    expect(event.offer!.location).toEqual(ELSEWHERE);
    const { difference } = (await acts.preview(orderId, { location: ELSEWHERE })).body;
    expect(difference).toBeGreaterThan(79);
    expect((await acts.propose(orderId, { location: ELSEWHERE })).body.code).toBe('price.changed');
    const asked = await app.taken(
      acts.propose(orderId, { location: ELSEWHERE, expectedDifference: difference }),
    );
    const moved = await app.taken(acts.answer(asked, 'accept'));
    expect(moved.following!.estimate).toMatchObject({ price: 6_500 + difference, difference });
    expect(await app.keptOf(orderId)).toBe(650_000);
    await app.tick(new Date(CUT_OFF.getTime() + 7 * DAY_MS));
    const order = await app.read(orderId, customer);
    expect(order).toMatchObject({
      orderSummary: { price: 6_500 + difference, eventInfo: { location: ELSEWHERE } },
      following: { status: 'settled', event: { moved: null } },
    });
    expect(order.orderSummary.priceLines).toContainEqual(
      expect.objectContaining({ kind: 'delivery', amount: difference }),
    );
    expect(await app.keptOf(orderId)).toBe(Math.round((6_500 + difference) * 100));
  });
});

it('of an account that was closed no place is kept once the order is over', async () => {
  const { orderId } = await aLinkedOrderOf(app, { customer, store, seats: 50 });
  const { difference } = (await acts.preview(orderId, { location: ELSEWHERE })).body;
  await app.taken(acts.propose(orderId, { location: ELSEWHERE, expectedDifference: difference }));
  await app.source.query(
    `insert into platform.outbox (id, job, payload) values (gen_random_uuid(), 'orders.forget_customer', $1)`,
    [JSON.stringify({ userId: customer })],
  );
  await app.jobs.drain();
  await app.taken(app.move(orderId, store.owner, 'cancel', { reason: '', expectedRefund: 6_500 }));
  const rows: object[] = await app.source.query(
    'select 1 from orders.change_requests where order_id = $1 and (location is not null or was_location is not null)',
    [orderId],
  );
  expect(rows).toEqual([]);
});
