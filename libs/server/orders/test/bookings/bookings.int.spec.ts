import type { AnswerOf, Booking, readStoreHome } from '@smachot/contracts';
import { DAY_MS, newId } from '@smachot/kernel';
import { unzipSync } from 'fflate';
import { AT, bookingsOf, daysLater } from '../booking-forms';
import { type OrdersApp, ordersApp, type Store, TUESDAY } from '../orders-app';

let app: OrdersApp;
let bookings: ReturnType<typeof bookingsOf>;
let store: Store;
beforeAll(async () => {
  app = await ordersApp();
  bookings = bookingsOf(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.moveTo(TUESDAY);
  store = await app.store({ dailyCapacity: 2 });
});

const path = (what: string) => `/v1/partners/${store.store.partnerUsername}/${what}`;
const entered = async (change: Record<string, unknown> = {}) => app.taken(bookings.enter(store, change));
/** Number of taken places of the day, as orders counts them and as stores received it. */
const takenOn = async (day: string) => {
  await app.jobs.drain();
  const [row]: { orders: number; browse: number }[] = await app.source.query(
    `select coalesce((select taken from orders.days where store_id = $1 and day = $2), 0) as orders,
       coalesce((select taken from stores.taken_days where store_id = $1 and day = $2), 0) as browse`,
    [store.store.partnerId, day],
  );
  return row!;
};
const dayOf = (at: Date) => at.toISOString().slice(0, 10);

describe('a booking taken by phone', () => {
  it('is what was typed, for the crew and nobody else', async () => {
    const { bookingId } = await entered();
    const member = await app.member(store);
    for (const as of [store.owner, member])
      expect((await bookings.read(store, bookingId, as)).body).toMatchObject({
        status: 'entered',
        customerName: 'מיכל אברהמי',
        customerPhone: '+972541112233',
        eventKind: 'bar-mitzva',
        participants: 80,
        title: 'בר מצווה בחצר',
        place: 'הגפן 3, רעננה',
        price: 7_200.5,
        note: 'להביא מפות',
        askedAt: null,
        version: 1,
      });
    const stranger = await app.customer();
    const other = await app.store();
    for (const as of [stranger, other.owner]) {
      expect((await bookings.read(store, bookingId, as)).status).toBe(404);
      expect((await bookings.enter(store, {}, newId(), as)).status).toBe(404);
      expect((await bookings.remove(store, bookingId, as)).status).toBe(404);
      expect((await bookings.ask(store, bookingId, as)).status).toBe(404);
    }
    // an id of one store opens nothing through another
    expect((await bookings.read(other, bookingId)).status).toBe(404);
    expect((await bookings.remove(other, bookingId)).status).toBe(404);
  });

  it('takes a place of its day as an order does, and gives it back', async () => {
    const first = await entered();
    const customer = await app.customer();
    await app.order(customer, store);
    expect(await takenOn(dayOf(AT))).toEqual({ orders: 2, browse: 2 });
    const late = await bookings.enter(store);
    expect(late).toMatchObject({ status: 409, body: { code: 'slot.taken' } });
    expect((await app.place(await app.customer(), store)).body.code).toBe('slot.taken');
    expect((await bookings.remove(store, first.bookingId)).status).toBe(204);
    expect(await takenOn(dayOf(AT))).toEqual({ orders: 1, browse: 1 });
    expect((await app.place(await app.customer(), store)).status).toBe(202);
  });

  it('is refused with nothing left of it', async () => {
    await entered();
    await entered();
    await bookings.enter(store);
    const rows: object[] = await app.source.query('select 1 from orders.bookings where store_id = $1', [
      store.store.partnerId,
    ]);
    expect(rows).toHaveLength(2);
  });

  it('moves to another day with its place, and stays where there is none', async () => {
    const moved = await entered();
    const next = new Date(AT.getTime() + DAY_MS);
    const edited = await app.taken(bookings.edit(store, moved, daysLater(1)));
    expect(edited).toMatchObject({ startsAt: next.toISOString(), version: 2 });
    expect([await takenOn(dayOf(AT)), await takenOn(dayOf(next))]).toEqual([
      { orders: 0, browse: 0 },
      { orders: 1, browse: 1 },
    ]);
    await entered();
    await entered();
    const back = await bookings.edit(store, edited, {});
    expect(back).toMatchObject({ status: 409, body: { code: 'slot.taken' } });
    expect((await bookings.read(store, moved.bookingId)).body).toMatchObject({
      startsAt: next.toISOString(),
      version: 2,
    });
    // saved from an outdated page
    expect((await bookings.edit(store, moved, daysLater(2))).body.code).toBe('conflict.version');
  });

  it('is entered once with one key, also when it is asked twice at once', async () => {
    const key = newId();
    const [one, two] = await Promise.all([bookings.enter(store, {}, key), bookings.enter(store, {}, key)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(one.body.bookingId).toBe(two.body.bookingId);
    expect((await bookings.enter(store, {}, key)).body.bookingId).toBe(one.body.bookingId);
    expect(await takenOn(dayOf(AT))).toMatchObject({ orders: 1 });
    expect((await bookings.enter(store, { participants: 81 }, key)).body.code).toBe('idempotency.reused');
    expect((await bookings.enter(store, {}, '')).body.code).toBe('idempotency.required');
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['ends before it begins', { endsAt: new Date(AT.getTime() - 1).toISOString() }, 'booking.hours'],
    ['never ends', { endsAt: new Date(AT.getTime() + 2 * DAY_MS).toISOString() }, 'booking.hours'],
    ['is over', daysLater(-40), 'slot.past'],
    ['is in another age', daysLater(800), 'booking.too_far'],
    ['says nothing', { title: '' }, 'request.invalid'],
    ['names nobody', { customerName: ' ' }, 'request.invalid'],
    ['has somebody else’s unit', { pricingUnitId: newId() }, 'pricing_unit.gone'],
  ])('is refused when it %s', async (_, change, code) => {
    expect((await bookings.enter(store, change)).body.code).toBe(code);
    expect(await app.counts(store)).toMatchObject({ slots: 0, taken: 0 });
  });

  it('is called like the unit it is for', async () => {
    const { pricingUnitId, name } = store.unit;
    const booking = await entered({ pricingUnitId, title: '' });
    expect(booking).toMatchObject({ pricingUnitId, title: name });
    // a unit that is no longer on sale does not stop an edit of the rest
    await app.source.query(`update stores.pricing_units set visibility = 'archived' where id = $1`, [
      pricingUnitId,
    ]);
    expect(
      await app.taken(bookings.edit(store, booking, { pricingUnitId, title: name, note: 'מפות לבנות' })),
    ).toMatchObject({ pricingUnitId, title: name, note: 'מפות לבנות' });
  });

  it('is over for good once it is removed, and says nothing of anybody', async () => {
    const { bookingId } = await entered({ dishes: [{ name: 'עוגה של מיכל', quantity: 1 }] });
    await bookings.remove(store, bookingId);
    expect((await bookings.read(store, bookingId)).status).toBe(404);
    expect((await bookings.remove(store, bookingId)).status).toBe(404);
    expect((await bookings.list(store)).bookings).toEqual([]);
    const rows: object[] = await app.source.query('select * from orders.bookings where id = $1', [bookingId]);
    expect(JSON.stringify(rows)).not.toMatch(/מיכל|541112233|הגפן|מפות|מצווה/);
  });
});

describe('where a store looks', () => {
  it('bookings stand in the list, by day and page after page', async () => {
    const wide = await app.store({ dailyCapacity: 10 });
    for (const days of [2, 0, 1, 0]) await app.taken(bookings.enter(wide, daysLater(days)));
    const seen: Booking[] = [];
    let cursor = '';
    do {
      const page = await bookings.list(wide, `?limit=3${cursor && `&cursor=${encodeURIComponent(cursor)}`}`);
      seen.push(...page.bookings);
      cursor = page.nextCursor ?? '';
    } while (cursor);
    expect(new Set(seen.map(({ bookingId }) => bookingId)).size).toBe(4);
    const starts = seen.map(({ startsAt }) => startsAt);
    expect(starts).toEqual([...starts].sort());
    const at = encodeURIComponent(daysLater(1).startsAt);
    expect((await bookings.list(wide, `?from=${at}&to=${at}`)).bookings).toHaveLength(1);
    app.clock.moveTo(new Date(AT.getTime() + 2 * DAY_MS));
    expect((await bookings.list(wide)).bookings).toHaveLength(1);
    expect((await bookings.list(wide, '?cursor=nonsense')).bookings).toHaveLength(1);
  });

  it('the week of its home has them, the feed names them, the table says how they came', async () => {
    const soon = { ...daysLater(-28), note: 'סוד של המטבח' };
    const { bookingId } = await entered(soon);
    const home = await app.taken(
      app.call<AnswerOf<typeof readStoreHome>>('GET', path('home'), { as: store.owner }),
    );
    expect(home.bookings.map((one) => one.bookingId)).toEqual([bookingId]);

    const { url } = await app.taken(
      app.call<{ url: string }>('POST', path('calendar-feed'), { as: store.owner }),
    );
    const feed = await app.app.inject({
      method: 'GET',
      url: new URL(url.replace(/^webcal/, 'https')).pathname,
    });
    const text = feed.payload.replace(/\r\n /g, '');
    expect(text).toContain(`UID:booking-${bookingId}@smachot`);
    expect(text).toMatch(/SUMMARY:מיכל · בר מצווה בחצר \(נרשמה בטלפון\)/);
    expect(text).not.toMatch(/אברהמי|541112233|7,?200|סוד/);

    await app.order(await app.customer(), store);
    const file = await app.app.inject({
      method: 'GET',
      url: `/v1/orders/export.xlsx?store=${store.store.partnerUsername}`,
      headers: { authorization: `Bearer ${store.owner}`, 'accept-language': 'he' },
    });
    const sheet = Buffer.from(
      unzipSync(new Uint8Array(file.rawPayload))['xl/worksheets/sheet1.xml']!,
    ).toString();
    // sorted by its start, so before the order
    expect(sheet.indexOf('מיכל אברהמי')).toBeLessThan(sheet.indexOf('דנה לוי'));
    for (const words of ['בטלפון', 'נרשמה בטלפון', '7200.5', '054-111-2233', 'סוד של המטבח'])
      expect(sheet).toContain(words);
  });
});

describe('what is kept of a customer', () => {
  const left = async (bookingId: string) => {
    const rows: object[] = await app.source.query(
      `select to_jsonb(b) from orders.bookings b where id = $1::uuid
       union all select answer from platform.idempotency_keys where strpos(answer::text, $1::text) > 0`,
      [bookingId],
    );
    return JSON.stringify(rows);
  };
  const SAID = /מיכל|541112233|הגפן|מפות|מצווה/;

  it('goes ninety days after the event', async () => {
    const { bookingId } = await entered({ dishes: [{ name: 'עוגה של מיכל', quantity: 1 }] });
    await app.tick(new Date(AT.getTime() + 90 * DAY_MS));
    expect(await left(bookingId)).toMatch(SAID);
    await app.tick(new Date(AT.getTime() + 91 * DAY_MS));
    expect(await left(bookingId)).not.toMatch(SAID);
    expect((await bookings.read(store, bookingId)).body).toMatchObject({ participants: 80, price: 7_200.5 });
  });

  const closedAccount = async (phoneKey: string) => {
    await app.source.query(
      `insert into platform.outbox (id, job, payload) values ($1, 'orders.forget_customer', $2)`,
      [newId(), JSON.stringify({ userId: newId(), phoneKey })],
    );
    await app.jobs.drain();
  };
  it('goes with the account of the phone: at once when it is over, else when it is', async () => {
    const { bookingId } = await entered();
    await app.taken(bookings.ask(store, bookingId));
    const rows: { phone_key: string }[] = await app.source.query(
      'select phone_key from orders.bookings where id = $1',
      [bookingId],
    );
    await closedAccount(rows[0]!.phone_key);
    // the business has to find the celebration
    expect(await left(bookingId)).toMatch(SAID);
    const booking = (await bookings.read(store, bookingId)).body;
    await app.taken(bookings.edit(store, booking, { note: 'עוד מפות' }));
    await app.tick(new Date(AT.getTime() + DAY_MS));
    expect(await left(bookingId)).not.toMatch(SAID);
  });

  it('goes with the store, which gives its days back', async () => {
    const [ahead, overbooked] = [await entered(), await entered(daysLater(-28))];
    app.clock.moveTo(new Date(TUESDAY.getTime() + 10 * DAY_MS));
    await app.taken(app.call('DELETE', `/v1/partners/${store.store.partnerUsername}`, { as: store.owner }));
    await app.jobs.drain();
    for (const { bookingId } of [ahead, overbooked]) expect(await left(bookingId)).not.toMatch(SAID);
    expect(await takenOn(dayOf(AT))).toMatchObject({ orders: 0 });
  });
});
