import { Injectable } from '@nestjs/common';
import type { UserId } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import { BookingRepository } from '../persistence/bookings/booking.repository';
import { CalendarFeedRepository } from '../persistence/calendar/calendar-feed.repository';
import { CheckoutDraftRepository } from '../persistence/placing/checkout-draft.repository';

/** Erases what is stored of a customer outside of checkouts and orders: drafts, calendar feeds, and the bookings of the phone. */
@Injectable()
export class CustomerErasure {
  constructor(
    private readonly drafts: CheckoutDraftRepository,
    private readonly feeds: CalendarFeedRepository,
    private readonly bookings: BookingRepository,
    private readonly clock: Clock,
  ) {}

  async erase(tx: Tx, userId: UserId, phoneKey: string | undefined): Promise<void> {
    await this.drafts.deleteOfUser(tx, userId);
    await this.feeds.deleteOfUser(tx, userId);
    if (phoneKey) await this.bookings.eraseOfPhone(tx, phoneKey, this.clock.now());
  }
}
