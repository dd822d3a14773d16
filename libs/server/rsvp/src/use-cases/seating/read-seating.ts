import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type EventId, MAX_TABLES, type Seating, type UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { withNamedTables } from '../../services/drawn-tables';
import { SeatingQueries } from '../../persistence/seating/seating.queries';

/** The seating plan of an event; table names of guests that nobody has drawn yet are tables too. */
export class ReadSeating extends Query<Result<Seating>> {
  constructor(
    readonly eventId: EventId,
    readonly userId: UserId,
  ) {
    super();
  }
}

@QueryHandler(ReadSeating)
export class ReadSeatingHandler implements IQueryHandler<ReadSeating> {
  constructor(private readonly queries: SeatingQueries) {}

  async execute({ eventId, userId }: ReadSeating): Promise<Result<Seating>> {
    const event = await this.queries.event(eventId, userId);
    if (!event) return refuse('not_found');
    const [tables, splits, wishes, named] = await Promise.all([
      this.queries.tables(eventId),
      this.queries.splits(eventId),
      this.queries.wishes(eventId),
      this.queries.names(eventId, 2 * MAX_TABLES),
    ]);
    return accept({
      eventId,
      title: event.title,
      date: event.date.toISOString(),
      role: event.role,
      tables: withNamedTables(eventId, tables, named),
      splits,
      wishes,
    });
  }
}
