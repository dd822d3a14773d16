import { Injectable } from '@nestjs/common';
import type { EventId, UserId } from '@smachot/contracts';
import type { ExportedGuest } from '@smachot/server-guest-import';
import { ReadModel } from '@smachot/server-platform';
import { guestFilter, type ShownFilter } from './guest-filter';
import { mayRead } from '../invitations/invitation-access';

export type ExportedEvent = { id: string; title: string; date: Date; headcount: boolean };
export type ExportedRow = Omit<ExportedGuest, 'seats' | 'over' | 'estimatedNumberOfGuests'> & {
  id: string;
  estimatedNumberOfGuests: number;
  estimateGiven: boolean;
  numberOfGuests: number | null;
};

/** Number of guests read at once. */
export const EXPORT_PAGE = 1_000;

/** Read model of the exported guest table. */
@Injectable()
export class GuestExportQueries {
  constructor(private readonly read: ReadModel) {}

  event(eventId: EventId, userId: UserId): Promise<ExportedEvent | undefined> {
    return this.read.one<ExportedEvent>(
      `select i.id, i.title, i.date, 'headcount' = any(questions) as headcount from rsvp.invitations i where i.id = $1 and ${mayRead('$2')} and i.deleted_at is null`,
      [eventId, userId],
    );
  }

  /** Reads the guests whose ids follow `after`. */
  page(eventId: EventId, filter: ShownFilter, after: string | null, now: Date): Promise<ExportedRow[]> {
    const { condition, parameters } = guestFilter(eventId, { ...filter, cursor: undefined }, now);
    return this.read.rows<ExportedRow>(
      `select g.id, g.name as "attendeeName", g.phone as "attendeePhone", g.status as "rsvpStatus", g.guest_group as "group",
         g.group_label as "groupLabel", g.side, g.host_note as "hostNote",
         g.table_name as "tableName", g.estimated as "estimatedNumberOfGuests", g.estimate_given as "estimateGiven", g.number as "numberOfGuests", g.language,
         g.special_requests as "specialRequests", g.transportation, g.answered_at as "answeredAt"
       from rsvp.guests g where ${condition} and ($${parameters.length + 1}::uuid is null or g.id > $${parameters.length + 1})
       order by g.id limit ${EXPORT_PAGE}`,
      [...parameters, after],
    );
  }
}
