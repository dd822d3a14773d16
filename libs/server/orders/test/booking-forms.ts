import { randomInt } from 'node:crypto';
import type { answerBookingLink, AnswerOf, Booking, BookingLink } from '@smachot/contracts';
import { DAY_MS, HOUR_MS, newId } from '@smachot/kernel';
import { PhoneKeys } from '@smachot/server-platform';
import { type OrdersApp, type Store, TUESDAY } from './orders-app';

const PHONE = '+972541112233';
export const somePhone = () => `+97254${randomInt(1_000_000, 9_999_999)}`;
export const AT = new Date(TUESDAY.getTime() + 30 * DAY_MS);

const bookingForm = (change: Record<string, unknown> = {}) => ({
  startsAt: AT.toISOString(),
  endsAt: new Date(AT.getTime() + 5 * HOUR_MS).toISOString(),
  customerName: 'מיכל אברהמי',
  customerPhone: PHONE,
  eventKind: 'bar-mitzva',
  participants: 80,
  title: 'בר מצווה בחצר',
  place: 'הגפן 3, רעננה',
  price: 7_200.5,
  note: 'להביא מפות',
  ...change,
});
/** The same hours some days later. */
export const daysLater = (days: number) => ({
  startsAt: new Date(AT.getTime() + days * DAY_MS).toISOString(),
  endsAt: new Date(AT.getTime() + days * DAY_MS + 5 * HOUR_MS).toISOString(),
});

export const renameStore = (app: OrdersApp, { store }: Store, name: string) =>
  app.source.query('update stores.stores set business_name = $2 where id = $1', [store.partnerId, name]);

export const optOut = (app: OrdersApp, phone: string) =>
  app.source.query(
    `insert into messaging.suppressions (phone_key, reason, since) values ($1, 'opt_out', now()) on conflict do nothing`,
    [app.get<PhoneKeys>(PhoneKeys).of(phone)],
  );

type Refusable<T> = T & { code: string; fields?: Record<string, string> };

/** Calls about bookings taken by phone, and the text messages they send. */
export const bookingsOf = (app: OrdersApp) => {
  const path = ({ store }: Store, rest = '') => `/v1/partners/${store.partnerUsername}/bookings${rest}`;
  const smsTo = async (phone: string): Promise<string[]> => {
    const answer = await fetch(`${app.sandbox.url}/_sandbox/sms?to=${phone.replace('+972', '0')}`);
    return ((await answer.json()) as { text: string }[]).map(({ text }) => text);
  };
  return {
    smsTo,
    enter: (store: Store, change: Record<string, unknown> = {}, key = newId(), as = store.owner) =>
      app.call<Refusable<Booking>>('POST', path(store), { as, key, body: bookingForm(change) }),
    list: (store: Store, query = '', as = store.owner) =>
      app.taken(
        app.call<{ bookings: Booking[]; nextCursor: string | null }>('GET', path(store, query), { as }),
      ),
    read: (store: Store, id: string, as = store.owner) =>
      app.call<Refusable<Booking>>('GET', path(store, `/${id}`), { as }),
    edit: (store: Store, { bookingId, version }: Booking, change: Record<string, unknown>) =>
      app.call<Refusable<Booking>>('PUT', path(store, `/${bookingId}`), {
        as: store.owner,
        body: { ...bookingForm(change), version },
      }),
    remove: (store: Store, id: string, as = store.owner) =>
      app.call<{ code: string }>('DELETE', path(store, `/${id}`), { as }),
    ask: (store: Store, id: string, as = store.owner) =>
      app.call<Refusable<Booking>>('POST', path(store, `/${id}/ask`), { as }),
    /** Notices to the crew about a booking, in the order they were written. */
    crewNotices: (bookingId: string) =>
      app.source.query<{ payload: Record<string, unknown> }[]>(
        `select payload from platform.outbox where job = 'notifications.deliver' and payload->'values'->>'bookingId' = $1 order by id`,
        [bookingId],
      ),
    /** The token of the newest text message. */
    async token(phone = PHONE): Promise<string> {
      await app.jobs.drain();
      const text = (await smsTo(phone)).at(-1)!;
      return /#t=([0-9a-f]{64})$/.exec(text)![1]!;
    },
    link: (token: string) =>
      app.call<Refusable<BookingLink>>('POST', '/v1/booking-links/read', { body: { token } }),
    answer: (token: string, answer: string, reason?: string) =>
      app.call<Refusable<AnswerOf<typeof answerBookingLink>>>('POST', '/v1/booking-links/answer', {
        body: { token, answer, reason },
      }),
  };
};
