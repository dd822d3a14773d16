import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { AdminSubscription, AdminSubscriptionFilter } from '@smachot/contracts';
import { toShekels } from '@smachot/kernel';
import { type ListPage, type ListPosition, periodOf } from '@smachot/server-platform';
import { KnownStores } from '@smachot/server-stores';
import { type ListedSubscription, SubscriptionPage } from '@smachot/server-subscriptions';
import type { RowList } from './row-list';

type Named = { partnerUsername: string; businessName: string };

export const subscriptionRow = (
  { storeId, createdAt, price, balance, ...row }: ListedSubscription,
  store: Named | undefined,
): AdminSubscription => ({
  ...row,
  partnerId: storeId,
  partnerUsername: store?.partnerUsername ?? '',
  businessName: store?.businessName ?? '',
  price: toShekels(price),
  balance: toShekels(balance),
  createdAt: createdAt.toISOString(),
});

/** Subscriptions, each with its store's name: two statements a page. */
@Injectable()
export class SubscriptionsList implements RowList<AdminSubscriptionFilter, AdminSubscription> {
  constructor(private readonly queries: QueryBus) {}

  async page(
    { since, until, ...filter }: AdminSubscriptionFilter,
    position: ListPosition,
  ): Promise<ListPage<AdminSubscription>> {
    const { rows, ...end } = await this.queries.execute(
      new SubscriptionPage({ ...filter, ...periodOf({ since, until }) }, position),
    );
    const stores = await this.queries.execute(new KnownStores(rows.map(({ storeId }) => storeId)));
    const names = new Map(stores.map((store) => [store.partnerId, store]));
    return {
      rows: rows.map((row) => subscriptionRow(row, names.get(row.storeId))),
      ...end,
    };
  }
}
