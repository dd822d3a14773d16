import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { AdminSubscriptionRecord, StoreId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { UserDirectory } from '@smachot/server-identity';
import { KnownStores } from '@smachot/server-stores';
import { SubscriptionForAdmins } from '@smachot/server-subscriptions';
import { subscriptionRow } from '../lists/subscriptions-list';

/** The subscription of one store, with what was charged for it. */
export class ReadSubscription extends Query<Result<AdminSubscriptionRecord>> {
  constructor(readonly storeId: StoreId) {
    super();
  }
}

@QueryHandler(ReadSubscription)
export class ReadSubscriptionHandler implements IQueryHandler<ReadSubscription> {
  constructor(
    private readonly queries: QueryBus,
    private readonly people: UserDirectory,
  ) {}

  async execute({ storeId }: ReadSubscription): Promise<Result<AdminSubscriptionRecord>> {
    const [record, [store]] = await Promise.all([
      this.queries.execute(new SubscriptionForAdmins(storeId)),
      this.queries.execute(new KnownStores([storeId])),
    ]);
    if (!record || !store) return refuse('not_found');
    const { payerId, nextRenewal, graceUntil, charges, ...subscription } = record;
    const { firstName = '', lastName = '' } = (await this.people.of([payerId])).get(payerId) ?? {};
    return accept({
      ...subscriptionRow(subscription, store),
      closed: store.closed,
      payer: { userId: payerId, name: `${firstName} ${lastName}`.trim() },
      ...{ nextRenewal, graceUntil, charges },
    });
  }
}
