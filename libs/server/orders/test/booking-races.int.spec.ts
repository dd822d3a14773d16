import { DAY_MS, newId } from '@smachot/kernel';
import { AT, bookingsOf, daysLater } from './booking-forms';
import { type OrdersApp, ordersApp, type Store, TUESDAY } from './orders-app';

let on: OrdersApp;
let by: ReturnType<typeof bookingsOf>;
beforeAll(async () => {
  on = await ordersApp();
  by = bookingsOf(on);
});
beforeEach(() => on.clock.moveTo(TUESDAY));
afterAll(() => on.close());

/** Seats of a store's days against the rows that hold them. */
const consistent = async ({ store }: Store) => {
  await on.jobs.drain();
  const days: { taken: number; seats: number[]; slots: number; told: number | null }[] =
    await on.source.query(
      `select d.taken, d.seats, (select count(*)::int from orders.slots s where s.store_id = d.store_id and s.day = d.day) as slots,
       (select t.taken from stores.taken_days t where t.store_id = d.store_id and t.day = d.day) as told
     from orders.days d where d.store_id = $1 order by d.day`,
      [store.partnerId],
    );
  for (const { taken, seats, slots, told } of days)
    expect({ slots, seats: new Set(seats).size, told }).toEqual({ slots: taken, seats: taken, told: taken });
  return days.map(({ taken }) => taken);
};

it('shares the places of a day between orders and phone calls that come at once', async () => {
  const store = await on.store({ dailyCapacity: 3 });
  const people = await Promise.all(Array.from({ length: 12 }, () => on.customer()));
  const answers = await Promise.all(
    people.flatMap(
      (as) => [on.place(as, store), by.enter(store)] as Promise<{ status: number; body: { code: string } }>[],
    ),
  );
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(3);
  const refused = answers.filter(({ status }) => status >= 300).map(({ body }) => body.code);
  expect(new Set(refused)).toEqual(new Set(['slot.taken']));
  expect(await consistent(store)).toEqual([3]);
});

it('does not lose or double a place while bookings move and go', async () => {
  const store = await on.store({ dailyCapacity: 2 });
  const first = await on.taken(by.enter(store));
  const second = await on.taken(by.enter(store, daysLater(1)));
  // each to the day of the other, one of them removed meanwhile, and orders for both days
  await Promise.all([
    by.edit(store, first, daysLater(1)),
    by.edit(store, second, {}),
    by.remove(store, first.bookingId),
    on.customer().then((as) => on.place(as, store)),
    on
      .customer()
      .then((as) =>
        on.place(as, store, { eventInfo: { datetime: new Date(AT.getTime() + DAY_MS).toISOString() } }),
      ),
  ]);
  const taken = await consistent(store);
  const { bookings } = await by.list(store);
  const [{ count } = { count: 0 }]: { count: number }[] = await on.source.query(
    'select count(*)::int as count from orders.orders where store_id = $1',
    [store.store.partnerId],
  );
  expect(taken.reduce((sum, one) => sum + one, 0)).toBe(bookings.length + count);
});

it('enters one booking for one key, whoever is asked how often', async () => {
  const store = await on.store({ dailyCapacity: 10 });
  const key = newId();
  const answers = await Promise.all(Array.from({ length: 10 }, () => by.enter(store, {}, key)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.bookingId}`)).size).toBe(1);
  expect(await consistent(store)).toEqual([1]);
});

it('takes one answer where a customer says two things at once', async () => {
  const store = await on.store();
  const { bookingId } = await on.taken(by.enter(store));
  await on.taken(by.ask(store, bookingId));
  const token = await by.token();
  const answers = await Promise.all([
    by.answer(token, 'not_me'),
    by.answer(token, 'confirm'),
    by.answer(token, 'not_me'),
    by.remove(store, bookingId),
  ]);
  // whichever came first: afterwards there is nothing to answer any more
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect((await by.link(token)).status).toBe(404);
  expect(await consistent(store)).toEqual([0]);
});
