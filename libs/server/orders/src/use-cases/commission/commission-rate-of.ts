import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { StoreId } from '@smachot/contracts';
import type { BasisPoints } from '@smachot/pricing';
import { CommissionQueries } from '../../persistence/commission/commission.queries';

/** The commission rate of a store now, for other contexts that sell in its name. */
export class CommissionRateOf extends Query<BasisPoints> {
  constructor(readonly storeId: StoreId) {
    super();
  }
}

@QueryHandler(CommissionRateOf)
export class CommissionRateOfHandler implements IQueryHandler<CommissionRateOf> {
  constructor(private readonly commissions: CommissionQueries) {}

  execute({ storeId }: CommissionRateOf): Promise<BasisPoints> {
    return this.commissions.rateOf(storeId);
  }
}
