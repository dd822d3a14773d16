import { Injectable, type OnModuleInit } from '@nestjs/common';
import { LiveTopics } from '@smachot/server-platform';
import { OrderAccess } from './use-cases/order-access';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** An order's two sides hear that it changed. What concerns a store is `store:{id}`, which its crew may hear. */
@Injectable()
export class OrderTopics implements OnModuleInit {
  constructor(
    private readonly topics: LiveTopics,
    private readonly access: OrderAccess,
  ) {}

  onModuleInit(): void {
    this.topics.register(
      'order',
      async (id, actor) => UUID.test(id) && (await this.access.seenBy(id, actor)) !== undefined,
    );
  }
}
