import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { StoreId } from '@smachot/contracts';
import { BankDetailsQueries, type DetailsStanding } from '../persistence/bank-details.queries';

/** Where the verification of the bank details of stores stands, by store; one that gave none is left out. For payouts only. */
export class StandingsOfDetails extends Query<Map<string, DetailsStanding>> {
  constructor(readonly storeIds: StoreId[]) {
    super();
  }
}

@QueryHandler(StandingsOfDetails)
export class StandingsOfDetailsHandler implements IQueryHandler<StandingsOfDetails> {
  constructor(private readonly details: BankDetailsQueries) {}

  async execute({ storeIds }: StandingsOfDetails): Promise<Map<string, DetailsStanding>> {
    const rows = storeIds.length ? await this.details.standingsOf(storeIds) : [];
    return new Map(rows.map(({ storeId, ...standing }) => [storeId, standing]));
  }
}
