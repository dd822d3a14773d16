import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { EventId } from '@smachot/contracts';
import { accept, Clock, type Result } from '@smachot/kernel';
import { calendarFile } from '@smachot/server-calendar';
import { Config } from '@smachot/server-platform';
import { GuestPages } from '../../services/guest-pages';

/** Creates a calendar file of the event. Contains no guest's name. */
export class GuestCalendar extends Query<Result<string>> {
  constructor(readonly eventId: EventId) {
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
    const { title, hostName, date, location, wazeLink } = page.value;
    const entry = {
      id: eventId,
      title,
      description: `${hostName}\n${wazeLink}`,
      starts: new Date(date),
      location,
      link: `${this.config.settings.PUBLIC_URL}/rsvp/${eventId}`,
    };
    return accept(calendarFile(entry, this.clock.now()));
  }
}
