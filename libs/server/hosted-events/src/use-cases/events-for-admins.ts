import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ModeratedEvent, PublicEventId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import type { ListPage, ListPosition } from '@smachot/server-platform';
import { type AllEventsFilter, AllEventsQueries, type ListedEvent } from '../persistence/all-events.queries';
import { EventHosts } from '../views/event-hosts';

/** `hostName` empty: nobody hosts it, or the account is gone. */
export type HostedListedEvent = ListedEvent & { hostName: string; partnerUsername: string | null };

/** A page of the events of all hosts, for admins, the latest created first. */
export class EventPage extends Query<ListPage<HostedListedEvent>> {
  constructor(
    readonly filter: AllEventsFilter,
    readonly position: ListPosition,
  ) {
    super();
  }
}

@QueryHandler(EventPage)
export class EventPageHandler implements IQueryHandler<EventPage> {
  constructor(
    private readonly events: AllEventsQueries,
    private readonly hosts: EventHosts,
  ) {}

  async execute({ filter, position }: EventPage): Promise<ListPage<HostedListedEvent>> {
    const { rows, ...end } = await this.events.page(filter, position);
    const hostOf = await this.hosts.of(rows);
    return {
      rows: rows.map((row) => {
        const { host, partnerUsername } = hostOf(row);
        return { ...row, hostName: host?.fullName ?? '', partnerUsername };
      }),
      ...end,
    };
  }
}

/** One event with its reports, for admins. */
export class ModeratedEventOf extends Query<Result<ModeratedEvent>> {
  constructor(readonly eventId: PublicEventId) {
    super();
  }
}

@QueryHandler(ModeratedEventOf)
export class ModeratedEventOfHandler implements IQueryHandler<ModeratedEventOf> {
  constructor(private readonly events: AllEventsQueries) {}

  async execute({ eventId }: ModeratedEventOf): Promise<Result<ModeratedEvent>> {
    const [row, reports] = await Promise.all([this.events.find(eventId), this.events.reportsOf(eventId)]);
    if (!row) return refuse('not_found');
    const { slug, title, description, location, address, standing, canceled, version, reason } = row;
    return accept({
      ...{ eventId, slug, title, description, location, address, standing, canceled, version, reason },
      reportedAt: row.reportedAt?.toISOString() ?? null,
      decidedAt: row.decidedAt?.toISOString() ?? null,
      count: row.reports,
      reports: reports.map(({ createdAt, ...said }) => ({ ...said, at: createdAt.toISOString() })),
    });
  }
}
