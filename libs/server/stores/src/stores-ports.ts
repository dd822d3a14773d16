import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountHolds, AssignedStores } from '@smachot/server-identity';
import { LiveTopics } from '@smachot/server-platform';
import { QueryBus } from '@nestjs/cqrs';
import { OpenOrders } from './open-orders';
import { ownedAlone } from './persistence/crew/sole-owner';
import { workplaceUsernames } from './persistence/crew/workplaces';
import { StoreSeenBy } from './use-cases/crew/crew-role-of';

/**
 * Provides the ports of other contexts: the stores in a person's token, who may hear events of a store, and the rule that a
 * store with open orders is not left without an owner.
 */
@Injectable()
export class StoresPorts implements OnModuleInit {
  constructor(
    private readonly assigned: AssignedStores,
    private readonly holds: AccountHolds,
    private readonly orders: OpenOrders,
    private readonly topics: LiveTopics,
    private readonly queries: QueryBus,
  ) {}

  onModuleInit(): void {
    this.assigned.provide(workplaceUsernames);
    // customers of the open orders would be left without a store owner
    this.holds.add(async (executor, userId) => {
      for (const storeId of await ownedAlone(executor, userId))
        if ((await this.orders.of(executor, storeId)) > 0) return 'account.has_orders';
      return undefined;
    });
    this.topics.register(
      'store',
      async (id, actor) => (await this.queries.execute(new StoreSeenBy(id, actor))) !== null,
    );
  }
}
