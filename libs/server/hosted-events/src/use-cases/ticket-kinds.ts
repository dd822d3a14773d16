import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { StoreId, TicketKind, UserId } from '@smachot/contracts';
import { accept, Clock, type Result } from '@smachot/kernel';
import { TicketKindQueries, type TicketKindRow } from '../persistence/tickets/ticket-kind.queries';
import { EventAccess } from '../services/event-access';

type Kinds = { kinds: TicketKind[] };

const kindView = ({ price, startDatetime, ...kind }: TicketKindRow): TicketKind => ({
  ...kind,
  price: price / 100,
  startDatetime: startDatetime.toISOString(),
});

/** The kinds of tickets that a coupon of a store may name, for its crew. */
export class TicketKindsOfStore extends Query<Result<Kinds>> {
  constructor(
    readonly store: string,
    readonly userId: UserId,
  ) {
    super();
  }
}

@QueryHandler(TicketKindsOfStore)
export class TicketKindsOfStoreHandler implements IQueryHandler<TicketKindsOfStore> {
  constructor(
    private readonly access: EventAccess,
    private readonly kinds: TicketKindQueries,
    private readonly clock: Clock,
  ) {}

  async execute({ store, userId }: TicketKindsOfStore): Promise<Result<Kinds>> {
    const access = await this.access.ofStore(store, userId);
    if (!access.ok) return access;
    const rows = await this.kinds.sold(access.value.storeId, this.clock.now());
    return accept({ kinds: rows.map(kindView) });
  }
}

/** The same for admins: of one store, or of all. */
export class AllTicketKinds extends Query<Kinds> {
  constructor(readonly storeId: StoreId | null) {
    super();
  }
}

@QueryHandler(AllTicketKinds)
export class AllTicketKindsHandler implements IQueryHandler<AllTicketKinds> {
  constructor(
    private readonly kinds: TicketKindQueries,
    private readonly clock: Clock,
  ) {}

  async execute({ storeId }: AllTicketKinds): Promise<Kinds> {
    const rows = await this.kinds.sold(storeId, this.clock.now());
    return { kinds: rows.map(kindView) };
  }
}
