import { DAY_MS, HOUR_MS, newId } from '@smachot/kernel';
import type { Person, WholeProduct } from './whole-product';

type PhoneBooking = { phone: string; place: string };
type Customer = PhoneBooking & { name: string; daysAhead: number };

/** A store records a phone booking with every field that can name the customer, sends the link, and has it confirmed. */
const booked = async (
  product: WholeProduct,
  { bearer }: Person,
  store: string,
  { name, phone, place, daysAhead }: Customer,
): Promise<void> => {
  const at = Date.now() + daysAhead * DAY_MS;
  const path = `/v1/partners/${store}/bookings`;
  const headers = () => ({ 'idempotency-key': newId() });
  const booking = await product.ask<{ bookingId: string }>('POST', path, {
    bearer,
    headers: headers(),
    body: {
      startsAt: new Date(at).toISOString(),
      endsAt: new Date(at + 5 * HOUR_MS).toISOString(),
      customerName: name,
      customerPhone: phone,
      participants: 50,
      title: `חינה של ${name}`,
      place,
      note: `${name} ${phone}`,
      dishes: [{ name: `עוגה של ${name}`, quantity: 1 }],
    },
  });
  await product.source.query('update stores.stores set is_public = true where username = $1', [store]);
  await product.ask('POST', `${path}/${booking.bookingId}/ask`, { bearer, headers: headers() });
  await product.jobs.drain();
  const texts = (await (await fetch(`${product.sandboxUrl}/_sandbox/sms?to=${phone}`)).json()) as {
    text: string;
  }[];
  const links = texts.flatMap(({ text }) => /#t=([0-9a-f]{64})$/.exec(text)?.[1] ?? []);
  const token = links.at(-1);
  // The crew gets the name of the customer who answered.
  await product.ask('POST', '/v1/booking-links/answer', { body: { token, answer: 'confirm' } });
  await product.jobs.drain();
};

/** Two phone bookings: one of the person in the colleague's store, over soon; one of a guest in the person's own store, far ahead. */
export const bookByPhone = async (
  product: WholeProduct,
  { person, colleague }: { person: Person; colleague: Person },
  {
    shula,
    guest,
  }: { shula: PhoneBooking & { first: string; last: string }; guest: { name: string; phone: string } },
): Promise<void> => {
  const { phone, place, first, last } = shula;
  await booked(product, colleague, 'other-kitchen', {
    phone,
    place,
    name: `${first} ${last}`,
    daysAhead: 30,
  });
  await booked(product, person, 'shula-kitchen', { ...guest, place, daysAhead: 200 });
};
