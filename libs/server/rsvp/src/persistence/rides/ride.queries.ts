import { Injectable } from '@nestjs/common';
import type {
  BusId,
  EventId,
  InvitationRole,
  PassengerFilter,
  RideStopId,
  RideWays,
  RsvpId,
  UserId,
} from '@smachot/contracts';
import { cursorId } from '@smachot/kernel';
import { ReadModel } from '@smachot/server-platform';
import type { BusState, PassengerState, RideStopState } from '../../domain/rides/ride-state';
import type { InvitationState } from '../../domain/invitations/invitation';
import { mayRead, roleOf } from '../invitations/invitation-access';
import { passengerSelection, passengersOf } from './passengers';
import { busSelection, stopSelection } from './ride.repository';

export type RideEvent = {
  title: string;
  date: Date;
  role: InvitationRole;
  asked: boolean;
  releasedAt: Date | null;
};
/** Passengers who have the same stop, buses and ways. */
export type PassengerCount = {
  stopId: RideStopId | null;
  again: boolean;
  ways: RideWays;
  thereBusId: BusId | null;
  backBusId: BusId | null;
  households: number;
  persons: number;
};
type EventOfGuest = Pick<InvitationState, 'date' | 'isRegistrationOpen' | 'deletedAt'> & {
  releasedAt: Date | null;
};
type Wanted = {
  filter: PassengerFilter;
  stopId?: RideStopId | undefined;
  busId?: BusId | undefined;
  cursor?: string | undefined;
  limit: number;
};

const FILTERS: Record<PassengerFilter, string> = {
  all: 'true',
  no_stop: 'p.stop_id is null',
  again: 'p.again',
  waiting: `p.stop_id is not null and not p.again and
    ((p.ways <> 'back' and p.there_bus_id is null) or (p.ways <> 'there' and p.back_bus_id is null))`,
};

/** Read model of the rides of an event. */
@Injectable()
export class RideQueries {
  constructor(private readonly read: ReadModel) {}

  /** Undefined when the user may not see the event. */
  event(eventId: EventId, userId: UserId): Promise<RideEvent | undefined> {
    return this.read.one<RideEvent>(
      `select i.title, i.date, ${roleOf('$2')} as role, i.questions @> '{transportation}' as asked,
         (select r.released_at from rsvp.ride_plans r where r.event_id = i.id) as "releasedAt"
       from rsvp.invitations i where i.id = $1 and ${mayRead('$2')} and i.deleted_at is null`,
      [eventId, userId],
    );
  }

  /** What a guest's choice depends on; undefined when the invitation is deleted. */
  eventOfGuest(eventId: EventId): Promise<EventOfGuest | undefined> {
    return this.read.one<EventOfGuest>(
      `select i.date, i.is_registration_open as "isRegistrationOpen", i.deleted_at as "deletedAt",
         (select r.released_at from rsvp.ride_plans r where r.event_id = i.id) as "releasedAt"
       from rsvp.invitations i where i.id = $1 and i.deleted_at is null`,
      [eventId],
    );
  }

  stops(eventId: EventId): Promise<RideStopState[]> {
    return this.read.rows<RideStopState>(
      `select ${stopSelection} from rsvp.ride_stops s where s.event_id = $1 order by s.departs_at, s.name, s.id`,
      [eventId],
    );
  }

  /** Those to the event first, each way by the time of its first stop. */
  buses(eventId: EventId): Promise<BusState[]> {
    return this.read.rows<BusState>(
      `select ${busSelection} from rsvp.buses b where b.event_id = $1
       order by b.way desc, b.stops -> 0 ->> 'at', b.name, b.id`,
      [eventId],
    );
  }

  counts(eventId: EventId): Promise<PassengerCount[]> {
    return this.read.rows<PassengerCount>(
      `select p.stop_id as "stopId", p.again, p.ways, p.there_bus_id as "thereBusId", p.back_bus_id as "backBusId",
         count(*)::int as households, sum(p.persons)::int as persons
       from (${passengersOf('$1')}) p group by 1, 2, 3, 4, 5`,
      [eventId],
    );
  }

  /** A page in the order of names, behind the passenger of the cursor. */
  async passengers(
    eventId: EventId,
    { filter, stopId, busId, cursor, limit }: Wanted,
  ): Promise<{ passengers: PassengerState[]; nextCursor: string | null }> {
    const rows = await this.read.rows<PassengerState>(
      `select ${passengerSelection} from (${passengersOf('$1')}) p
       where (${FILTERS[filter]}) and ($2::uuid is null or p.stop_id = $2)
         and ($3::uuid is null or $3 in (p.there_bus_id, p.back_bus_id))
         and ($4::uuid is null or (p.name, p.rsvp_id) > (select a.name, a.id from rsvp.guests a where a.id = $4))
       order by p.name, p.rsvp_id limit $5`,
      [eventId, stopId ?? null, busId ?? null, cursorId(cursor), limit + 1],
    );
    const passengers = rows.slice(0, limit);
    return { passengers, nextCursor: rows.length > limit ? passengers.at(-1)!.rsvpId : null };
  }

  /** Undefined: the guest does not come, or needs no ride. */
  passenger(eventId: EventId, rsvpId: RsvpId): Promise<PassengerState | undefined> {
    return this.read.one<PassengerState>(
      `select ${passengerSelection} from (${passengersOf('$1')}) p where p.rsvp_id = $2`,
      [eventId, rsvpId],
    );
  }
}
