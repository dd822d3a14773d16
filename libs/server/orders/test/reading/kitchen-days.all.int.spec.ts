import type { AnswerOf, DishPurchases, kitchenDays, kitchenSheet } from '@smachot/contracts';
import { DAY_MS, HOUR_MS } from '@smachot/kernel';
import { production } from '@smachot/pricing';
import { ReadModel } from '@smachot/server-platform';
import { MOST_DISHES } from '../../src/persistence/kitchen/purchase.repository';
import { aMenu } from '../a-menu';
import { agree, aLinkedOrder, START } from '../a-linked-order';
import { AT, bookingsOf } from '../booking-forms';
import { type OrdersApp, ordersApp, type Store, TUESDAY } from '../orders-app';

type Days = AnswerOf<typeof kitchenDays>;
let app: OrdersApp;
let store: Store;
beforeAll(async () => {
  app = await ordersApp();
});
afterAll(() => app.close());

beforeEach(async () => {
  app.clock.moveTo(TUESDAY);
  store = await app.store({ dailyCapacity: 500, slotsPerCustomer: 50 });
});

const dayOf = (at: Date) => at.toISOString().slice(0, 10);
const path = (what: string) => `/v1/partners/${store.store.partnerUsername}/${what}`;
const days = (from: Date, to = from, as = store.owner) =>
  app.call<Days & { code: string }>('GET', `${path('kitchen')}?from=${dayOf(from)}&to=${dayOf(to)}`, { as });
const save = (
  dish: string,
  lines: DishPurchases['lines'],
  as = store.owner,
  expected?: DishPurchases['lines'],
) =>
  app.call<DishPurchases & { code: string }>('PUT', path('purchases'), {
    as,
    body: { dish, lines, expected },
  });
const approved = async (change: Record<string, unknown> = {}): Promise<string> => {
  const orderId = await app.order(await app.customer(), store, change);
  await app.taken(app.move(orderId, store.owner, 'approve'));
  await app.jobs.drain();
  return orderId;
};

describe('the kitchen over several orders', () => {
  it('has the numbers of each order’s own sheet', async () => {
    const customer = await app.customer();
    const { orderId, eventId } = await aLinkedOrder(app, { customer, store, seats: 0 });
    await app.guest(eventId, { number: 44, request: '2 צמחונים' });
    await agree(app, { orderId, customer, store }, 163);
    await approved();
    const { body } = await days(START);
    expect(body.orders.map(({ participants }) => participants).sort()).toEqual([163, 50]);
    for (const order of body.orders) {
      const sheet = await app.taken(
        app.call<AnswerOf<typeof kitchenSheet>>('GET', `/v1/orders/${order.orderId}/kitchen-sheet`, {
          as: store.owner,
        }),
      );
      expect(order).toMatchObject(sheet);
    }
    expect(body.orders.find((one) => one.orderId === orderId)!.wishes).toEqual([
      { kind: 'vegetarian', count: 2 },
    ]);
    // a unit without a menu counts as one dish
    expect(production(body.orders)).toMatchObject([{ name: 'תפריט הבית', count: 213, orders: 2 }]);
  });

  it('lists what was chosen of a menu, by its frozen names', async () => {
    store = await app.store({ dailyCapacity: 500, unit: aMenu });
    const request = { sections: [{ index: 1, items: [{ index: 0, quantity: 3 }] }] };
    await approved({ pricingUnitRequest: request, expectedPrice: 500 + 120 * 50 + 300 });
    await approved({ expectedPrice: 500 + 120 * 50 });
    const { body } = await days(AT);
    expect(production(body.orders).map(({ name, count, orders }) => [name, count, orders])).toEqual([
      ['חומוס', 100, 2],
      ['טחינה', 100, 2],
      ['עוגת שכבות', 3, 1],
    ]);
    expect(body.orders[0]!.dishes[0]).toMatchObject({ section: 'סלטים', isVegan: true, foodKind: 'pareve' });
  });

  it('has approved orders of whole days in Israel, and what was booked by phone apart', async () => {
    await approved();
    const late = new Date(START.getTime() + 12.9 * HOUR_MS);
    await approved({ eventInfo: { datetime: late.toISOString() } });
    await approved({ eventInfo: { datetime: new Date(START.getTime() + DAY_MS).toISOString() } });
    await app.order(await app.customer(), store);
    const bookings = bookingsOf(app);
    const booking = await app.taken(bookings.enter(store));
    const removed = await app.taken(bookings.enter(store));
    await bookings.remove(store, removed.bookingId);
    const one = await days(START);
    expect(one.body.orders).toHaveLength(2);
    expect(one.body.bookings).toEqual([
      expect.objectContaining({ bookingId: booking.bookingId, participants: 80, title: 'בר מצווה בחצר' }),
    ]);
    expect((await days(START, new Date(START.getTime() + DAY_MS))).body.orders).toHaveLength(3);
    expect(one.text).not.toMatch(/541112233|לוי|7,?200|"price/);
  });

  it('asks as many statements for many orders as for few', async () => {
    const rows = jest.spyOn(app.get<ReadModel>(ReadModel), 'rows');
    const asked = async () => {
      rows.mockClear();
      await days(START);
      return rows.mock.calls.length;
    };
    for (let nth = 0; nth < 2; nth++)
      await aLinkedOrder(app, { customer: await app.customer(), store, seats: 9 });
    const few = await asked();
    for (let nth = 0; nth < 5; nth++)
      await aLinkedOrder(app, { customer: await app.customer(), store, seats: 9 });
    expect(await asked()).toBe(few);
    expect(few).toBeLessThan(8);
    rows.mockRestore();
  });

  it('says when there is more than it tells', async () => {
    const orderId = await approved();
    await app.source.query(
      `insert into orders.orders select (json_populate_record(o, json_build_object('id', gen_random_uuid(), 'code', 'x' || n, 'payment_id', null))).*
       from orders.orders o, generate_series(1, 300) n where o.id = $1`,
      [orderId],
    );
    const { body } = await days(START);
    expect([body.orders.length, body.truncated]).toEqual([300, true]);
  });

  it('looks at two weeks at most, and is the crew’s own', async () => {
    expect((await days(START, new Date(START.getTime() + 13 * DAY_MS))).status).toBe(200);
    expect((await days(START, new Date(START.getTime() + 14 * DAY_MS))).status).toBe(422);
    expect((await days(START, new Date(START.getTime() - DAY_MS))).status).toBe(422);
    expect((await days(START, START, await app.member(store))).status).toBe(200);
    for (const as of [await app.customer(), (await app.store()).owner])
      expect([(await days(START, START, as)).status, (await save('חומוס', [], as)).status]).toEqual([
        404, 404,
      ]);
  });
});

describe('what to buy', () => {
  const chickpeas = { what: 'גרגרי חומוס', quantity: 0.125, unit: 'kg' as const };

  it('is kept for a dish of the store, told with the days it is cooked, and taken back', async () => {
    await approved();
    const dish = 'תפריט הבית';
    expect((await save(dish, [chickpeas])).body).toEqual({ dish, lines: [chickpeas] });
    await save('מנה שאיש לא הזמין', [chickpeas]);
    expect((await days(START)).body.purchases).toEqual([{ dish, lines: [chickpeas] }]);
    // somebody else of the crew still sees none
    expect((await save(dish, [], store.owner, [])).body.code).toBe('conflict.version');
    const member = await app.member(store);
    await save(dish, [{ ...chickpeas, quantity: 0.2 }], member);
    expect((await days(START)).body.purchases[0]!.lines).toEqual([{ ...chickpeas, quantity: 0.2 }]);
    await save(dish, []);
    expect((await days(START)).body.purchases).toEqual([]);
  });

  it('is nobody else’s: the same dish of another store has its own', async () => {
    await approved();
    await save('תפריט הבית', [chickpeas]);
    store = await app.store({ dailyCapacity: 500 });
    await approved();
    expect((await days(START)).body.purchases).toEqual([]);
  });

  it.each([
    ['nothing of it', { ...chickpeas, quantity: 0 }],
    ['more than a lorry', { ...chickpeas, quantity: 1_001 }],
    ['a hair of it', { ...chickpeas, quantity: 0.0001 }],
    ['words for a number', { ...chickpeas, quantity: 'הרבה' }],
    ['a unit nobody weighs in', { ...chickpeas, unit: 'pinch' }],
    ['no words', { ...chickpeas, what: ' ' }],
  ])('is refused with %s', async (_, line) =>
    expect((await save('חומוס', [line as typeof chickpeas])).status).toBe(422),
  );

  it('is so many lines and dishes and no more, also when they come at once', async () => {
    const many = Array.from({ length: 21 }, () => chickpeas);
    expect((await save('חומוס', many)).status).toBe(422);
    expect((await save('חומוס', many.slice(1))).status).toBe(200);
    await app.source.query(
      `insert into orders.purchases (store_id, dish, lines) select $1, 'dish ' || n, '[]' from generate_series(1, $2::int) n`,
      [store.store.partnerId, MOST_DISHES - 3],
    );
    const answers = await Promise.all(Array.from({ length: 6 }, (_, nth) => save(`new ${nth}`, [chickpeas])));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
    expect(answers.find(({ status }) => status !== 200)!.body.code).toBe('purchases.too_many');
    // an existing list may still be changed
    expect((await save('חומוס', [chickpeas])).status).toBe(200);
  });
});
