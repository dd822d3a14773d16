import { Injectable } from '@nestjs/common';
import type { BookingId, UserId } from '@smachot/contracts';
import { BookedCustomers } from '@smachot/server-notifications';
import { ReadModel } from '@smachot/server-platform';

@Injectable()
export class CustomersOfBookings extends BookedCustomers {
  constructor(private readonly read: ReadModel) {
    super();
  }

  override async names(bookingIds: BookingId[]): Promise<Map<string, string>> {
    const rows = await this.read.rows<{ id: UserId; name: string }>(
      `select id, customer_name as name from orders.bookings where id = any($1::uuid[]) and customer_name <> ''`,
      [bookingIds],
    );
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
}
