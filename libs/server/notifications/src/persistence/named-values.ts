import { Injectable } from '@nestjs/common';
import { BookedCustomers } from '../booked-customers';
import type { Values } from '../texts/sms-text';

/** Adds the names of the people in a notification while they are still known. */
@Injectable()
export class NamedValues {
  constructor(private readonly customers: BookedCustomers) {}

  async of<T extends { values: Values }>(told: T[]): Promise<T[]> {
    const bookings = told.flatMap(({ values: { bookingId } }) =>
      typeof bookingId === 'string' ? [bookingId] : [],
    );
    if (!bookings.length) return told;
    const names = await this.customers.names([...new Set(bookings)]);
    return told.map((one) => {
      const customer = names.get(String(one.values['bookingId']));
      return customer ? { ...one, values: { ...one.values, customer } } : one;
    });
  }
}
