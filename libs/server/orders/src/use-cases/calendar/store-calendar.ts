import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Language } from '@smachot/contracts';
import { accept, Clock, DAY_MS, refuse, type Result } from '@smachot/kernel';
import { calendarOf } from '@smachot/server-calendar';
import { Config, ReadModel } from '@smachot/server-platform';
import { BookingQueries } from '../../persistence/bookings/booking.queries';
import { bookingEntry } from '../../views/booking-entry';
import { StoresGateway } from '../../stores-gateway';
import { CalendarFeeds } from '../../persistence/calendar/calendar-feeds';
import { type CalendarOrder, entryOf } from '../../views/calendar-entry';
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
    private readonly read: ReadModel,
    private readonly feeds: CalendarFeeds,
    private readonly stores: StoresGateway,
    private readonly bookings: BookingQueries,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async execute({ token, language }: StoreCalendar): Promise<Result<string>> {
    const owner = await this.feeds.owner(token);
    if (!owner) return refuse('not_found');
    const works = await this.stores.roleAt(owner.storeId, owner.userId);
    if (!works) {
      // a member who comes back to the crew creates a new address
      await this.feeds.revoke(owner);
      return refuse('not_found');
    }
    const now = this.clock.now();
    const from = new Date(now.getTime() - PAST_MS);
    const bookings = await this.bookings.within(owner.storeId, { from, till: null, limit: MOST });
    const orders = await this.read.rows<CalendarOrder>(
      `select id, code, status, store_username as "storeUsername", customer_first_name as "customerFirstName", starts_at as "startsAt",
         ends_at as "endsAt", summary - '{menu,pricingUnitRequest,priceLines,pricingUnitDescription}'::text[] as summary, timeline
       from orders.orders where store_id = $1 and starts_at >= $2
       order by starts_at, id limit ${MOST}`,
      [owner.storeId, from],
    );
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
