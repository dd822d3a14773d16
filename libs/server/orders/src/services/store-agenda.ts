import { Injectable } from '@nestjs/common';
import type { AnswerOf, readStoreHome, StoreId, WaitingOrder } from '@smachot/contracts';
import { addDays, atWallTime, Clock, wallTime } from '@smachot/kernel';
import { InvitationsGateway } from '../invitations-gateway';
import { BookingQueries } from '../persistence/bookings/booking.queries';
import { StoreHomeQueries } from '../persistence/orders/store-home.queries';
import { bookingView } from '../views/booking-view';
import { cardView } from '../views/order-view';

type Home = AnswerOf<typeof readStoreHome>;
const DAYS = 7;
/** Limit of rows of each part; the lists of orders have all of them. */
const MOST = 50;

/** What a store's crew has to do: orders that wait for it, and the orders and bookings of the week from the beginning of today. */
@Injectable()
export class StoreAgenda {
  constructor(
    private readonly home: StoreHomeQueries,
    private readonly booked: BookingQueries,
    private readonly invitations: InvitationsGateway,
    private readonly clock: Clock,
  ) {}

  async waiting(storeId: StoreId): Promise<WaitingOrder[]> {
    const rows = await this.home.waiting(storeId, this.clock.now(), MOST);
    return rows.map((row) => ({
      ...cardView(row),
      asks: row.asks,
      until: row.until?.toISOString() ?? null,
    }));
  }

  async orders(storeId: StoreId): Promise<Home['agenda']> {
    const rows = await this.home.agenda(storeId, this.week(), MOST);
    const events = await this.invitations.seats(rows.map((row) => row.event_id));
    return rows.map((row) => ({
      ...cardView(row),
      km: row.km,
      eventTitle: (row.event_id && events.get(row.event_id)?.title) || null,
    }));
  }

  async bookings(storeId: StoreId): Promise<Home['bookings']> {
    return (await this.booked.within(storeId, { ...this.week(), limit: MOST })).map(bookingView);
  }

  private week(): { from: Date; till: Date } {
    const { day } = wallTime(this.clock.now());
    return { from: atWallTime(day, '00:00'), till: atWallTime(addDays(day, DAYS), '00:00') };
  }
}
