import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { StoreId, VatDetails } from '@smachot/contracts';
import { vatAt } from '../../domain/store';
import { StoreQueries } from '../../persistence/stores/store.queries';

/** The VAT details of a store, closed ones too, at a moment; null: none stated. */
export class VatOf extends Query<VatDetails | null> {
  constructor(
    readonly partnerId: StoreId,
    readonly at: Date,
  ) {
    super();
  }
}

@QueryHandler(VatOf)
export class VatOfHandler implements IQueryHandler<VatOf> {
  constructor(private readonly stores: StoreQueries) {}

  async execute({ partnerId, at }: VatOf): Promise<VatDetails | null> {
    return vatAt(await this.stores.vatStatementsOf(partnerId), at);
  }
}
