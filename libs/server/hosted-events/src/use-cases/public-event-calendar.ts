import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { type CalendarEntry, calendarFile } from '@smachot/server-calendar';
import { Config } from '@smachot/server-platform';
import { placeOf } from '../domain/form-of-event';
import { type CalendarRow, PublicEventQueries } from '../persistence/public-event.queries';
import { EventHosts } from '../views/event-hosts';

/** The event as a file for calendars, or its cancellation. */
export class PublicEventCalendar extends Query<Result<string>> {
  constructor(readonly slug: string) {
    super();
  }
}

@QueryHandler(PublicEventCalendar)
export class PublicEventCalendarHandler implements IQueryHandler<PublicEventCalendar> {
  constructor(
    private readonly events: PublicEventQueries,
    private readonly hosts: EventHosts,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async execute({ slug }: PublicEventCalendar): Promise<Result<string>> {
    const row = await this.events.findForCalendar(slug);
    if (!row) return refuse('not_found');
    const { shown } = (await this.hosts.of([row]))(row);
    if (!shown) return refuse('not_found');
    const link = `${this.config.settings.PUBLIC_URL}/event/${encodeURIComponent(slug)}`;
    return accept(calendarFile({ ...entryOf(row), link }, this.clock.now()));
  }
}

const entryOf = (row: CalendarRow): Omit<CalendarEntry, 'link'> => {
  const { id, title, description, startDatetime: starts, endDatetime: ends, location, version } = row;
  const entry = { id, title, starts, ends, sequence: version };
  if (row.deletedAt) return { ...entry, description: '', standing: 'CANCELLED' };
  const place = placeOf(row);
  return {
    ...entry,
    description,
    location: place ? { ...place, address: `${location}, ${place.address}` } : undefined,
  };
};
