import { Injectable } from '@nestjs/common';
import type { EventId, RsvpId, UserId } from '@smachot/contracts';
import type { E164 } from '@smachot/kernel';
import { ReadModel } from '@smachot/server-platform';
import { arrivedGuest } from './door.queries';

export type Attendance = {
  /** Checked in at the door, and not taken back. */
  arrived: boolean;
  /** E.164 */
  phone: E164 | null;
  /** The host and the co-hosts. */
  hostIds: UserId[];
};

/** Reads whether one guest was at a celebration. */
@Injectable()
export class AttendanceQueries {
  constructor(private readonly read: ReadModel) {}

  /** Undefined: there is no such guest. */
  of(eventId: EventId, rsvpId: RsvpId): Promise<Attendance | undefined> {
    return this.read.one<Attendance>(
      `select g.phone,
         exists (select 1 from rsvp.arrivals a where a.event_id = g.event_id and a.undoes is null and ${arrivedGuest} = g.id
           and not exists (select 1 from rsvp.arrivals u where u.undoes = a.id and u.event_id = a.event_id)) as arrived,
         array[i.host_id] || array(select c.user_id from rsvp.cohosts c where c.event_id = i.id) as "hostIds"
       from rsvp.guests g join rsvp.invitations i on i.id = g.event_id and i.deleted_at is null
       where g.id = $2 and g.event_id = $1 and g.deleted_at is null`,
      [eventId, rsvpId],
    );
  }
}
