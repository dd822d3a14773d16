import { Injectable } from '@nestjs/common';
import { Clock } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import { BookingRepository } from '../persistence/bookings/booking.repository';
import { CalendarFeeds } from '../persistence/calendar/calendar-feeds';
import { CheckoutDrafts } from '../persistence/placing/checkout-drafts';

/** Erases what is stored of a customer outside of checkouts and orders: drafts, calendar feeds, and the bookings of the phone. */
@Injectable()
export class CustomerErasure {
  constructor(
    private readonly drafts: CheckoutDrafts,
    private readonly feeds: CalendarFeeds,
    private readonly bookings: BookingRepository,
    private readonly clock: Clock,
  ) {}

  async erase(tx: Tx, userId: string, phoneKey: string | undefined): Promise<void> {
    await this.drafts.forgetOf(tx, userId);
    await this.feeds.forgetOf(tx, userId);
    if (phoneKey) await this.bookings.eraseOfPhone(tx, phoneKey, this.clock.now());
  }
}
