import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Language } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { seatsOf } from '@smachot/lifecycles';
import { ReadModel } from '@smachot/server-platform';
import { mayRead } from '../../persistence/invitations/invitation-access';
import { exportGuests, type ExportedGuest } from '@smachot/server-guest-import';

export type GuestFile = { title: string; chunks: AsyncGenerator<Uint8Array> };

/** Exports the whole guest list as a spreadsheet, read and written page by page. */
export class ExportGuestTable extends Query<Result<GuestFile>> {
  constructor(
    readonly eventId: string,
    readonly userId: string,
    readonly language: Language,
  ) {
    super();
  }
}

const PAGE = 1_000;
type Row = Omit<ExportedGuest, 'seats' | 'over'> & { id: string; numberOfGuests: number | null };

type EventFacts = { id: string; title: string; date: Date; headcount: boolean };

@QueryHandler(ExportGuestTable)
export class ExportGuestTableHandler implements IQueryHandler<ExportGuestTable> {
  constructor(
    private readonly read: ReadModel,
    private readonly clock: Clock,
  ) {}

  async execute({ eventId, userId, language }: ExportGuestTable): Promise<Result<GuestFile>> {
    const event = await this.read.one<EventFacts>(
      `select i.id, i.title, i.date, 'headcount' = any(questions) as headcount from rsvp.invitations i where i.id = $1 and ${mayRead('$2')} and i.deleted_at is null`,
      [eventId, userId],
    );
    if (!event) return refuse('not_found');
    return accept({
      title: event.title,
      chunks: exportGuests(this.guests(event), language),
    });
  }

  private async *guests({ id: eventId, headcount, date }: EventFacts): AsyncGenerator<ExportedGuest> {
    const over = date <= this.clock.now();
    for (let after: string | null = null, full = true; full;) {
      const rows: Row[] = await this.page(eventId, after);
      for (const row of rows)
        yield { ...row, over, seats: row.rsvpStatus === 'confirmed' ? seatsOf(row, headcount) : 0 };
      after = rows.at(-1)?.id ?? null;
      full = rows.length === PAGE;
    }
  }

  private page(eventId: string, after: string | null): Promise<Row[]> {
    return this.read.rows<Row>(
      `select g.id, g.name as "attendeeName", g.phone as "attendeePhone", g.status as "rsvpStatus", g.guest_group as "group",
         g.group_label as "groupLabel", g.side, g.host_note as "hostNote",
         g.table_name as "tableName", g.estimated as "estimatedNumberOfGuests", g.number as "numberOfGuests", g.language,
         g.special_requests as "specialRequests", g.transportation, g.answered_at as "answeredAt"
       from rsvp.guests g where g.event_id = $1 and g.deleted_at is null and ($2::uuid is null or g.id > $2) order by g.id limit ${PAGE}`,
      [eventId, after],
    );
  }
}
