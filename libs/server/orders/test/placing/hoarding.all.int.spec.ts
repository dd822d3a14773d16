import { DAY_MS, MINUTE_MS, newId } from '@smachot/kernel';
import { type OrdersApp, ordersApp, type Store, TUESDAY } from '../orders-app';

let app: OrdersApp;
beforeAll(async () => {
  app = await ordersApp();
});
afterAll(() => app.close());

type Answer = { status: number; body: { code: string } };
const onDay = (nth: number) => ({
  eventInfo: { datetime: new Date(TUESDAY.getTime() + (30 + nth) * DAY_MS).toISOString() },
});
const free = { unit: { pricingFactor: { type: 'no_participants', price: 0 } } };
const atOnce = (count: number, place: (nth: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, (_, nth) => place(nth)));
const placed = (answers: Answer[]) => answers.filter(({ status }) => status === 202).length;
const codes = (answers: Answer[]) => [
  ...new Set(answers.filter(({ status }) => status !== 202).map(({ body }) => body.code)),
];
const slotsOf = async (store: Store) => (await app.counts(store)).slots;

describe('one customer and the calendar of one store', () => {
  it('holds three days with cards that wait for their bank, however many are asked for at once', async () => {
    const store = await app.store({ dailyCapacity: 1 });
    const [customer, other] = [await app.customer(), await app.customer()];
    await app.misbehave('3ds', 12);
    const answers = await atOnce(10, (nth) => app.place(customer, store, onDay(nth)));
    expect(placed(answers)).toBe(3);
    expect(codes(answers)).toEqual(['checkout.too_many_open']);
    expect(await slotsOf(store)).toBe(3);
    // another customer finds the other days free
    expect(placed(await atOnce(1, () => app.place(customer, store, onDay(20))))).toBe(0);
    expect((await app.place(other, store, onDay(20))).status).toBe(202);
    // a checkout that was not confirmed in time frees its slot and its customer's limit
    await app.tick(new Date(TUESDAY.getTime() + 16 * MINUTE_MS));
    expect((await app.place(customer, store, onDay(21))).status).toBe(202);
    app.clock.moveTo(TUESDAY);
  });

  it('holds five unanswered orders of a unit that costs nothing', async () => {
    const store = await app.store({ ...free, dailyCapacity: 1 });
    const customer = await app.customer();
    const place = (nth: number) => app.place(customer, store, { ...onDay(nth), expectedPrice: 0 });
    const answers = await atOnce(12, place);
    expect(placed(answers)).toBe(5);
    expect(codes(answers)).toEqual(['order.too_many_unanswered']);
    expect(await slotsOf(store)).toBe(5);
    const [order]: { id: string }[] = await app.source.query(
      'select id from orders.orders where user_id = $1 limit 1',
      [customer],
    );
    expect((await app.move(order!.id, store.owner, 'decline')).status).toBe(200);
    expect((await place(30)).status).toBe(202);
    expect((await place(31)).status).toBe(409);
  });

  it('holds one slot of a day, also when two buttons are pressed at once; more where the business allows it', async () => {
    const customer = await app.customer();
    for (const [slotsPerCustomer, held] of [
      [1, 1],
      [3, 3],
    ] as const) {
      const store = await app.store({ ...free, dailyCapacity: 5, slotsPerCustomer });
      const place = () => app.place(customer, store, { ...onDay(1), expectedPrice: 0 });
      const answers = await atOnce(6, place);
      expect(placed(answers)).toBe(held);
      expect(codes(answers)).toEqual(['slot.one_a_day']);
      expect(await slotsOf(store)).toBe(held);
    }
  });

  it('answers the same key as before, also at the limit', async () => {
    const store = await app.store({ ...free, dailyCapacity: 1 });
    const customer = await app.customer();
    const key = newId();
    const form = { ...onDay(1), expectedPrice: 0 };
    const first = await app.place(customer, store, form, key);
    expect(first.status).toBe(202);
    await app.source.query('delete from platform.idempotency_keys where key = $1', [key]);
    const again = await app.place(customer, store, form, key);
    expect(again).toMatchObject({ status: 202, body: { checkoutId: first.body.checkoutId } });
    expect(await slotsOf(store)).toBe(1);
  });

  it('does not count what is held of another store', async () => {
    const customer = await app.customer();
    const stores = await Promise.all(
      Array.from({ length: 7 }, () => app.store({ ...free, dailyCapacity: 1 })),
    );
    const answers = await atOnce(7, (nth) =>
      app.place(customer, stores[nth]!, { ...onDay(1), expectedPrice: 0 }),
    );
    expect(placed(answers)).toBe(7);
  });
});
