import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Language } from '@smachot/contracts';
import { accept, Clock, DAY_MS, refuse, type Result } from '@smachot/kernel';
import { calendarOf } from '@smachot/server-calendar';
import { Config } from '@smachot/server-platform';
import { BookingQueries } from '../../persistence/bookings/booking.queries';
import { bookingEntry } from '../../views/booking-entry';
import { CalendarQueries } from '../../persistence/calendar/calendar.queries';
import { CalendarFeedAccess } from '../../services/calendar-feed-access';
import { entryOf } from '../../views/calendar-entry';
import { calendarWords } from '../../texts/calendar-words';

const PAST_MS = 60 * DAY_MS;
const MOST = 1_000;

/** The orders of a store as a calendar, for the holder of a feed address. */
export class StoreCalendar extends Query<Result<string>> {
  constructor(
    readonly token: string,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(StoreCalendar)
export class StoreCalendarHandler implements IQueryHandler<StoreCalendar> {
  constructor(
    private readonly feeds: CalendarFeedAccess,
    private readonly orders: CalendarQueries,
    private readonly bookings: BookingQueries,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async execute({ token, language }: StoreCalendar): Promise<Result<string>> {
    const works = await this.feeds.of(token);
    if (!works) return refuse('not_found');
    const { partnerId: storeId } = works;
    const now = this.clock.now();
    const from = new Date(now.getTime() - PAST_MS);
    const bookings = await this.bookings.within(storeId, { from, till: null, limit: MOST });
    const orders = await this.orders.ordersOfStore(storeId, from, MOST);
    const words = calendarWords(language);
    const { PUBLIC_URL } = this.config.settings;
    const entries = [
      ...orders.map((order) => entryOf(order, 'partner', words, PUBLIC_URL)),
      ...bookings.map((booking) => bookingEntry(booking, works.partnerUsername, words, PUBLIC_URL)),
    ];
    return accept(
      calendarOf(words.ofStore(orders.at(-1)?.summary.partnerName ?? works.partnerUsername), entries, now),
    );
  }
}
