import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { EventId, Language, UserId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { seatsOf } from '@smachot/lifecycles';
import { exportGuests, type ExportedGuest } from '@smachot/server-guest-import';
import type { ShownFilter } from '../../persistence/guests/guest-filter';
import {
  EXPORT_PAGE,
  type ExportedEvent,
  type ExportedRow,
  GuestExportQueries,
} from '../../persistence/guests/guest-export.queries';

export type GuestFile = { title: string; chunks: AsyncGenerator<Uint8Array> };

/** Exports the guests that a filter shows as a spreadsheet, read and written page by page. */
export class ExportGuestTable extends Query<Result<GuestFile>> {
  constructor(
    readonly eventId: EventId,
    readonly userId: UserId,
    readonly language: Language,
    readonly filter: ShownFilter = {},
  ) {
    super();
  }
}

@QueryHandler(ExportGuestTable)
export class ExportGuestTableHandler implements IQueryHandler<ExportGuestTable> {
  constructor(
    private readonly queries: GuestExportQueries,
    private readonly clock: Clock,
  ) {}

  async execute({ eventId, userId, language, filter }: ExportGuestTable): Promise<Result<GuestFile>> {
    const event = await this.queries.event(eventId, userId);
    if (!event) return refuse('not_found');
    return accept({
      title: event.title,
      chunks: exportGuests(this.guests(event, filter), language),
    });
  }

  private async *guests(
    { id: eventId, headcount, date }: ExportedEvent,
    filter: ShownFilter,
  ): AsyncGenerator<ExportedGuest> {
    const now = this.clock.now();
    const over = date <= now;
    for (let after: string | null = null, full = true; full;) {
      const rows: ExportedRow[] = await this.queries.page(eventId, filter, after, now);
      for (const row of rows)
        yield {
          ...row,
          over,
          seats: row.rsvpStatus === 'confirmed' ? seatsOf(row, headcount) : 0,
          estimatedNumberOfGuests: row.estimateGiven ? row.estimatedNumberOfGuests : null,
        };
      after = rows.at(-1)?.id ?? null;
      full = rows.length === EXPORT_PAGE;
    }
  }
}
