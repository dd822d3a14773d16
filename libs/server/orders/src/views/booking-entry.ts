import type { CalendarEntry } from '@smachot/server-calendar';
import type { CalendarWords } from '../texts/calendar-words';
import type { BookingState } from '../domain/bookings/booking';

/** Calendar entry of a phone booking for its store: it has no phones, sums and notes, and only the customer's first name. */
export const bookingEntry = (
  state: BookingState,
  username: string,
  words: CalendarWords,
  origin: string,
): CalendarEntry => {
  const { id, customerName, title, place } = state;
  const whose = customerName.split(' ')[0];
  return {
    id: `booking-${id}`,
    title: `${[whose, title].filter(Boolean).join(' · ')} (${words.byPhone})`,
    description: words.guests(state.participants),
    starts: state.startsAt,
    ends: state.endsAt,
    location: place ? { address: place } : undefined,
    link: new URL(`/dashboard/${username}/orders/bookings/${id}`, origin).href,
    standing: 'CONFIRMED',
    sequence: state.version,
  };
};
