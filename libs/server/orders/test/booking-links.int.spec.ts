import { randomInt } from 'node:crypto';
import { DAY_MS, newId } from '@smachot/kernel';
import { PhoneKeys } from '@smachot/server-platform';
import { BOOKING_LINK_LIMITS } from '../src/bookings/booking-links';
import { AT, bookingsOf, daysLater } from './booking-forms';
import { type OrdersApp, ordersApp, type Store, TUESDAY } from './orders-app';

let on: OrdersApp;
let by: ReturnType<typeof bookingsOf>;
let store: Store;
let phone: string;
beforeAll(async () => {
  on = await ordersApp();
  by = bookingsOf(on);
});
afterAll(() => on.close());
const somePhone = () => `+97254${randomInt(1_000_000, 9_999_999)}`;
beforeEach(async () => {
  on.clock.moveTo(TUESDAY);
  store = await on.store({ dailyCapacity: 100 });
  phone = somePhone();
});

const entered = async (of = store, change: Record<string, unknown> = {}) =>
  (await on.taken(by.enter(of, { customerPhone: phone, ...change }))).bookingId;
const asked = async (of = store, change: { customerPhone?: string } & Record<string, unknown> = {}) => {
  const bookingId = await entered(of, change);
  await on.taken(by.ask(of, bookingId));
  return { bookingId, token: await by.token(change.customerPhone ?? phone) };
};
const rename = (name: string) =>
  on.source.query('update stores.stores set business_name = $2 where id = $1', [store.store.partnerId, name]);

describe('the link to confirm', () => {
  it('is an SMS of our words and the name of the store, with a token no table has', async () => {
    const { token } = await asked();
    const texts = await by.smsTo(phone);
    expect(texts).toHaveLength(1);
    expect(texts[0]).toContain('המטבח של סבתא ג׳ולי');
    expect(texts[0]).toContain(`https://app.smachot.example/booking#t=${token}`);
    expect(texts[0]).not.toMatch(/מיכל|מצווה|הגפן|מפות|7,?200/);
    const rows: object[] = await on.source.query(
      'select * from orders.bookings b, orders.booking_links l, platform.outbox o',
    );
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it.each(['לחצו bit.ly/x', 'WIN 0521234567', 'www.evil.example', 'זכית! https://x.y'])(
    'does not carry the words of a store that is called "%s"',
    async (name) => {
      await rename(name);
      await asked();
      const [text] = await by.smsTo(phone);
      expect(text).not.toMatch(/bit|WIN|0521234567|evil|זכית/);
      expect(text!.match(/https?:/g)).toHaveLength(1);
    },
  );

  it('shows what was agreed, without what could lead elsewhere, and nothing of the customer', async () => {
    const { token } = await asked(store, {
      title: 'בר מצווה https://evil.example/pay',
      place: 'הגפן 3, רעננה. להתקשר 0521234567',
    });
    const { status, body, text } = await by.link(token);
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
      expect((await by.answer(token, 'confirm')).body).toEqual({ status: 'confirmed' });
    expect((await by.read(store, bookingId)).body).toMatchObject({
      status: 'confirmed',
      answeredAt: TUESDAY.toISOString(),
    });
    // a mistake that is found later
    expect((await by.answer(token, 'not_right')).body).toEqual({ status: 'declined' });
    expect((await by.answer(token, 'confirm')).body.code).toBe('lifecycle.illegal_move');
    expect((await by.read(store, bookingId)).body).toMatchObject({
      status: 'declined',
      declinedBecause: 'not_right',
    });
  });

  it('asks anew when what was shown is another, and not for a note', async () => {
    const { bookingId, token } = await asked();
    await by.answer(token, 'confirm');
    const booking = (await by.read(store, bookingId)).body;
    const noted = await on.taken(by.edit(store, booking, { customerPhone: phone, note: 'שולחן עגול' }));
    expect(noted.status).toBe('confirmed');
    const dearer = await on.taken(by.edit(store, noted, { customerPhone: phone, price: 9_000 }));
    expect(dearer).toMatchObject({ status: 'entered', answeredAt: null });
    expect((await by.link(token)).status).toBe(404);
    expect((await by.answer(token, 'confirm')).status).toBe(404);
  });

  it('is replaced by a newer one, ends after two weeks, and with the start', async () => {
    const { bookingId, token } = await asked();
    await on.taken(by.ask(store, bookingId));
    const newer = await by.token(phone);
    expect(newer).not.toBe(token);
    expect((await by.link(token)).status).toBe(404);
    on.clock.moveTo(new Date(TUESDAY.getTime() + 14 * DAY_MS));
    expect((await by.link(newer)).status).toBe(404);
    expect((await by.answer(newer, 'confirm')).status).toBe(404);
    const soon = await asked(store, daysLater(-15));
    on.clock.moveTo(new Date(AT.getTime() - 15 * DAY_MS));
    expect((await by.link(soon.token)).status).toBe(404);
    expect((await by.ask(store, soon.bookingId)).body.code).toBe('booking.over');
  });

  it.each(['0'.repeat(64), 'x', ''])('is not guessed: "%s"', async (token) => {
    expect([404, 422]).toContain((await by.link(token)).status);
    expect([404, 422]).toContain((await by.answer(token, 'confirm')).status);
  });
});

describe('a stranger with a free account', () => {
  it('writes to Israeli mobiles only, from a store that can be looked up', async () => {
    for (const [customerPhone, code] of [
      [null, 'booking.no_phone'],
      ['+97237654321', 'booking.not_by_sms'],
      ['+12025550123', 'booking.not_by_sms'],
    ] as const)
      expect((await by.ask(store, await entered(store, { customerPhone }))).body.code).toBe(code);
    await on.source.query('update stores.stores set is_public = false where id = $1', [
      store.store.partnerId,
    ]);
    expect((await by.ask(store, await entered())).body.code).toBe('booking.store_hidden');
    expect(await by.smsTo(phone)).toEqual([]);
  });

  it('does not write to who opted out, also when that happens before it goes out', async () => {
    const key = on.get<PhoneKeys>(PhoneKeys).of(phone);
    const optOut = () =>
      on.source.query(
        `insert into messaging.suppressions (phone_key, reason, since) values ($1, 'opt_out', now()) on conflict do nothing`,
        [key],
      );
    const bookingId = await entered();
    await on.taken(by.ask(store, bookingId));
    await optOut();
    await on.jobs.drain();
    expect(await by.smsTo(phone)).toEqual([]);
    expect((await by.ask(store, bookingId)).body.code).toBe('booking.opted_out');
  });

  it('reaches one phone three times a day, from however many stores', async () => {
    const others = await Promise.all([on.store(), on.store(), on.store()]);
    for (const of of others) await on.taken(by.ask(of, await entered(of)));
    const fourth = await entered();
    expect((await by.ask(store, fourth)).body.code).toBe('booking.asked_often');
    // by asking again for one booking neither
    const [own] = (await by.list(others[0])).bookings;
    expect((await by.ask(others[0], own?.bookingId ?? '')).body.code).toBe('booking.asked_often');
    on.clock.moveTo(new Date(TUESDAY.getTime() + DAY_MS + 1));
    expect((await by.ask(store, fourth)).status).toBe(200);
  });

  it('asks for so many a day, with real concurrency too', async () => {
    const { owner } = store;
    const ids: string[] = [];
    for (let nth = 0; nth < BOOKING_LINK_LIMITS.store + 5; nth++)
      ids.push(await entered(store, { customerPhone: somePhone(), ...daysLater(nth % 3) }));
    const answers = await Promise.all(ids.map((id) => by.ask(store, id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(BOOKING_LINK_LIMITS.store);
    // and from another store of the same person only up to the person's own limit
    const second = await on.store({ dailyCapacity: 100 });
    await on.source.query('update stores.crew set user_id = $2 where store_id = $1', [
      second.store.partnerId,
      owner,
    ]);
    const mine = { ...second, owner };
    let sent = 0;
    for (let nth = 0; nth < 15; nth++) {
      const id = await entered(mine, { customerPhone: somePhone() });
      sent += (await by.ask(mine, id)).status === 200 ? 1 : 0;
    }
    expect(sent).toBe(BOOKING_LINK_LIMITS.sender - BOOKING_LINK_LIMITS.store);
  });

  it('does not write again to a phone that said it is not theirs, and to nobody after three', async () => {
    const { bookingId, token } = await asked();
    expect((await by.answer(token, 'not_me')).body).toEqual({ status: 'declined' });
    expect((await by.read(store, bookingId)).body).toMatchObject({
      declinedBecause: 'not_me',
      customerPhone: null,
    });
    expect((await by.link(token)).status).toBe(404);
    expect((await by.ask(store, await entered())).body.code).toBe('booking.not_theirs');
    // another store has done nothing
    store = await on.store({ dailyCapacity: 100 });
    expect((await by.ask(store, await entered())).status).toBe(200);
    for (let nth = 0; nth < BOOKING_LINK_LIMITS.refusals; nth++) {
      const customerPhone = somePhone();
      const wrong = await asked(store, { customerPhone });
      await by.answer(wrong.token, 'not_me');
    }
    const next = await entered(store, { customerPhone: somePhone() });
    expect((await by.ask(store, next)).body.code).toBe('booking.links_stopped');
    on.clock.moveTo(new Date(TUESDAY.getTime() + 27 * DAY_MS));
    // counts are purged, refusals are not
    await on.tick();
    expect((await by.ask(store, next)).body.code).toBe('booking.links_stopped');
  });
});

it('is sent once when its job is done again, and not for a booking that is gone', async () => {
  const { bookingId } = await asked();
  const [row]: { link_id: string }[] = await on.source.query(
    'select link_id from orders.bookings where id = $1',
    [bookingId],
  );
  await by.remove(store, bookingId);
  await on.source.query(
    `insert into platform.outbox (id, job, payload) values ($1, 'orders.send_booking_link', $2)`,
    [newId(), JSON.stringify({ bookingId, linkId: row!.link_id })],
  );
  await on.jobs.drain();
  expect(await by.smsTo(phone)).toHaveLength(1);
});
