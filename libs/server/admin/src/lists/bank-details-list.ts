import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { AdminBankFilter } from '@smachot/contracts';
import { type ListPage, type ListPosition, periodOf } from '@smachot/server-platform';
import { KnownStores } from '@smachot/server-stores';
import { BankDetailsPage, type ListedBankDetails } from '@smachot/server-verification';
import type { RowList } from './row-list';

export type BankRow = ListedBankDetails & { businessName: string };

/** Bank details without a number of an account, each with its store's name: two statements a page. */
@Injectable()
export class BankDetailsList implements RowList<AdminBankFilter, BankRow> {
  constructor(private readonly queries: QueryBus) {}

  async page(
    { verification_status: status, since, until }: AdminBankFilter,
    position: ListPosition,
  ): Promise<ListPage<BankRow>> {
    const filter = { status, ...periodOf({ since, until }) };
    const { rows, ...end } = await this.queries.execute(new BankDetailsPage(filter, position));
    const stores = await this.queries.execute(new KnownStores(rows.map(({ storeId }) => storeId)));
    const names = new Map(stores.map((store) => [store.partnerId, store.businessName]));
    return {
      rows: rows.map((details) => ({ ...details, businessName: names.get(details.storeId) ?? '' })),
      ...end,
    };
  }
}
