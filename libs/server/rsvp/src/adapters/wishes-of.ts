import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { KitchenWish } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';
import { countWishes, type Wish } from '../domain/kitchen-wishes';

/** Reads the requests of invitations' confirmed guests, as counts only and in one statement; deleted invitations have none. */
export class WishesOf extends Query<Map<string, KitchenWish[]>> {
  constructor(readonly eventIds: string[]) {
    super();
  }
}

@QueryHandler(WishesOf)
export class WishesOfHandler implements IQueryHandler<WishesOf> {
  constructor(private readonly read: ReadModel) {}

  async execute({ eventIds }: WishesOf): Promise<Map<string, KitchenWish[]>> {
    const wishes = await this.read.rows<Wish & { eventId: string }>(
      `select g.event_id as "eventId", g.special_requests as text, g.name from rsvp.guests g join rsvp.invitations i on i.id = g.event_id
       where g.event_id = any($1) and g.deleted_at is null and i.deleted_at is null and g.status = 'confirmed' and g.special_requests <> ''
       order by g.id`,
      [eventIds],
    );
    return new Map(eventIds.map((id) => [id, countWishes(wishes.filter(({ eventId }) => eventId === id))]));
  }
}
