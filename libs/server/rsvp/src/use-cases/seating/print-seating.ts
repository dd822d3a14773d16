import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { type EventId, type Language, MAX_TABLES, type SeatingPaper, type UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { SeatingQueries } from '../../persistence/seating/seating.queries';
import { withNamedTables } from '../../services/drawn-tables';
import { drawSeating } from '../../services/seating-papers';

export type SeatingFile = { title: string; chunks: AsyncGenerator<Uint8Array> };

/** The seating plan as a PDF. */
export class PrintSeating extends Query<Result<SeatingFile>> {
  constructor(
    readonly eventId: EventId,
    readonly paper: SeatingPaper,
    readonly userId: UserId,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(PrintSeating)
export class PrintSeatingHandler implements IQueryHandler<PrintSeating> {
  constructor(private readonly queries: SeatingQueries) {}

  async execute({ eventId, paper, userId, language }: PrintSeating): Promise<Result<SeatingFile>> {
    const event = await this.queries.event(eventId, userId);
    if (!event) return refuse('not_found');
    const [stored, splits, guests, named] = await Promise.all([
      this.queries.tables(eventId),
      this.queries.splits(eventId),
      this.queries.seated(eventId),
      // only the drawn hall shows tables that are but a name so far: their number of seats is not known
      paper === 'hall' ? this.queries.names(eventId, 2 * MAX_TABLES) : [],
    ]);
    const tables = withNamedTables(eventId, stored, named);
    return accept({
      title: event.title,
      chunks: drawSeating(paper, { title: event.title, tables, splits, guests }, language),
    });
  }
}
