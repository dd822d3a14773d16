import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { UserId } from '@smachot/contracts';
import { type HostEvent, HostEventQueries } from '../persistence/invitations/host-event.queries';

/** The newest events whose host a person is, deleted ones too. */
export class EventsOfHost extends Query<HostEvent[]> {
  constructor(readonly hostId: UserId) {
    super();
  }
}

@QueryHandler(EventsOfHost)
export class EventsOfHostHandler implements IQueryHandler<EventsOfHost> {
  constructor(private readonly events: HostEventQueries) {}

  execute({ hostId }: EventsOfHost): Promise<HostEvent[]> {
    return this.events.ofHost(hostId);
  }
}
