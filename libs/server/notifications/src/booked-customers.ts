import type { BookingId } from '@smachot/contracts';
/** Names of the customers of bookings taken by phone; only the orders context stores them. */
export abstract class BookedCustomers {
  /** Names by booking, in one statement; a forgotten customer has none. */
  abstract names(bookingIds: BookingId[]): Promise<Map<string, string>>;
}
