import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { EventId, RideCounts } from '@smachot/contracts';
import { RideQueries } from '../persistence/rides/ride.queries';
import { rideCountsView } from '../views/rides-view';

/** Reads how many guests of an invitation ride from which stop; counts only. */
export class RideCountsOf extends Query<RideCounts> {
  constructor(readonly eventId: EventId) {
    super();
  }
}

@QueryHandler(RideCountsOf)
export class RideCountsOfHandler implements IQueryHandler<RideCountsOf> {
  constructor(private readonly queries: RideQueries) {}

  async execute({ eventId }: RideCountsOf): Promise<RideCounts> {
    const [stops, counts] = await Promise.all([this.queries.stops(eventId), this.queries.counts(eventId)]);
    return rideCountsView(stops, counts);
  }
}
