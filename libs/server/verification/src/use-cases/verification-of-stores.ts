import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { StoreId } from '@smachot/contracts';
import { BankDetailsQueries, type VerificationOfStore } from '../persistence/bank-details.queries';

/** How far the bank details of these stores are verified, by store; a store that gave none is left out. No number of an account. */
export class VerificationOfStores extends Query<Map<string, VerificationOfStore>> {
  constructor(readonly storeIds: StoreId[]) {
    super();
  }
}

@QueryHandler(VerificationOfStores)
export class VerificationOfStoresHandler implements IQueryHandler<VerificationOfStores> {
  constructor(private readonly details: BankDetailsQueries) {}

  async execute({ storeIds }: VerificationOfStores): Promise<Map<string, VerificationOfStore>> {
    if (!storeIds.length) return new Map();
    const found = await this.details.stateOf(storeIds);
    return new Map(found.map((one) => [one.storeId, one]));
  }
}
