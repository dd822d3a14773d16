import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { StoreId, StoreKashrut } from '@smachot/contracts';
import { StoreQueries } from '../../persistence/stores/store.queries';

/** The certificate of kashrut that a store states it has; undefined: no such store. */
export class KashrutOf extends Query<StoreKashrut | undefined> {
  constructor(readonly partnerId: StoreId) {
    super();
  }
}

@QueryHandler(KashrutOf)
export class KashrutOfHandler implements IQueryHandler<KashrutOf> {
  constructor(private readonly stores: StoreQueries) {}

  execute({ partnerId }: KashrutOf): Promise<StoreKashrut | undefined> {
    return this.stores.kashrutOf(partnerId);
  }
}
