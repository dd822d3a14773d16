import { Injectable } from '@nestjs/common';
import type { EventId, InvitationRole, UserId } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';
import { roleOf } from './invitation-access';

/** An event of a host, without its guests' data. */
export type HostEvent = {
  eventId: EventId;
  title: string;
  hostName: string;
  date: Date;
  guests: number;
  deletedAt: Date | null;
};

const MAX_EVENTS = 50;

/** Reads the events of a host for admins, and the role of a user in one for other contexts. */
@Injectable()
export class HostEventQueries {
  constructor(private readonly read: ReadModel) {}

  /** The newest first, deleted ones too. */
  ofHost(hostId: UserId): Promise<HostEvent[]> {
    return this.read.rows<HostEvent>(
      `select i.id as "eventId", i.title, i.host_name as "hostName", i.date, i.deleted_at as "deletedAt",
         (select count(*)::int from rsvp.guests g where g.event_id = i.id and g.deleted_at is null) as guests
       from rsvp.invitations i where i.host_id = $1 order by i.id desc limit ${MAX_EVENTS}`,
      [hostId],
    );
  }

  async roleIn(eventId: EventId, userId: UserId): Promise<InvitationRole | null> {
    const found = await this.read.one<{ role: InvitationRole | null }>(
      `select ${roleOf('$2')} as role from rsvp.invitations i where i.id = $1 and i.deleted_at is null`,
      [eventId, userId],
    );
    return found?.role ?? null;
  }
}
