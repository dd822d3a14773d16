import type { AnswerOf, Booking, readStoreHome } from '@smachot/contracts';
import { DAY_MS, newId } from '@smachot/kernel';
import { unzipSync } from 'fflate';
import { AT, bookingsOf, daysLater } from './booking-forms';
import { type OrdersApp, ordersApp, type Store, TUESDAY } from './orders-app';

let on: OrdersApp;
let by: ReturnType<typeof bookingsOf>;
let store: Store;
beforeAll(async () => {
  on = await ordersApp();
  by = bookingsOf(on);
});
afterAll(() => on.close());
beforeEach(async () => {
  on.clock.moveTo(TUESDAY);
  store = await on.store({ dailyCapacity: 2 });
});

const path = (what: string) => `/v1/partners/${store.store.partnerUsername}/${what}`;
const entered = async (change: Record<string, unknown> = {}) => on.taken(by.enter(store, change));
/** How many places of the day are taken, as orders counts and as browsing was told. */
const takenOn = async (day: string) => {
  await on.jobs.drain();
  const [row]: { orders: number; browse: number }[] = await on.source.query(
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
    const member = await on.member(store);
    for (const as of [store.owner, member])
      expect((await by.read(store, bookingId, as)).body).toMatchObject({
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
    const stranger = await on.customer();
    const other = await on.store();
    for (const as of [stranger, other.owner]) {
      expect((await by.read(store, bookingId, as)).status).toBe(404);
      expect((await by.enter(store, {}, newId(), as)).status).toBe(404);
      expect((await by.remove(store, bookingId, as)).status).toBe(404);
      expect((await by.ask(store, bookingId, as)).status).toBe(404);
    }
    // an id of one store opens nothing through another
    expect((await by.read(other, bookingId)).status).toBe(404);
    expect((await by.remove(other, bookingId)).status).toBe(404);
  });

  it('takes a place of its day as an order does, and gives it back', async () => {
    const first = await entered();
    const customer = await on.customer();
    await on.order(customer, store);
    expect(await takenOn(dayOf(AT))).toEqual({ orders: 2, browse: 2 });
    const late = await by.enter(store);
    expect(late).toMatchObject({ status: 409, body: { code: 'slot.taken' } });
    expect((await on.place(await on.customer(), store)).body.code).toBe('slot.taken');
    expect((await by.remove(store, first.bookingId)).status).toBe(204);
    expect(await takenOn(dayOf(AT))).toEqual({ orders: 1, browse: 1 });
    expect((await on.place(await on.customer(), store)).status).toBe(202);
  });

  it('is refused with nothing left of it', async () => {
    await entered();
    await entered();
    await by.enter(store);
    const rows: object[] = await on.source.query('select 1 from orders.bookings where store_id = $1', [
      store.store.partnerId,
    ]);
    expect(rows).toHaveLength(2);
  });

  it('moves to another day with its place, and stays where there is none', async () => {
    const moved = await entered();
    const next = new Date(AT.getTime() + DAY_MS);
    const there = await on.taken(by.edit(store, moved, daysLater(1)));
    expect(there).toMatchObject({ startsAt: next.toISOString(), version: 2 });
    expect([await takenOn(dayOf(AT)), await takenOn(dayOf(next))]).toEqual([
      { orders: 0, browse: 0 },
      { orders: 1, browse: 1 },
    ]);
    await entered();
    await entered();
    const back = await by.edit(store, there, {});
    expect(back).toMatchObject({ status: 409, body: { code: 'slot.taken' } });
    expect((await by.read(store, moved.bookingId)).body).toMatchObject({
      startsAt: next.toISOString(),
      version: 2,
    });
    // written down on an old page
    expect((await by.edit(store, moved, daysLater(2))).body.code).toBe('conflict.version');
  });

  it('is entered once with one key, also when it is asked twice at once', async () => {
    const key = newId();
    const [one, two] = await Promise.all([by.enter(store, {}, key), by.enter(store, {}, key)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(one.body.bookingId).toBe(two.body.bookingId);
    expect((await by.enter(store, {}, key)).body.bookingId).toBe(one.body.bookingId);
    expect(await takenOn(dayOf(AT))).toMatchObject({ orders: 1 });
    expect((await by.enter(store, { participants: 81 }, key)).body.code).toBe('idempotency.reused');
    expect((await by.enter(store, {}, '')).body.code).toBe('idempotency.required');
  });

  it.each<[string, Record<string, unknown>, string]>([
    ['ends before it begins', { endsAt: new Date(AT.getTime() - 1).toISOString() }, 'booking.hours'],
    ['never ends', { endsAt: new Date(AT.getTime() + 2 * DAY_MS).toISOString() }, 'booking.hours'],
    ['is over', daysLater(-40), 'slot.past'],
    ['is in another age', daysLater(3_000), 'booking.too_far'],
    ['says nothing', { title: '' }, 'request.invalid'],
    ['names nobody', { customerName: ' ' }, 'request.invalid'],
    ['has somebody else’s unit', { pricingUnitId: newId() }, 'pricing_unit.gone'],
  ])('is refused when it %s', async (_, change, code) => {
    expect((await by.enter(store, change)).body.code).toBe(code);
    expect(await on.counts(store)).toMatchObject({ slots: 0, taken: 0 });
  });

  it('is called like the unit it is for', async () => {
    const { pricingUnitId, name } = store.unit;
    const booking = await entered({ pricingUnitId, title: '' });
    expect(booking).toMatchObject({ pricingUnitId, title: name });
    // a unit that is no longer on sale does not stop an edit of the rest
    await on.source.query(`update stores.pricing_units set visibility = 'archived' where id = $1`, [
      pricingUnitId,
    ]);
    expect(
      await on.taken(by.edit(store, booking, { pricingUnitId, title: name, note: 'מפות לבנות' })),
    ).toMatchObject({ pricingUnitId, title: name, note: 'מפות לבנות' });
  });

  it('is over for good once it is removed, and says nothing of anybody', async () => {
    const { bookingId } = await entered();
    await by.remove(store, bookingId);
    expect((await by.read(store, bookingId)).status).toBe(404);
    expect((await by.remove(store, bookingId)).status).toBe(404);
    expect((await by.list(store)).bookings).toEqual([]);
    const rows: object[] = await on.source.query('select * from orders.bookings where id = $1', [bookingId]);
    expect(JSON.stringify(rows)).not.toMatch(/מיכל|541112233|הגפן|מפות|מצווה/);
  });
});

describe('where a store looks', () => {
  it('bookings stand in the list, by day and page after page', async () => {
    const wide = await on.store({ dailyCapacity: 10 });
    for (const days of [2, 0, 1, 0]) await on.taken(by.enter(wide, daysLater(days)));
    const seen: Booking[] = [];
    let cursor = '';
    do {
      const page = await by.list(wide, `?limit=3${cursor && `&cursor=${encodeURIComponent(cursor)}`}`);
      seen.push(...page.bookings);
      cursor = page.nextCursor ?? '';
    } while (cursor);
    expect(new Set(seen.map(({ bookingId }) => bookingId)).size).toBe(4);
    const starts = seen.map(({ startsAt }) => startsAt);
    expect(starts).toEqual([...starts].sort());
    const at = encodeURIComponent(daysLater(1).startsAt);
    expect((await by.list(wide, `?from=${at}&to=${at}`)).bookings).toHaveLength(1);
    on.clock.moveTo(new Date(AT.getTime() + 2 * DAY_MS));
    expect((await by.list(wide)).bookings).toHaveLength(1);
    expect((await by.list(wide, '?cursor=nonsense')).bookings).toHaveLength(1);
  });

  it('the week of its home has them, the feed names them, the table says how they came', async () => {
    const soon = { ...daysLater(-28), note: 'סוד של המטבח' };
    const { bookingId } = await entered(soon);
    const home = await on.taken(
      on.call<AnswerOf<typeof readStoreHome>>('GET', path('home'), { as: store.owner }),
    );
    expect(home.bookings.map((one) => one.bookingId)).toEqual([bookingId]);

    const { url } = await on.taken(
      on.call<{ url: string }>('POST', path('calendar-feed'), { as: store.owner }),
    );
    const feed = await on.app.inject({
      method: 'GET',
      url: new URL(url.replace(/^webcal/, 'https')).pathname,
    });
    const text = feed.payload.replace(/\r\n /g, '');
    expect(text).toContain(`UID:booking-${bookingId}@smachot`);
    expect(text).toMatch(/SUMMARY:מיכל · בר מצווה בחצר \(נרשמה בטלפון\)/);
    expect(text).not.toMatch(/אברהמי|541112233|7,?200|סוד/);

    await on.order(await on.customer(), store);
    const file = await on.app.inject({
      method: 'GET',
      url: `/v1/orders/export.xlsx?store=${store.store.partnerUsername}`,
      headers: { authorization: `Bearer ${store.owner}`, 'accept-language': 'he' },
    });
    const sheet = Buffer.from(
      unzipSync(new Uint8Array(file.rawPayload))['xl/worksheets/sheet1.xml']!,
    ).toString();
    // by its start, so before the order
    expect(sheet.indexOf('מיכל אברהמי')).toBeLessThan(sheet.indexOf('דנה לוי'));
    for (const words of ['בטלפון', 'נרשמה בטלפון', '7200.5', '054-111-2233', 'סוד של המטבח'])
      expect(sheet).toContain(words);
  });
});

describe('what is kept of a customer', () => {
  const left = async (bookingId: string) => {
    const rows: object[] = await on.source.query('select * from orders.bookings where id = $1', [bookingId]);
    return JSON.stringify(rows);
  };
  const SAID = /מיכל|541112233|הגפן|מפות|מצווה/;

  it('goes ninety days after the event', async () => {
    const { bookingId } = await entered();
    await on.tick(new Date(AT.getTime() + 90 * DAY_MS));
    expect(await left(bookingId)).toMatch(SAID);
    await on.tick(new Date(AT.getTime() + 91 * DAY_MS));
    expect(await left(bookingId)).not.toMatch(SAID);
    expect((await by.read(store, bookingId)).body).toMatchObject({ participants: 80, price: 7_200.5 });
  });

  const closedAccount = async (phoneKey: string) => {
    await on.source.query(
      `insert into platform.outbox (id, job, payload) values ($1, 'orders.forget_customer', $2)`,
      [newId(), JSON.stringify({ userId: newId(), phoneKey })],
    );
    await on.jobs.drain();
  };
  it('goes with the account of the phone: at once when it is over, else when it is', async () => {
    const { bookingId } = await entered();
    const rows: { phone_key: string }[] = await on.source.query(
      'select phone_key from orders.bookings where id = $1',
      [bookingId],
    );
    await closedAccount(rows[0]!.phone_key);
    // the business has to find the celebration
    expect(await left(bookingId)).toMatch(SAID);
    const booking = (await by.read(store, bookingId)).body;
    await on.taken(by.edit(store, booking, { note: 'עוד מפות' }));
    await on.tick(new Date(AT.getTime() + DAY_MS));
    expect(await left(bookingId)).not.toMatch(SAID);
  });

  it('goes with the store, which gives its days back', async () => {
    const [ahead, over] = [await entered(), await entered(daysLater(-28))];
    on.clock.moveTo(new Date(TUESDAY.getTime() + 10 * DAY_MS));
    await on.taken(on.call('DELETE', `/v1/partners/${store.store.partnerUsername}`, { as: store.owner }));
    await on.jobs.drain();
    for (const { bookingId } of [ahead, over]) expect(await left(bookingId)).not.toMatch(SAID);
    expect(await takenOn(dayOf(AT))).toMatchObject({ orders: 0 });
  });
});
