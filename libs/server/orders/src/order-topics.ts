import { isId } from '@smachot/kernel';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LiveTopics } from '@smachot/server-platform';
import { LinkedOrderQueries } from './persistence/linked/linked-order.queries';
import { OrderAccess } from './services/order-access';

/**
 * Authorizes the live topics of orders. Both sides of an order may hear that it changed, and that the guests of its invitation answered:
 * that topic is `guests:{order}`, because a business does not know which invitation. `store:{id}` is for the store's crew.
 */
@Injectable()
export class OrderTopics implements OnModuleInit {
  constructor(
    private readonly topics: LiveTopics,
    private readonly access: OrderAccess,
    private readonly linked: LinkedOrderQueries,
  ) {}

  onModuleInit(): void {
    this.topics.register(
      'order',
      async (id, actor) => isId(id) && (await this.access.seenBy(id, actor)) !== undefined,
    );
    this.topics.register('guests', async (id, actor) => {
      if (!isId(id) || !(await this.access.seenBy(id, actor))) return false;
      const eventId = await this.linked.followedEvent(id);
      return eventId ? `event:${eventId}` : false;
    });
  }
}
