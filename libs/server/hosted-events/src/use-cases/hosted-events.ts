import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type {
  AnswerOf,
  HostedEvent as HostedEventView,
  listHostedEvents,
  PublicEventId,
  UserId,
} from '@smachot/contracts';
import { accept, atWallTime, Clock, refuse, type Result, wallTime } from '@smachot/kernel';
import { FileStore } from '@smachot/server-platform';
import { HostedEventQueries } from '../persistence/hosted-event.queries';
import { EventAccess } from '../services/event-access';
import { HostedEventViews, rowView } from '../views/hosted-event-view';
import { cursorOf, decodeCursor } from '../views/list-position';

type Page = AnswerOf<typeof listHostedEvents>;

/** One event, for its hosts. `extra`: the store whose event it is. */
export class HostedEventOf extends Query<Result<HostedEventView>> {
  constructor(
    readonly eventId: PublicEventId,
    readonly userId: UserId,
    readonly extra?: string,
  ) {
    super();
  }
}

@QueryHandler(HostedEventOf)
export class HostedEventOfHandler implements IQueryHandler<HostedEventOf> {
  constructor(
    private readonly access: EventAccess,
    private readonly views: HostedEventViews,
  ) {}

  async execute({ eventId, userId, extra }: HostedEventOf): Promise<Result<HostedEventView>> {
    const access = await this.access.of(eventId, userId, extra);
    return access.ok ? this.views.of(eventId, access.value) : access;
  }
}

/** The events of the caller, or of a store for its crew. */
export class HostedEvents extends Query<Result<Page>> {
  constructor(
    readonly paging: { cursor?: string | undefined; limit: number },
    readonly userId: UserId,
    readonly store?: string,
  ) {
    super();
  }
}

@QueryHandler(HostedEvents)
export class HostedEventsHandler implements IQueryHandler<HostedEvents> {
  constructor(
    private readonly access: EventAccess,
    private readonly events: HostedEventQueries,
    private readonly files: FileStore,
    private readonly clock: Clock,
  ) {}

  async execute({ paging: { cursor, limit }, userId, store }: HostedEvents): Promise<Result<Page>> {
    const after = cursor === undefined ? null : decodeCursor(cursor);
    if (after === undefined) return refuse('request.invalid', { fields: { cursor: 'id.invalid' } });
    const access = store === undefined ? null : await this.access.ofStore(store, userId);
    if (access && !access.ok) return access;
    const host = access ? { storeId: access.value.storeId! } : { userId };
    const today = atWallTime(wallTime(this.clock.now()).day, '00:00');
    const rows = await this.events.list(host, { after, limit: limit + 1, today });
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    return accept({
      events: shown.map((row) => rowView(row, this.files)),
      nextCursor: last ? cursorOf({ start: last.startDatetime, id: last.id }) : null,
      mayEdit: access?.value.mayEdit ?? true,
      maySell: access?.value.seller === 'verified',
    });
  }
}
