import { Injectable } from '@nestjs/common';
import type { EventId, UserId } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';

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

/** Reads the events of a host for admins. */
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
}
