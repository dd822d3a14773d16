import { Injectable } from '@nestjs/common';
import type {
  AnswerOf,
  EventId,
  InputOf,
  readGuestRide,
  chooseGuestStop,
  RideWay,
  RsvpId,
} from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { wazeLink } from '@smachot/server-places';
import type { Tx } from '@smachot/server-platform';
import { takesAnswers } from '../domain/invitations/invitation';
import { chooseRide } from '../domain/rides/choice';
import { busOf, type BusState, type PassengerState, type RideStopState } from '../domain/rides/ride-state';
import { rideAt } from '../domain/rides/ride-times';
import { InvitationRepository } from '../persistence/invitations/invitation.repository';
import { RideQueries } from '../persistence/rides/ride.queries';
import { RideRepository } from '../persistence/rides/ride.repository';

type View = AnswerOf<typeof readGuestRide>;
type Wanted = InputOf<typeof chooseGuestStop>['body'];
type Guest = { eventId: EventId; rsvpId: RsvpId };
type Shown = { date: Date; released: boolean; buses: readonly BusState[] };

/** The ride of one guest, on the personal page. */
@Injectable()
export class GuestRides {
  constructor(
    private readonly queries: RideQueries,
    private readonly repository: RideRepository,
    private readonly invitations: InvitationRepository,
    private readonly clock: Clock,
  ) {}

  async read({ eventId, rsvpId }: Guest): Promise<Result<View>> {
    const [event, passenger, stops, buses] = await Promise.all([
      this.queries.eventOfGuest(eventId),
      this.queries.passenger(eventId, rsvpId),
      this.queries.stops(eventId),
      this.queries.buses(eventId),
    ]);
    if (!event) return refuse('not_found');
    if (!passenger) return refuse('ride.not_needed');
    const shown = { date: event.date, released: event.releasedAt !== null, buses };
    return accept({
      stops: stops.map((stop) => stopView(stop, shown)),
      open: takesAnswers(event, this.clock.now()),
      seats: passenger.seats,
      choice: passenger.version ? choiceView(passenger, shown) : null,
    });
  }

  /** The plan's lock alone: a guest who chooses waits for no sending and no other change of the invitation. */
  async choose(tx: Tx, { eventId, rsvpId }: Guest, wanted: Wanted): Promise<Result<undefined>> {
    const invitation = (await this.invitations.loadMany(tx, [eventId])).get(eventId);
    const now = this.clock.now();
    if (!invitation || invitation.state.deletedAt) return refuse('not_found');
    if (!invitation.takesAnswersAt(now)) return refuse('guest.closed');
    const plan = await this.repository.lock(tx, eventId);
    const passenger = plan.passengers.find((one) => one.rsvpId === rsvpId);
    if (!passenger) return refuse('ride.not_needed');
    const chosen = chooseRide(plan, passenger, wanted);
    if (!chosen.ok) return chosen;
    await this.repository.choose(tx, { eventId, rsvpId }, { ...chosen.value, by: 'guest', at: now });
    tx.hint(`event:${eventId}`);
    return accept();
  }
}

const stopView = (
  { id, name, location, note, departsAt }: RideStopState,
  { date, released }: Shown,
): View['stops'][number] => ({
  _id: id,
  name,
  facts: released
    ? {
        address: location.address,
        note,
        wazeLink: wazeLink(location),
        departsAt: rideAt(date, departsAt, 'there').toISOString(),
      }
    : null,
});

const busView = (passenger: PassengerState, way: RideWay, { date, released, buses }: Shown) => {
  const bus = released && buses.find(({ id }) => id === busOf(passenger, way));
  const stop = bus && bus.stops.find(({ stopId }) => stopId === passenger.stopId);
  return stop ? { name: bus.name, at: rideAt(date, stop.at, way).toISOString() } : null;
};

const choiceView = (passenger: PassengerState, shown: Shown): View['choice'] => ({
  stopId: passenger.stopId,
  persons: passenger.persons,
  ways: passenger.ways,
  again: passenger.again,
  there: busView(passenger, 'there', shown),
  back: busView(passenger, 'back', shown),
});
