import { DAY_MS } from '@smachot/kernel';
import { AT, bookingsOf, daysLater } from '../booking-forms';
import { type OrdersApp, ordersApp, type Store } from '../orders-app';

let app: OrdersApp;
let bookings: ReturnType<typeof bookingsOf>;
let store: Store;
beforeAll(async () => {
  app = await ordersApp();
  bookings = bookingsOf(app);
  store = await app.store();
});
afterAll(() => app.close());

it('bookings are found by name, phone, title and place, also when they are over, and page after page', async () => {
  const wide = await app.store({ dailyCapacity: 20 });
  const dana = {
    customerName: 'דנה לוי',
    customerPhone: '+972523456789',
    title: 'ברית 100%',
    place: 'עכו',
  };
  await app.taken(bookings.enter(wide, daysLater(-29)));
  for (const days of [1, 2, 3]) await app.taken(bookings.enter(wide, { ...daysLater(days), ...dana }));
  const found = async (q: string, more = '') =>
    bookings.list(wide, `?q=${encodeURIComponent(q)}${more}`).then(({ bookings }) => bookings);
  for (const q of ['דנה', 'לוי', 'עכו', '052-345', '+972 52 3456789', '6789', '100%', 'עַכּוֹ', 'נה לֵו'])
    expect(await found(q)).toHaveLength(3);
  // wildcards of SQL are matched literally
  for (const q of ['%', '_', '100_', '"']) expect((await found(q)).length).toBe(q === '%' ? 3 : 0);
  expect(await found('אברהמי')).toHaveLength(1);
  expect(await found('דנה', `&to=${encodeURIComponent(daysLater(1).startsAt)}`)).toHaveLength(1);
  app.clock.moveTo(new Date(AT.getTime() + 10 * DAY_MS));
  expect(await found('אברהמי')).toHaveLength(1);
  expect((await bookings.list(wide)).bookings).toEqual([]);
  const first = await bookings.list(wide, `?q=${encodeURIComponent('דנה')}&limit=2`);
  const next = `&limit=2&cursor=${encodeURIComponent(first.nextCursor!)}`;
  expect(new Set([...first.bookings, ...(await found('דנה', next))].map((one) => one.bookingId)).size).toBe(
    3,
  );
  // bookings of another store are not found
  expect((await bookings.list(store, `?q=${encodeURIComponent('דנה')}`)).bookings).toEqual([]);
  const long = await app.call(
    'GET',
    `/v1/partners/${wide.store.partnerUsername}/bookings?q=${'x'.repeat(61)}`,
    {
      as: wide.owner,
    },
  );
  expect(long.status).toBe(422);
});
