import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { StoreId } from '@smachot/contracts';
import { BankDetailsQueries, type DetailsStanding } from '../persistence/bank-details.queries';

/** Where the verification of a store's bank details stands; undefined: none were given. For payouts only. */
export class StandingOfDetails extends Query<DetailsStanding | undefined> {
  constructor(readonly storeId: StoreId) {
    super();
  }
}

@QueryHandler(StandingOfDetails)
export class StandingOfDetailsHandler implements IQueryHandler<StandingOfDetails> {
  constructor(private readonly details: BankDetailsQueries) {}

  execute({ storeId }: StandingOfDetails): Promise<DetailsStanding | undefined> {
    return this.details.standingOf(storeId);
  }
}
