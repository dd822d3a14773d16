import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { EventId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { calendarFile } from '@smachot/server-calendar';
import { wazeLink } from '@smachot/server-places';
import { Config } from '@smachot/server-platform';
import { GuestPageQueries } from '../../persistence/guests/guest-page.queries';

/** Creates a calendar file of the event, or of its cancellation. Contains no guest's name. */
export class GuestCalendar extends Query<Result<string>> {
  constructor(readonly eventId: EventId) {
    super();
  }
}

@QueryHandler(GuestCalendar)
export class GuestCalendarHandler implements IQueryHandler<GuestCalendar> {
  constructor(
    private readonly events: GuestPageQueries,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async execute({ eventId }: GuestCalendar): Promise<Result<string>> {
    const event = await this.events.calendarEvent(eventId);
    if (!event) return refuse('not_found');
    const { title, hostName, date, location, version, deletedAt } = event;
    const entry = {
      id: eventId,
      title,
      starts: date,
      link: `${this.config.settings.PUBLIC_URL}/rsvp/${eventId}`,
      sequence: version,
      ...(deletedAt
        ? { description: '', standing: 'CANCELLED' as const }
        : { description: `${hostName}\n${wazeLink(location)}`, location }),
    };
    return accept(calendarFile(entry, this.clock.now()));
  }
}
