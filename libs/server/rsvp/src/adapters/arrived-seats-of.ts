import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { EventId } from '@smachot/contracts';
import { type ArrivedSeats, DoorQueries } from '../persistence/door/door.queries';

/** Reads how many people arrived at events, in one statement; deleted invitations are omitted. */
export class ArrivedSeatsOf extends Query<ArrivedSeats[]> {
  constructor(readonly eventIds: EventId[]) {
    super();
  }
}

@QueryHandler(ArrivedSeatsOf)
export class ArrivedSeatsOfHandler implements IQueryHandler<ArrivedSeatsOf> {
  constructor(private readonly queries: DoorQueries) {}

  execute({ eventIds }: ArrivedSeatsOf): Promise<ArrivedSeats[]> {
    return this.queries.arrived(eventIds);
  }
}
