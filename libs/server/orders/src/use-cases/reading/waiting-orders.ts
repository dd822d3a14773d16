import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { StoreId, WaitingOrder } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { BookingQueries } from '../../persistence/bookings/booking.queries';
import { StoreAgenda } from '../../services/store-agenda';

/** Orders that a store has to answer, and customers' requests on approved ones; the first to lapse first, fifty at most. */
export class WaitingOrders extends Query<WaitingOrder[]> {
  constructor(readonly storeId: StoreId) {
    super();
  }
}

@QueryHandler(WaitingOrders)
export class WaitingOrdersHandler implements IQueryHandler<WaitingOrders> {
  constructor(private readonly agenda: StoreAgenda) {}

  execute({ storeId }: WaitingOrders): Promise<WaitingOrder[]> {
    return this.agenda.waiting(storeId);
  }
}

/** How many of a store's bookings ahead their customers did not confirm, and the nearest start of one. */
export class DeclinedBookings extends Query<{ count: number; until: Date | null }> {
  constructor(readonly storeId: StoreId) {
    super();
  }
}

@QueryHandler(DeclinedBookings)
export class DeclinedBookingsHandler implements IQueryHandler<DeclinedBookings> {
  constructor(
    private readonly bookings: BookingQueries,
    private readonly clock: Clock,
  ) {}

  execute({ storeId }: DeclinedBookings): Promise<{ count: number; until: Date | null }> {
    return this.bookings.declined(storeId, this.clock.now());
  }
}
