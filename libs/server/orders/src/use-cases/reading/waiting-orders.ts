import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { StoreId, WaitingOrder } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import type { StoreWaits } from '@smachot/server-platform';
import { BookingQueries, type Declined } from '../../persistence/bookings/booking.queries';
import { StoreHomeQueries } from '../../persistence/orders/store-home.queries';
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

/** Bookings of a store ahead that their customers did not confirm. */
export class DeclinedBookings extends Query<Declined> {
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

  execute({ storeId }: DeclinedBookings): Promise<Declined> {
    return this.bookings.declined(storeId, this.clock.now());
  }
}

/** Orders and bookings that wait for each of many stores, as numbers; `at`: the moment of `latest`. */
export class OrderWaits extends Query<StoreWaits[]> {
  constructor(
    readonly storeIds: readonly StoreId[],
    readonly at: Date,
  ) {
    super();
  }
}

@QueryHandler(OrderWaits)
export class OrderWaitsHandler implements IQueryHandler<OrderWaits> {
  constructor(
    private readonly home: StoreHomeQueries,
    private readonly clock: Clock,
  ) {}

  execute({ storeIds, at }: OrderWaits): Promise<StoreWaits[]> {
    return this.home.waits(storeIds, at, this.clock.now());
  }
}
