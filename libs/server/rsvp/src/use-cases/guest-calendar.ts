import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { accept, Clock, type Result } from '@smachot/kernel';
import { Config } from '@smachot/server-platform';
import { calendarFile } from '../views/calendar-file';
import { GuestPages } from './guest-page';

/** The event as a file for calendars. */
export class GuestCalendar extends Query<Result<string>> {
  constructor(readonly eventId: string) {
    super();
  }
}

@QueryHandler(GuestCalendar)
export class GuestCalendarHandler implements IQueryHandler<GuestCalendar> {
  constructor(
    private readonly pages: GuestPages,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async execute({ eventId }: GuestCalendar): Promise<Result<string>> {
    const page = await this.pages.of(eventId, null);
    if (!page.ok) return page;
    return accept(
      calendarFile(page.value, `${this.config.settings.PUBLIC_URL}/rsvp/${eventId}`, this.clock.now()),
    );
  }
}
