import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ListPage, ListPosition } from '@smachot/server-platform';
import {
  type BankDetailsFilter,
  BankListQueries,
  type ListedBankDetails,
} from '../persistence/bank-list.queries';

/** A page of the bank details of all stores, those sent last first. */
export class BankDetailsPage extends Query<ListPage<ListedBankDetails>> {
  constructor(
    readonly filter: BankDetailsFilter,
    readonly position: ListPosition,
  ) {
    super();
  }
}

@QueryHandler(BankDetailsPage)
export class BankDetailsPageHandler implements IQueryHandler<BankDetailsPage> {
  constructor(private readonly details: BankListQueries) {}

  execute({ filter, position }: BankDetailsPage): Promise<ListPage<ListedBankDetails>> {
    return this.details.page(filter, position);
  }
}
