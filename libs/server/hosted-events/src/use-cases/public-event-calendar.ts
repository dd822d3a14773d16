import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { accept, Clock, type Result } from '@smachot/kernel';
import { calendarFile } from '@smachot/server-calendar';
import { Config } from '@smachot/server-platform';
import { PublicEventPages } from '../views/public-event-view';

/** The event as a file for calendars. */
export class PublicEventCalendar extends Query<Result<string>> {
  constructor(readonly slug: string) {
    super();
  }
}

@QueryHandler(PublicEventCalendar)
export class PublicEventCalendarHandler implements IQueryHandler<PublicEventCalendar> {
  constructor(
    private readonly pages: PublicEventPages,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  async execute({ slug }: PublicEventCalendar): Promise<Result<string>> {
    const found = await this.pages.of(slug);
    if (!found.ok) return found;
    const { page, place } = found.value;
    const entry = {
      id: page.id,
      title: page.title,
      description: page.description,
      starts: new Date(page.startDatetime),
      ends: new Date(page.endDatetime),
      location: place ? { ...place, address: `${page.location}, ${place.address}` } : undefined,
      link: `${this.config.settings.PUBLIC_URL}/event/${encodeURIComponent(slug)}`,
    };
    return accept(calendarFile(entry, this.clock.now()));
  }
}
