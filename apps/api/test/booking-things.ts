import { DAY_MS, HOUR_MS, newId } from '@smachot/kernel';
import type { Product } from './product';

export type BookingThings = { bookingId: string };

const form = () => ({
  startsAt: new Date(Date.now() + 90 * DAY_MS).toISOString(),
  endsAt: new Date(Date.now() + 90 * DAY_MS + HOUR_MS).toISOString(),
  customerName: 'מיכל',
  participants: 50,
  title: 'חינה',
});
const link = { token: '0'.repeat(64) };
export const bookingBodies: Record<string, () => unknown> = {
  'bookings.enter': form,
  'bookings.edit': () => ({ ...form(), version: 1 }),
  'bookings.readLink': () => link,
  'bookings.answerLink': () => ({ ...link, answer: 'confirm' }),
  'orders.savePurchases': () => ({ dish: 'חומוס', lines: [] }),
};
export const bookingQueries: Record<string, string> = {
  'orders.kitchenDays': '?from=2031-01-01&to=2031-01-02',
};

/** A booking of a store that was taken by phone. */
export const bookingThings = async (
  { source }: Product,
  storeId: string,
  userId: string,
): Promise<BookingThings> => {
  const bookingId = newId();
  await source.query(
    `insert into orders.bookings (id, store_id, entered_by, key, asked, status, starts_at, ends_at, customer_name, participants, title, place,
       note, created_at, version)
     values ($1::uuid, $2, $3, $1::text, '', 'entered', now() + interval '60 days', now() + interval '60 days 5 hours', 'מיכל', 50, 'חינה', '', '', now(), 1)`,
    [bookingId, storeId, userId],
  );
  return { bookingId };
};
