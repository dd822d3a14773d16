import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryBus,
  QueryHandler,
} from '@nestjs/cqrs';
import type { GuestRatings, OrderId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { type GuestActor, UnitOfWork } from '@smachot/server-platform';
import { GuestsGateway } from '../../guests-gateway';
import { GuestRatingQueries, type RatableOrder } from '../../persistence/guest-rating.queries';
import { GuestRatingRepository } from '../../persistence/guest-rating.repository';
import { StoresGateway } from '../../stores-gateway';

const NOTHING: GuestRatings = { until: null, orders: [] };

/** Orders that a guest who was checked in may rate now; nothing for everybody else. */
export class GuestRatingsOf extends Query<GuestRatings> {
  constructor(readonly guest: GuestActor) {
    super();
  }
}

@QueryHandler(GuestRatingsOf)
export class GuestRatingsOfHandler implements IQueryHandler<GuestRatingsOf> {
  constructor(
    private readonly guests: GuestsGateway,
    private readonly ratings: GuestRatingQueries,
    private readonly stores: StoresGateway,
    private readonly clock: Clock,
  ) {}

  async execute({ guest: { eventId, rsvpId } }: GuestRatingsOf): Promise<GuestRatings> {
    const open = await this.ratings.open(eventId, rsvpId, this.clock.now());
    if (!open.length) return NOTHING;
    const guest = await this.guests.guest(eventId, rsvpId);
    if (!guest) return NOTHING;
    const { userId, mayRate } = guest;
    const mine = open.filter(
      ({ storeId, customerId }) => mayRate(storeId) && (!userId || customerId !== userId),
    );
    return mine.length ? this.shown(mine) : NOTHING;
  }

  private async shown(orders: RatableOrder[]): Promise<GuestRatings> {
    const stores = await this.stores.byId(orders.map(({ storeId }) => storeId));
    return {
      until: new Date(Math.min(...orders.map(({ rateUntil }) => rateUntil.getTime()))).toISOString(),
      orders: orders.map(({ orderId, storeId, kind, stars }) => ({
        ...{ orderId, kind, stars },
        partnerName: stores.get(storeId)?.businessName ?? '',
      })),
    };
  }
}

/** Rates an order as a guest, or changes the rating. */
export class RateAsGuest extends Command<Result<GuestRatings>> {
  constructor(
    readonly guest: GuestActor,
    readonly orderId: OrderId,
    readonly stars: number,
  ) {
    super();
  }
}

@CommandHandler(RateAsGuest)
export class RateAsGuestHandler implements ICommandHandler<RateAsGuest> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly queries: QueryBus,
    private readonly ratings: GuestRatingRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ guest, orderId, stars }: RateAsGuest): Promise<Result<GuestRatings>> {
    const before = await this.queries.execute(new GuestRatingsOf(guest));
    if (!before.orders.some((order) => order.orderId === orderId)) return refuse('not_found');
    const row = { orderId, guestId: guest.rsvpId, stars, ratedAt: this.clock.now() };
    if (!(await this.work.run((tx) => this.ratings.rate(tx, row)))) return refuse('guest_rating.closed');
    return accept(await this.queries.execute(new GuestRatingsOf(guest)));
  }
}
