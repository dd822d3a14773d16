import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type {
  AdminPartner,
  AdminPartnerFilter,
  AdminPartnerState,
  BankVerificationStatus,
} from '@smachot/contracts';
import { type ListPage, type ListPosition, periodOf, readSearch } from '@smachot/server-platform';
import { type ListedStore, StorePage } from '@smachot/server-stores';
import { type ListedSubscription, SubscriptionsOfStores } from '@smachot/server-subscriptions';
import { VerificationOfStores } from '@smachot/server-verification';
import type { RowList } from './row-list';

const stateOf = ({ closedAt, isPublic, suspension }: ListedStore): AdminPartnerState => {
  if (closedAt) return 'closed';
  if (suspension) return 'suspended';
  return isPublic ? 'public' : 'hidden';
};

export const partnerView = (
  store: ListedStore,
  subscription: ListedSubscription | undefined,
  bankVerification: BankVerificationStatus | undefined,
): AdminPartner => ({
  partnerId: store.partnerId,
  partnerUsername: store.partnerUsername,
  businessName: store.businessName,
  businessCity: store.businessCity,
  businessPhone: store.businessPhone || null,
  email: store.email,
  categories: store.categories,
  state: stateOf(store),
  createdAt: store.createdAt.toISOString(),
  // without a paid period the limits of the basic plan apply
  planId: subscription && subscription.phase !== 'inactive' ? subscription.planId : 'basic-plan',
  phase: subscription?.phase ?? 'inactive',
  bankVerification: bankVerification ?? null,
  suspension: store.suspension && { since: store.suspension.since, reason: store.suspension.reason },
});

/** Stores, each with its plan and the state of its bank details: three statements a page. */
@Injectable()
export class PartnersList implements RowList<AdminPartnerFilter, AdminPartner> {
  constructor(private readonly queries: QueryBus) {}

  async page(
    { q, state, city, planId, bank, ...days }: AdminPartnerFilter,
    position: ListPosition,
  ): Promise<ListPage<AdminPartner>> {
    const filter = { words: readSearch(q), state, city: readSearch(city), planId, bank, ...periodOf(days) };
    const { rows, ...end } = await this.queries.execute(new StorePage(filter, position));
    const ids = rows.map(({ partnerId }) => partnerId);
    const [plans, details] = await Promise.all([
      this.queries.execute(new SubscriptionsOfStores(ids)),
      this.queries.execute(new VerificationOfStores(ids)),
    ]);
    const view = (store: ListedStore) =>
      partnerView(store, plans.get(store.partnerId), details.get(store.partnerId)?.status);
    return { rows: rows.map(view), ...end };
  }
}
