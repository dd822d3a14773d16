import { Injectable } from '@nestjs/common';
import type { EventId } from '@smachot/contracts';
import type { ExistingGuest } from '@smachot/server-guest-import';
import { ReadModel, type Tx } from '@smachot/server-platform';

/** Guests of an event, in order of their ids, in the form that rows of a table are compared with. */
const EXISTING = `select g.id, g.name as "attendeeName", g.phone as "attendeePhone", g.guest_group as "group", g.group_label as "groupLabel",
       g.side, g.table_name as "tableName", g.host_note as "hostNote",
       case when g.estimate_given then g.estimated end as "estimatedNumberOfGuests", g.language, g.special_requests as "specialRequests",
       coalesce(g.answers->'special_requests'->>'by' = 'guest', false) as "ownWords"
     from rsvp.guests g where g.event_id = $1 and g.deleted_at is null order by g.id`;

/** Reads the guests that imported rows are compared with. */
@Injectable()
export class ExistingGuests {
  constructor(private readonly read: ReadModel) {}

  ofEvent(eventId: EventId): Promise<ExistingGuest[]> {
    return this.read.rows<ExistingGuest>(EXISTING, [eventId]);
  }

  /** Reads inside the transaction; stable while the invitation is locked. */
  ofLockedEvent(tx: Tx, eventId: EventId): Promise<ExistingGuest[]> {
    return tx.query<ExistingGuest>(EXISTING, [eventId]);
  }
}
