import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { EventId } from '@smachot/contracts';
import { ConfirmedGuestQueries, type EventSeats } from '../persistence/guests/confirmed-guest.queries';

/** Reads the seats confirmed by guests of invitations, in one statement; deleted invitations are omitted. */
export class SeatsOf extends Query<EventSeats[]> {
  constructor(readonly eventIds: EventId[]) {
    super();
  }
}

@QueryHandler(SeatsOf)
export class SeatsOfHandler implements IQueryHandler<SeatsOf> {
  constructor(private readonly queries: ConfirmedGuestQueries) {}

  execute({ eventIds }: SeatsOf): Promise<EventSeats[]> {
    return this.queries.seats(eventIds);
  }
}
