import { DAY_MS, newId } from '@smachot/kernel';
import { AT, bookingsOf, daysLater } from '../booking-forms';
import { type OrdersApp, ordersApp, type Store, TUESDAY } from '../orders-app';

let app: OrdersApp;
let bookings: ReturnType<typeof bookingsOf>;
beforeAll(async () => {
  app = await ordersApp();
  bookings = bookingsOf(app);
});
beforeEach(() => app.clock.moveTo(TUESDAY));
afterAll(() => app.close());

/** Asserts that the seats of a store's days equal the rows that hold them. */
const consistent = async ({ store }: Store) => {
  await app.jobs.drain();
  const days: { taken: number; seats: number[]; slots: number; told: number | null }[] =
    await app.source.query(
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
  const store = await app.store({ dailyCapacity: 3 });
  const people = await Promise.all(Array.from({ length: 12 }, () => app.customer()));
  const answers = await Promise.all(
    people.flatMap(
      (as) =>
        [app.place(as, store), bookings.enter(store)] as Promise<{
          status: number;
          body: { code: string };
        }>[],
    ),
  );
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(3);
  const refused = answers.filter(({ status }) => status >= 300).map(({ body }) => body.code);
  expect(new Set(refused)).toEqual(new Set(['slot.taken']));
  expect(await consistent(store)).toEqual([3]);
});

it('does not lose or double a place while bookings move and go', async () => {
  const store = await app.store({ dailyCapacity: 2 });
  const first = await app.taken(bookings.enter(store));
  const second = await app.taken(bookings.enter(store, daysLater(1)));
  // the bookings swap days, one of them is removed meanwhile, and orders arrive for both days
  await Promise.all([
    bookings.edit(store, first, daysLater(1)),
    bookings.edit(store, second, {}),
    bookings.remove(store, first.bookingId),
    app.customer().then((as) => app.place(as, store)),
    app
      .customer()
      .then((as) =>
        app.place(as, store, { eventInfo: { datetime: new Date(AT.getTime() + DAY_MS).toISOString() } }),
      ),
  ]);
  const taken = await consistent(store);
  const { bookings: left } = await bookings.list(store);
  const [{ count } = { count: 0 }]: { count: number }[] = await app.source.query(
    'select count(*)::int as count from orders.orders where store_id = $1',
    [store.store.partnerId],
  );
  expect(taken.reduce((sum, one) => sum + one, 0)).toBe(left.length + count);
});

it('enters one booking for one key, whoever is asked how often', async () => {
  const store = await app.store({ dailyCapacity: 10 });
  const key = newId();
  const answers = await Promise.all(Array.from({ length: 10 }, () => bookings.enter(store, {}, key)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.bookingId}`)).size).toBe(1);
  expect(await consistent(store)).toEqual([1]);
});

it('takes one answer where a customer says two things at once', async () => {
  const store = await app.store();
  const { bookingId } = await app.taken(bookings.enter(store));
  await app.taken(bookings.ask(store, bookingId));
  const token = await bookings.token();
  const answers = await Promise.all([
    bookings.answer(token, 'not_me'),
    bookings.answer(token, 'confirm'),
    bookings.answer(token, 'not_me'),
    bookings.remove(store, bookingId),
  ]);
  // whichever request was first, nothing can be answered afterwards
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect((await bookings.link(token)).status).toBe(404);
  expect(await consistent(store)).toEqual([0]);
});
