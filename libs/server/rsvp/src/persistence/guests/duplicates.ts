import { Injectable } from '@nestjs/common';
import type { EventId, RsvpId, UserId } from '@smachot/contracts';
import { ReadModel, type Tx } from '@smachot/server-platform';
import type { RsvpState } from '../../domain/guests/rsvp-state';
import { mayEdit, mayRead } from '../invitations/invitation-access';
import { rsvpSelection } from './rsvp.repository';

/** `distinct`: pairs of records that a host marked as different guests. */
type EventOfDuplicates = { headcount: boolean; editor: boolean; distinct: [string, string][] | null };
export type NamedGuest = Pick<RsvpState, 'id' | 'name' | 'phone' | 'side'>;

/** Read model of the search for duplicate records. */
@Injectable()
export class DuplicateQueries {
  constructor(private readonly read: ReadModel) {}

  event(eventId: EventId, userId: UserId): Promise<EventOfDuplicates | undefined> {
    return this.read.one<EventOfDuplicates>(
      `select i.questions @> '{headcount}' as headcount, ${mayEdit('$2')} as editor,
         (select json_agg(json_build_array(d.rsvp_id, d.other_id)) from rsvp.distinct_guests d where d.event_id = i.id) as distinct
       from rsvp.invitations i where i.id = $1 and ${mayRead('$2')} and i.deleted_at is null`,
      [eventId, userId],
    );
  }

  named(eventId: EventId): Promise<NamedGuest[]> {
    return this.read.rows<NamedGuest>(
      'select id, name, phone, side from rsvp.guests where event_id = $1 and deleted_at is null order by id',
      [eventId],
    );
  }

  records(ids: string[]): Promise<RsvpState[]> {
    return this.read.rows<RsvpState>(
      `select ${rsvpSelection} from rsvp.guests g where g.id = any($1) and g.deleted_at is null`,
      [ids],
    );
  }
}

/** Pairs of records that a host marked as different guests. */
@Injectable()
export class DistinctGuests {
  /** Returns whether both records belong to the event and are not deleted. */
  async add(tx: Tx, eventId: EventId, rsvpIds: [RsvpId, RsvpId]): Promise<boolean> {
    const written = await tx.query(
      `insert into rsvp.distinct_guests (event_id, rsvp_id, other_id)
         select $1, min(id::text)::uuid, max(id::text)::uuid from rsvp.guests
         where event_id = $1 and id = any($2) and deleted_at is null having count(*) = 2
         on conflict (event_id, rsvp_id, other_id) do update set event_id = excluded.event_id returning 1`,
      [eventId, rsvpIds],
    );
    return written.length > 0;
  }
}
