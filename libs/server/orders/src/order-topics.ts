import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LiveTopics, ReadModel } from '@smachot/server-platform';
import { OrderAccess } from './services/order-access';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * Authorizes the live topics of orders. Both sides of an order may hear that it changed, and that the guests of its invitation answered:
 * that topic is `guests:{order}`, because a business does not know which invitation. `store:{id}` is for the store's crew.
 */
@Injectable()
export class OrderTopics implements OnModuleInit {
  constructor(
    private readonly topics: LiveTopics,
    private readonly access: OrderAccess,
    private readonly read: ReadModel,
  ) {}

  onModuleInit(): void {
    this.topics.register(
      'order',
      async (id, actor) => UUID.test(id) && (await this.access.seenBy(id, actor)) !== undefined,
    );
    this.topics.register('guests', async (id, actor) => {
      if (!UUID.test(id) || !(await this.access.seenBy(id, actor))) return false;
      const followed = await this.read.one<{ eventId: string }>(
        `select event_id as "eventId" from orders.followings where order_id = $1 and event_id is not null and status = 'following'`,
        [id],
      );
      return followed ? `event:${followed.eventId}` : false;
    });
  }
}
