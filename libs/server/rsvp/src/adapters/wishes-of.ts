import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { KitchenWish } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';
import { countWishes, type Wish } from '../domain/kitchen-wishes';

/** What the confirmed guests of an invitation asked for, as counts only; none of a deleted one. */
export class WishesOf extends Query<KitchenWish[]> {
  constructor(readonly eventId: string) {
    super();
  }
}

@QueryHandler(WishesOf)
export class WishesOfHandler implements IQueryHandler<WishesOf> {
  constructor(private readonly read: ReadModel) {}

  async execute({ eventId }: WishesOf): Promise<KitchenWish[]> {
    const wishes = await this.read.rows<Wish>(
      `select g.special_requests as text, g.name from rsvp.guests g join rsvp.invitations i on i.id = g.event_id
       where g.event_id = $1 and g.deleted_at is null and i.deleted_at is null and g.status = 'confirmed' and g.special_requests <> ''
       order by g.id`,
      [eventId],
    );
    return countWishes(wishes);
  }
}
