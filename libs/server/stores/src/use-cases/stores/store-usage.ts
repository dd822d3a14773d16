import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { StoreId } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { type StoreUsage, StoreQueries } from '../../persistence/stores/store.queries';

/** What a store uses of its plan, and who owns it; null: it is closed or unknown. */
export class UsageOf extends Query<StoreUsage | null> {
  constructor(readonly storeId: StoreId) {
    super();
  }
}

@QueryHandler(UsageOf)
export class UsageOfHandler implements IQueryHandler<UsageOf> {
  constructor(
    private readonly stores: StoreQueries,
    private readonly clock: Clock,
  ) {}

  async execute({ storeId }: UsageOf): Promise<StoreUsage | null> {
    return (await this.stores.usageOf(storeId, this.clock.now())) ?? null;
  }
}
