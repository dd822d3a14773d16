import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { EventType, Location } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';
import { seats } from '../persistence/guests/guest-stats';

export type EventSeats = {
  eventId: string;
  hostId: string;
  title: string;
  /** Confirmed seats; numbers that wait for the host's approval are excluded. */
  seats: number;
  /** Time until which guests are expected to answer. */
  closesAt: Date;
  eventType: EventType;
  date: Date;
  location: Location;
  /** Version of the numbers; the greatest is the newest. */
  version: number;
};

/** Reads the seats confirmed by guests of invitations, in one statement; deleted invitations are omitted. */
export class SeatsOf extends Query<EventSeats[]> {
  constructor(readonly eventIds: string[]) {
    super();
  }
}

@QueryHandler(SeatsOf)
export class SeatsOfHandler implements IQueryHandler<SeatsOf> {
  constructor(private readonly read: ReadModel) {}

  execute({ eventIds }: SeatsOf): Promise<EventSeats[]> {
    return this.read.rows<EventSeats>(
      `select i.id as "eventId", i.host_id as "hostId", i.title, s.seats, i.closing_date as "closesAt",
         i.event_type as "eventType", i.date, i.location, i.version
       from rsvp.invitations i, lateral (select i.questions @> '{headcount}' as headcount) a,
         lateral (select coalesce(sum(${seats('a.headcount')}), 0)::int as seats from rsvp.guests g
           where g.event_id = i.id and g.deleted_at is null and g.status = 'confirmed') s
       where i.id = any($1) and i.deleted_at is null`,
      [eventIds],
    );
  }
}
