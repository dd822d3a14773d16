/** Orders knows the customers of bookings taken by phone; their names are kept nowhere else. */
export abstract class BookedCustomers {
  /** Names by booking, in one statement; of a customer who is forgotten there is none. */
  abstract names(bookingIds: string[]): Promise<Map<string, string>>;
}
