import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { EventId, KitchenWish } from '@smachot/contracts';
import { countWishes } from '@smachot/server-guest-dialogue';
import { ConfirmedGuestQueries } from '../persistence/guests/confirmed-guest.queries';

/** Reads the requests of invitations' confirmed guests, as counts only and in one statement; deleted invitations have none. */
export class WishesOf extends Query<Map<string, KitchenWish[]>> {
  constructor(readonly eventIds: EventId[]) {
    super();
  }
}

@QueryHandler(WishesOf)
export class WishesOfHandler implements IQueryHandler<WishesOf> {
  constructor(private readonly queries: ConfirmedGuestQueries) {}

  async execute({ eventIds }: WishesOf): Promise<Map<string, KitchenWish[]>> {
    const wishes = await this.queries.wishes(eventIds);
    return new Map(eventIds.map((id) => [id, countWishes(wishes.filter(({ eventId }) => eventId === id))]));
  }
}
