import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, listPublicEvents, PublicEventCategory } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { FileStore } from '@smachot/server-platform';
import { type CardRow, PublicEventQueries } from '../persistence/public-event.queries';
import { cursorOf, type ListPosition, positionAt } from '../views/list-position';
import { EventHosts } from '../views/event-hosts';
import { cardView } from '../views/public-event-view';

type Page = AnswerOf<typeof listPublicEvents>;
type Wanted = { category?: PublicEventCategory | undefined; cursor?: string | undefined; limit: number };

/** Largest read in pages. Each read that hidden hosts leave short is followed by one of twice the size. */
const LARGEST = 16;

const positionOf = ({ startDatetime: start, id }: CardRow): ListPosition => ({ start, id });

/** Lists public events that have not begun, the next one first. */
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
    const shown: CardRow[] = [];
    let next: ListPosition | null = after;
    for (let size = limit; next && shown.length < limit && size <= limit * LARGEST; size *= 2) {
      const rows = await this.events.upcoming(next, { category: category ?? null, now }, size + 1);
      const page = rows.slice(0, size);
      const hostOf = await this.hosts.of(page);
      shown.push(...page.filter((row) => hostOf(row).shown));
      next = rows.length > size ? positionOf(page.at(-1)!) : null;
    }
    if (shown.length > limit) next = positionOf(shown[limit - 1]!);
    return accept({
      events: shown.slice(0, limit).map((row) => cardView(row, this.files)),
      nextCursor: next && cursorOf(next),
    });
  }
}
