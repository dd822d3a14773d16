import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, listPublicEvents, PublicEventCategory } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { FileStore } from '@smachot/server-platform';
import { PublicEventQueries } from '../persistence/public-event.queries';
import { cursorOf, positionAt } from '../views/list-position';
import { EventHosts } from '../views/event-hosts';
import { cardView } from '../views/public-event-view';

type Page = AnswerOf<typeof listPublicEvents>;
type Wanted = { category?: PublicEventCategory | undefined; cursor?: string | undefined; limit: number };

/** Lists public events that have not begun, the next one first. A page is shorter where a host is not shown. */
export class PublicEvents extends Query<Result<Page>> {
  constructor(readonly wanted: Wanted) {
    super();
  }
}

@QueryHandler(PublicEvents)
export class PublicEventsHandler implements IQueryHandler<PublicEvents> {
  constructor(
    private readonly events: PublicEventQueries,
    private readonly hosts: EventHosts,
    private readonly files: FileStore,
    private readonly clock: Clock,
  ) {}

  async execute({ wanted: { category, cursor, limit } }: PublicEvents): Promise<Result<Page>> {
    const now = this.clock.now();
    const after = positionAt(cursor, now);
    if (!after) return refuse('request.invalid', { fields: { cursor: 'id.invalid' } });
    const rows = await this.events.upcoming(after, { category: category ?? null, now }, limit + 1);
    const shown = rows.slice(0, limit);
    const hostOf = await this.hosts.of(shown);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    return accept({
      events: shown.filter((row) => hostOf(row).shown).map((row) => cardView(row, this.files)),
      nextCursor: last ? cursorOf({ start: last.startDatetime, id: last.id }) : null,
    });
  }
}
