import { DAY_MS, newId } from '@smachot/kernel';
import { BookedCustomers } from '@smachot/server-notifications';
import { BOOKING_LINK_LIMITS } from '../../src/services/booking-links';
import { AT, bookingsOf, daysLater, optOut, renameStore, somePhone } from '../booking-forms';
import { type OrdersApp, ordersApp, type Store, TUESDAY } from '../orders-app';

let app: OrdersApp;
let bookings: ReturnType<typeof bookingsOf>;
let store: Store;
let phone: string;
beforeAll(async () => {
  app = await ordersApp();
  bookings = bookingsOf(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.moveTo(TUESDAY);
  store = await app.store({ dailyCapacity: 100 });
  phone = somePhone();
});

const entered = async (target = store, change: Record<string, unknown> = {}) =>
  (await app.taken(bookings.enter(target, { customerPhone: phone, ...change }))).bookingId;
const asked = async (target = store, change: { customerPhone?: string } & Record<string, unknown> = {}) => {
  const bookingId = await entered(target, change);
  await app.taken(bookings.ask(target, bookingId));
  return { bookingId, token: await bookings.token(change.customerPhone ?? phone) };
};
describe('the link to confirm', () => {
  it('is an SMS of our words and the name of the store, with a token no table has', async () => {
    const { token } = await asked();
    const texts = await bookings.smsTo(phone);
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain('המטבח של סבתא ג׳ולי');
    expect(texts[0]).toContain(`https://app.smachot.example/booking#t=${token}`);
    expect(texts[0]).not.toMatch(/מיכל|מצווה|הגפן|מפות|7,?200/);
    const rows: object[] = await app.source.query(
      'select * from orders.bookings b, orders.booking_links l, platform.outbox o',
    );
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it.each(['לחצו bit.ly/x', 'WIN 0521234567', 'www.evil.example', 'זכית! https://x.y'])(
    'does not carry the words of a store that is called "%s"',
    async (name) => {
      await renameStore(app, store, name);
      await asked();
      const [text] = await bookings.smsTo(phone);
      expect(text).not.toMatch(/bit|WIN|0521234567|evil|זכית/);
      expect(text!.match(/https?:/g)).toHaveLength(1);
    },
  );

  it('shows what was agreed, without what could lead elsewhere, and nothing of the customer', async () => {
    const { token } = await asked(store, {
      title: 'בר מצווה https://evil.example/pay',
      place: 'הגפן 3, רעננה. להתקשר 0521234567',
    });
    const { status, body, text } = await bookings.link(token);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      businessName: 'המטבח של סבתא ג׳ולי',
      status: 'asked',
      participants: 80,
      price: 7_200.5,
      startsAt: AT.toISOString(),
    });
    expect(body.place).toContain('הגפן 3, רעננה');
    expect(text).not.toMatch(/evil|0521234567|מיכל|מפות|5411|972/);
  });

  it('is confirmed once and for all taps, and the store sees it', async () => {
    const { bookingId, token } = await asked();
    for (let tap = 0; tap < 2; tap++)
      expect((await bookings.answer(token, 'confirm')).body).toMatchObject({ status: 'confirmed' });
    expect((await bookings.read(store, bookingId)).body).toMatchObject({
      status: 'confirmed',
      answeredAt: TUESDAY.toISOString(),
    });
    // a confirmed customer may still decline
    expect((await bookings.answer(token, 'not_right')).body).toMatchObject({ status: 'declined' });
    expect((await bookings.answer(token, 'not_right')).body.code).toBe('lifecycle.illegal_move');
    expect((await bookings.read(store, bookingId)).body).toMatchObject({
      status: 'declined',
      declinedBecause: 'not_right',
    });
  });

  it('tells the crew once what the customer said, by business, booking and day', async () => {
    const { bookingId, token } = await asked();
    const told = () => bookings.crewNotices(bookingId);
    await Promise.all([bookings.answer(token, 'confirm'), bookings.answer(token, 'confirm')]);
    const [confirmed, ...more] = await told();
    expect(more).toEqual([]);
    expect(confirmed!.payload).toMatchObject({
      userId: store.owner,
      kind: 'booking_confirmed',
      values: { store: 'המטבח של סבתא ג׳ולי', bookingId, startsAt: AT.toISOString() },
      href: `/dashboard/${store.store.partnerUsername}/orders/bookings/${bookingId}`,
      urgent: false,
    });
    const names = await app.get<BookedCustomers>(BookedCustomers).names([bookingId, newId()]);
    expect([...names]).toEqual([[bookingId, 'מיכל אברהמי']]);
    expect(JSON.stringify(confirmed)).not.toContain('מיכל');
    await bookings.answer(token, 'not_right');
    expect((await told()).map(({ payload }) => payload['kind'])).toEqual([
      'booking_confirmed',
      'booking_declined',
    ]);
  });

  it('asks anew when what was shown is another, and not for a note', async () => {
    const { bookingId, token } = await asked();
    await bookings.answer(token, 'confirm');
    const booking = (await bookings.read(store, bookingId)).body;
    const noted = await app.taken(
      bookings.edit(store, booking, { customerPhone: phone, note: 'שולחן עגול' }),
    );
    expect(noted.status).toBe('confirmed');
    const dearer = await app.taken(bookings.edit(store, noted, { customerPhone: phone, price: 9_000 }));
    expect(dearer).toMatchObject({ status: 'entered', answeredAt: null });
    expect((await bookings.link(token)).status).toBe(404);
    expect((await bookings.answer(token, 'confirm')).status).toBe(404);
  });

  it('is replaced by a newer one, ends after two weeks, and with the start', async () => {
    const { bookingId, token } = await asked();
    await app.taken(bookings.ask(store, bookingId));
    const newer = await bookings.token(phone);
    expect(newer).not.toBe(token);
    expect((await bookings.link(token)).status).toBe(404);
    app.clock.moveTo(new Date(TUESDAY.getTime() + 14 * DAY_MS));
    expect((await bookings.link(newer)).status).toBe(404);
    expect((await bookings.answer(newer, 'confirm')).status).toBe(404);
    const soon = await asked(store, daysLater(-15));
    app.clock.moveTo(new Date(AT.getTime() - 15 * DAY_MS));
    expect((await bookings.link(soon.token)).status).toBe(404);
    expect((await bookings.ask(store, soon.bookingId)).body.code).toBe('booking.over');
  });

  it.each(['0'.repeat(64), 'x', ''])('is not guessed: "%s"', async (token) => {
    expect([404, 422]).toContain((await bookings.link(token)).status);
    expect([404, 422]).toContain((await bookings.answer(token, 'confirm')).status);
  });
});

describe('a stranger with a free account', () => {
  it('writes to Israeli mobiles only, from a store that can be looked up', async () => {
    for (const [customerPhone, code] of [
      [null, 'booking.no_phone'],
      ['+97237654321', 'booking.not_by_sms'],
      ['+12025550123', 'booking.not_by_sms'],
    ] as const)
      expect((await bookings.ask(store, await entered(store, { customerPhone }))).body.code).toBe(code);
    await app.source.query('update stores.stores set is_public = false where id = $1', [
      store.store.partnerId,
    ]);
    expect((await bookings.ask(store, await entered())).body.code).toBe('booking.store_hidden');
    expect(await bookings.smsTo(phone)).toEqual([]);
  });

  it('does not invite who opted out to the crew by SMS', async () => {
    const path = `/v1/partners/${store.store.partnerUsername}/crew`;
    const [silent, other] = [somePhone(), somePhone()];
    await optOut(app, silent);
    for (const phoneNumber of [silent, other])
      await app.taken(app.call('POST', path, { as: store.owner, body: { phoneNumber, role: 'Member' } }));
    await app.jobs.drain();
    expect([await bookings.smsTo(silent), (await bookings.smsTo(other)).length]).toEqual([[], 1]);
  });

  it('does not write to who opted out, also when that happens before it goes out', async () => {
    const bookingId = await entered();
    await app.taken(bookings.ask(store, bookingId));
    await optOut(app, phone);
    await app.jobs.drain();
    expect(await bookings.smsTo(phone)).toEqual([]);
    expect((await bookings.ask(store, bookingId)).body.code).toBe('booking.opted_out');
  });

  it('reaches one phone three times a day, from however many stores', async () => {
    const others = await Promise.all([app.store(), app.store(), app.store()]);
    for (const target of others) await app.taken(bookings.ask(target, await entered(target)));
    const fourth = await entered();
    expect((await bookings.ask(store, fourth)).body.code).toBe('booking.asked_often');
    // nor by asking again for one booking
    const [own] = (await bookings.list(others[0])).bookings;
    expect((await bookings.ask(others[0], own?.bookingId ?? '')).body.code).toBe('booking.asked_often');
    app.clock.moveTo(new Date(TUESDAY.getTime() + DAY_MS + 1));
    expect((await bookings.ask(store, fourth)).status).toBe(200);
  });

  it('asks for so many a day, with real concurrency too', async () => {
    const { owner } = store;
    const ids: string[] = [];
    for (let nth = 0; nth < BOOKING_LINK_LIMITS.store + 5; nth++)
      ids.push(await entered(store, { customerPhone: somePhone(), ...daysLater(nth % 3) }));
    const answers = await Promise.all(ids.map((id) => bookings.ask(store, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(BOOKING_LINK_LIMITS.store);
    // and from another store of the same person only up to the person's own limit
    const second = await app.store({ dailyCapacity: 100 });
    await app.source.query('update stores.crew set user_id = $2 where store_id = $1', [
      second.store.partnerId,
      owner,
    ]);
    const mine = { ...second, owner };
    let sent = 0;
    for (let nth = 0; nth < 15; nth++) {
      const id = await entered(mine, { customerPhone: somePhone() });
      sent += (await bookings.ask(mine, id)).status === 200 ? 1 : 0;
    }
    expect(sent).toBe(BOOKING_LINK_LIMITS.sender - BOOKING_LINK_LIMITS.store);
  });

  it('does not write again to a phone that said it is not theirs, and to nobody after three', async () => {
    const { bookingId, token } = await asked();
    expect((await bookings.answer(token, 'not_me')).body).toMatchObject({ status: 'declined' });
    expect((await bookings.read(store, bookingId)).body).toMatchObject({
      declinedBecause: 'not_me',
      customerPhone: null,
    });
    expect((await bookings.link(token)).status).toBe(404);
    expect((await bookings.ask(store, await entered())).body.code).toBe('booking.not_theirs');
    // another store has no refusals
    store = await app.store({ dailyCapacity: 100 });
    expect((await bookings.ask(store, await entered())).status).toBe(200);
    for (let nth = 0; nth < BOOKING_LINK_LIMITS.refusals; nth++) {
      const customerPhone = somePhone();
      const wrong = await asked(store, { customerPhone });
      await bookings.answer(wrong.token, 'not_me');
    }
    const next = await entered(store, { customerPhone: somePhone() });
    expect((await bookings.ask(store, next)).body.code).toBe('booking.links_stopped');
    app.clock.moveTo(new Date(TUESDAY.getTime() + 27 * DAY_MS));
    // counts are purged, refusals are not
    await app.tick();
    expect((await bookings.ask(store, next)).body.code).toBe('booking.links_stopped');
  });
});

it('is sent once when its job is done again, and not for a booking that is gone', async () => {
  const { bookingId } = await asked();
  const [row]: { link_id: string }[] = await app.source.query(
    'select link_id from orders.bookings where id = $1',
    [bookingId],
  );
  await bookings.remove(store, bookingId);
  await app.source.query(
    `insert into platform.outbox (id, job, payload) values ($1, 'orders.send_booking_link', $2)`,
    [newId(), JSON.stringify({ bookingId, linkId: row!.link_id })],
  );
  await app.jobs.drain();
  expect(await bookings.smsTo(phone)).toHaveLength(1);
});
