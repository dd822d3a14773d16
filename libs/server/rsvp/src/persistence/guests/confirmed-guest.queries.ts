import { Injectable } from '@nestjs/common';
import type { EventId, EventType, Location, RideStopId, UserId } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';
import { seats } from './guest-stats';

export type EventSeats = {
  eventId: EventId;
  hostId: UserId;
  title: string;
  /** Confirmed seats; numbers that wait for the host's approval are excluded. */
  seats: number;
  /** Those of them who need a ride; of a household that chose fewer persons, these. */
  rides: number;
  /** Those of them who chose a stop, by stop. */
  ridesFrom: Partial<Record<RideStopId, number>>;
  /** Time until which guests are expected to answer. */
  closesAt: Date;
  /** Null when the event type does not say what is celebrated: a bar mitzva is no toast. */
  eventType: EventType | null;
  date: Date;
  location: Location;
  /** Version of the numbers; the greatest is the newest. */
  version: number;
};

export type EventWish = { eventId: EventId; text: string; name: string };

/** Read model of the guests who confirmed, for orders that follow their number. */
@Injectable()
export class ConfirmedGuestQueries {
  constructor(private readonly read: ReadModel) {}

  seats(eventIds: EventId[]): Promise<EventSeats[]> {
    return this.read.rows<EventSeats>(
      `select i.id as "eventId", i.host_id as "hostId", i.title, s.seats, s.rides, s.rides_from as "ridesFrom", i.closing_date as "closesAt",
         case when coalesce(i.occasion, i.event_type) = i.event_type then i.event_type end as "eventType", i.date, i.location, i.version
       from rsvp.invitations i, lateral (select i.questions @> '{headcount}' as headcount) a,
         lateral (select coalesce(sum(b.seats), 0)::int as seats, coalesce(sum(b.rides), 0)::int as rides,
           coalesce(jsonb_object_agg(b.stop_id, b.rides) filter (where b.stop_id is not null and b.rides > 0), '{}') as rides_from
           from (select c.stop_id, sum(${seats('a.headcount')}) as seats,
             sum(least(coalesce(c.persons, ${seats('a.headcount')}), ${seats('a.headcount')})) filter (where g.transportation) as rides
             from rsvp.guests g left join rsvp.ride_choices c on c.rsvp_id = g.id and g.transportation
             where g.event_id = i.id and g.deleted_at is null and g.status = 'confirmed' group by c.stop_id) b) s
       where i.id = any($1) and i.deleted_at is null`,
      [eventIds],
    );
  }

  wishes(eventIds: EventId[]): Promise<EventWish[]> {
    return this.read.rows<EventWish>(
      `select g.event_id as "eventId", g.special_requests as text, g.name from rsvp.guests g join rsvp.invitations i on i.id = g.event_id
       where g.event_id = any($1) and g.deleted_at is null and i.deleted_at is null and g.status = 'confirmed' and g.special_requests <> ''
       order by g.id`,
      [eventIds],
    );
  }
}
