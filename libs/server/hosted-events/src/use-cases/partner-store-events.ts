import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { PublicEventCard } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { FileStore } from '@smachot/server-platform';
import { PublicEventQueries } from '../persistence/public-event.queries';
import { StoresGateway } from '../stores-gateway';
import { cardView } from '../views/public-event-view';

/** Public events of a store that have not begun. */
export class PartnerStoreEvents extends Query<Result<PublicEventCard[]>> {
  constructor(readonly partner: string) {
    super();
  }
}

@QueryHandler(PartnerStoreEvents)
export class PartnerStoreEventsHandler implements IQueryHandler<PartnerStoreEvents> {
  constructor(
    private readonly stores: StoresGateway,
    private readonly events: PublicEventQueries,
    private readonly files: FileStore,
    private readonly clock: Clock,
  ) {}

  async execute({ partner }: PartnerStoreEvents): Promise<Result<PublicEventCard[]>> {
    const store = (await this.stores.known([partner])).get(partner);
    if (!store?.isPublic || store.closed) return refuse('not_found');
    const rows = await this.events.upcomingOfStore(store.partnerId, this.clock.now());
    return accept(rows.map((row) => cardView(row, this.files)));
  }
}
