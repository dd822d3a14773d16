import { DAY_MS } from '@smachot/kernel';
import { AT, bookingsOf, somePhone } from '../booking-forms';
import { type OrdersApp, ordersApp, type Store, TUESDAY } from '../orders-app';
import { MOST_ANSWERS } from '../../src/domain/bookings/booking';
import { BookingQueries } from '../../src/persistence/bookings/booking.queries';

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

const asked = async (change: Record<string, unknown> = {}) => {
  const form = { customerPhone: phone, ...change };
  const { bookingId } = await app.taken(bookings.enter(store, form));
  await app.taken(bookings.ask(store, bookingId));
  return { bookingId, token: await bookings.token(phone) };
};
const waits = () => app.get<BookingQueries>(BookingQueries).declined(store.store.partnerId, app.clock.now());

describe('a customer who says that a booking is not right', () => {
  it('writes what is wrong: the crew reads it on the booking and among what waits, the customer again', async () => {
    const { bookingId, token } = await asked();
    const reason = 'היינו רק 60.\nוהמקום הוא כפר סבא';
    expect((await bookings.answer(token, 'not_right', reason)).body).toEqual({
      status: 'declined',
      declinedBecause: 'not_right',
    });
    const member = await app.member(store);
    expect((await bookings.read(store, bookingId, member)).body).toMatchObject({
      status: 'declined',
      reason,
    });
    expect((await bookings.link(token)).body).toMatchObject({ declinedBecause: 'not_right', reason });
    expect(await waits()).toEqual({ count: 1, until: AT, reason });
    // a notification would outlive the booking's words
    expect(JSON.stringify(await bookings.crewNotices(bookingId))).not.toContain('כפר סבא');
    await bookings.remove(store, bookingId);
    const rows: object[] = await app.source.query('select * from orders.bookings where id = $1', [bookingId]);
    expect(JSON.stringify(rows)).not.toContain('כפר סבא');
  });

  it('leads nobody elsewhere by these words, which are few', async () => {
    const { bookingId, token } = await asked();
    expect((await bookings.answer(token, 'not_right', 'א'.repeat(501))).status).toBe(422);
    await app.taken(bookings.answer(token, 'not_right', 'פרטים ב־https://evil.example/x או 052-1234567'));
    const { reason } = (await bookings.read(store, bookingId)).body;
    expect(reason).toMatch(/^פרטים ב־/);
    expect(reason).not.toMatch(/evil|1234567/);
  });

  it('needs no words, and words of other answers are not kept', async () => {
    const silent = await asked();
    await app.taken(bookings.answer(silent.token, 'not_right'));
    expect(await waits()).toMatchObject({ count: 1, reason: '' });
    phone = somePhone();
    const other = await asked();
    await app.taken(bookings.answer(other.token, 'not_me', 'מי זו מיכל?'));
    expect((await bookings.read(store, other.bookingId)).body).toMatchObject({
      declinedBecause: 'not_me',
      reason: '',
    });
  });

  it('may confirm after all, and the crew hears of it', async () => {
    const { bookingId, token } = await asked();
    await app.taken(bookings.answer(token, 'not_right', 'טעות'));
    expect(await app.taken(bookings.answer(token, 'confirm'))).toEqual({
      status: 'confirmed',
      declinedBecause: null,
    });
    expect((await bookings.read(store, bookingId)).body).toMatchObject({ status: 'confirmed', reason: '' });
    expect(await waits()).toEqual({ count: 0, until: null, reason: '' });
    expect((await bookings.crewNotices(bookingId)).map(({ payload }) => payload['kind'])).toEqual([
      'booking_declined',
      'booking_confirmed',
    ]);
  });

  it('may not when the booking is removed, changed or begun, nor when it was somebody else', async () => {
    const removed = await asked();
    await app.taken(bookings.answer(removed.token, 'not_right'));
    await bookings.remove(store, removed.bookingId);
    expect((await bookings.answer(removed.token, 'confirm')).body.code).toBe('not_found');

    const changed = await asked();
    await app.taken(bookings.answer(changed.token, 'not_right'));
    const booking = (await bookings.read(store, changed.bookingId)).body;
    await app.taken(bookings.edit(store, booking, { customerPhone: phone, participants: 60 }));
    expect((await bookings.answer(changed.token, 'confirm')).body.code).toBe('not_found');

    phone = somePhone();
    const other = await asked();
    await app.taken(bookings.answer(other.token, 'not_me'));
    expect((await bookings.answer(other.token, 'confirm')).body.code).toBe('not_found');

    phone = somePhone();
    app.clock.moveTo(new Date(AT.getTime() - DAY_MS));
    const past = await asked();
    await app.taken(bookings.answer(past.token, 'not_right'));
    app.clock.moveTo(AT);
    expect((await bookings.answer(past.token, 'confirm')).body.code).toBe('not_found');
  });

  it('does not change the answer for ever, because each is told to the crew', async () => {
    const { bookingId, token } = await asked();
    for (let nth = 0; nth < MOST_ANSWERS; nth++)
      await app.taken(bookings.answer(token, nth % 2 ? 'not_right' : 'confirm'));
    expect((await bookings.answer(token, 'confirm')).body.code).toBe('request.too_many');
    expect(await bookings.crewNotices(bookingId)).toHaveLength(MOST_ANSWERS);
  });
});
