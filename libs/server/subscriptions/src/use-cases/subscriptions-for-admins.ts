import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { StoreId } from '@smachot/contracts';
import type { ListPage, ListPosition } from '@smachot/server-platform';
import {
  type ListedSubscription,
  type SubscriptionFilter,
  SubscriptionListQueries,
} from '../persistence/subscription-list.queries';
import { SubscriptionReader } from '../services/subscription-reader';
import type { SubscriptionRecord } from '../views/subscription-record';
import { type RecordedMove, SubscriptionMovesQueries } from '../persistence/subscription-moves.queries';

/** A page of the subscriptions of all stores, the newest first. */
export class SubscriptionPage extends Query<ListPage<ListedSubscription>> {
  constructor(
    readonly filter: SubscriptionFilter,
    readonly position: ListPosition,
  ) {
    super();
  }
}

@QueryHandler(SubscriptionPage)
export class SubscriptionPageHandler implements IQueryHandler<SubscriptionPage> {
  constructor(private readonly subscriptions: SubscriptionListQueries) {}

  execute({ filter, position }: SubscriptionPage): Promise<ListPage<ListedSubscription>> {
    return this.subscriptions.page(filter, position);
  }
}

/** The subscriptions of these stores, by store; a store that never had one is left out. */
export class SubscriptionsOfStores extends Query<Map<string, ListedSubscription>> {
  constructor(readonly storeIds: StoreId[]) {
    super();
  }
}

@QueryHandler(SubscriptionsOfStores)
export class SubscriptionsOfStoresHandler implements IQueryHandler<SubscriptionsOfStores> {
  constructor(private readonly subscriptions: SubscriptionListQueries) {}

  async execute({ storeIds }: SubscriptionsOfStores): Promise<Map<string, ListedSubscription>> {
    if (!storeIds.length) return new Map();
    const found = await this.subscriptions.ofStores(storeIds);
    return new Map(found.map((one) => [one.storeId, one]));
  }
}

/** Who changed the subscription of a store, the newest first. */
export class SubscriptionMoves extends Query<ListPage<RecordedMove>> {
  constructor(
    readonly storeId: StoreId,
    readonly position: ListPosition,
  ) {
    super();
  }
}

@QueryHandler(SubscriptionMoves)
export class SubscriptionMovesHandler implements IQueryHandler<SubscriptionMoves> {
  constructor(private readonly moves: SubscriptionMovesQueries) {}

  execute({ storeId, position }: SubscriptionMoves): Promise<ListPage<RecordedMove>> {
    return this.moves.page(storeId, position);
  }
}

/** One store's subscription with its charges, of a closed store too; undefined: it never chose a plan. */
export class SubscriptionForAdmins extends Query<SubscriptionRecord | undefined> {
  constructor(readonly storeId: StoreId) {
    super();
  }
}

@QueryHandler(SubscriptionForAdmins)
export class SubscriptionForAdminsHandler implements IQueryHandler<SubscriptionForAdmins> {
  constructor(private readonly subscriptions: SubscriptionReader) {}

  execute({ storeId }: SubscriptionForAdmins): Promise<SubscriptionRecord | undefined> {
    return this.subscriptions.recordOf(storeId);
  }
}
