import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, EventId, InputOf, listPassengers, Rides, UserId } from '@smachot/contracts';
import { accept, type Result } from '@smachot/kernel';
import { InvitationAccess } from '../../persistence/invitations/invitation-access';
import { RideQueries } from '../../persistence/rides/ride.queries';
import { HostRides } from '../../services/host-rides';
import { passengerView } from '../../views/rides-view';

/** Stops, buses and counts of an event, for its hosts. */
export class ReadRides extends Query<Result<Rides>> {
  constructor(
    readonly eventId: EventId,
    readonly userId: UserId,
  ) {
    super();
  }
}

@QueryHandler(ReadRides)
export class ReadRidesHandler implements IQueryHandler<ReadRides> {
  constructor(private readonly rides: HostRides) {}

  execute({ eventId, userId }: ReadRides): Promise<Result<Rides>> {
    return this.rides.read(eventId, userId);
  }
}

type Page = AnswerOf<typeof listPassengers>;

/** A page of the guests who need a ride, for the hosts. */
export class ListPassengers extends Query<Result<Page>> {
  constructor(
    readonly eventId: EventId,
    readonly wanted: InputOf<typeof listPassengers>['query'],
    readonly userId: UserId,
  ) {
    super();
  }
}

@QueryHandler(ListPassengers)
export class ListPassengersHandler implements IQueryHandler<ListPassengers> {
  constructor(
    private readonly access: InvitationAccess,
    private readonly queries: RideQueries,
  ) {}

  async execute({ eventId, wanted, userId }: ListPassengers): Promise<Result<Page>> {
    const allowed = await this.access.require(eventId, userId, 'Viewer');
    if (!allowed.ok) return allowed;
    const { passengers, nextCursor } = await this.queries.passengers(eventId, wanted);
    return accept({ passengers: passengers.map(passengerView), nextCursor });
  }
}
