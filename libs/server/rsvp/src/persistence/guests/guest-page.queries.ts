import { Injectable } from '@nestjs/common';
import type { EventId, RsvpId } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';
import type { RsvpState } from '../../domain/guests/rsvp-state';
import type { InvitationState } from '../../domain/invitations/invitation';
import type { ReleaseState } from '../../domain/seating/table-release';
import { type JsonRelease, readRelease, releaseSelection } from '../seating/release.repository';
import { invitationSelection } from '../invitations/invitation.repository';

export type GuestOfPage = Pick<
  RsvpState,
  | 'name'
  | 'answers'
  | 'estimated'
  | 'number'
  | 'numberWaiting'
  | 'specialRequests'
  | 'transportation'
  | 'tableName'
  | 'language'
>;

/** `release`: when tables are shown, besides the invitation's own setting. */
type PageRow = InvitationState & { guest: GuestOfPage | null; release: ReleaseState | null };

type CalendarEvent = Pick<
  InvitationState,
  'title' | 'hostName' | 'date' | 'location' | 'version' | 'deletedAt'
>;

/** Read model of the invitation page. */
@Injectable()
export class GuestPageQueries {
  constructor(private readonly read: ReadModel) {}

  async page(eventId: EventId, rsvpId: RsvpId | null): Promise<PageRow | undefined> {
    const row = await this.read.one<Omit<PageRow, 'release'> & { release: JsonRelease }>(
      `select ${invitationSelection},
         (select json_build_object('name', g.name, 'answers', g.answers, 'estimated', g.estimated, 'number', g.number,
            'numberWaiting', g.number_waiting, 'specialRequests', g.special_requests, 'transportation', g.transportation,
            'tableName', g.table_name, 'language', g.language)
          from rsvp.guests g where g.event_id = i.id and g.id = $2 and g.deleted_at is null) as guest,
         ${releaseSelection} as release
       from rsvp.invitations i where i.id = $1 and i.deleted_at is null`,
      [eventId, rsvpId],
    );
    return row && { ...row, release: readRelease(row.release) };
  }

  /** What a calendar says of an event; one that was called off too, until it is erased. */
  calendarEvent(eventId: EventId): Promise<CalendarEvent | undefined> {
    return this.read.one<CalendarEvent>(
      `select title, host_name as "hostName", date, location, version, deleted_at as "deletedAt"
       from rsvp.invitations where id = $1 and erased_at is null`,
      [eventId],
    );
  }
}
