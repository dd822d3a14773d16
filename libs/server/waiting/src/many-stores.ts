import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { StoreId, UserId } from '@smachot/contracts';
import { ThreadWaits } from '@smachot/server-conversations';
import { RegistrationWaits } from '@smachot/server-hosted-events';
import { UserDirectory } from '@smachot/server-identity';
import { OrderWaits } from '@smachot/server-orders';
import { DisputeWaits } from '@smachot/server-payments';
import type { StoreWaits } from '@smachot/server-platform';
import { ProposalWaits } from '@smachot/server-proposals';
import { ReviewWaits } from '@smachot/server-reviews';
import { type StoreCrew, StoreCrews } from '@smachot/server-stores';
import { PlanWaits } from '@smachot/server-subscriptions';
import type { StoreThings } from './domain/nudges';

/** The same questions about many stores at once: one statement of each context. Never inside a transaction. */
@Injectable()
export class ManyStores {
  constructor(
    private readonly queries: QueryBus,
    private readonly directory: UserDirectory,
  ) {}

  /** Open stores with their crews, by their ids; `after`: the last of those before. */
  crews(after: StoreId | null, limit: number): Promise<StoreCrew[]> {
    return this.queries.execute(new StoreCrews(after, limit));
  }

  /** Counts what waits for each of the stores. @param at the moment of `latest` */
  async things(storeIds: readonly StoreId[], at: Date): Promise<(storeId: StoreId) => StoreThings> {
    const [crew, owners] = await Promise.all([
      Promise.all([
        this.queries.execute(new OrderWaits(storeIds, at)),
        this.queries.execute(new ProposalWaits(storeIds, at)),
        this.queries.execute(new ThreadWaits(storeIds, at)),
        this.queries.execute(new ReviewWaits(storeIds, at)),
        this.queries.execute(new RegistrationWaits(storeIds, at)),
      ]),
      Promise.all([
        this.queries.execute(new DisputeWaits(storeIds, at)),
        this.queries.execute(new PlanWaits(storeIds, at)),
      ]),
    ]);
    const [ofCrew, ofOwners] = [byStore(crew.flat()), byStore(owners.flat())];
    return (storeId) => ({ crew: ofCrew.get(storeId) ?? [], owners: ofOwners.get(storeId) ?? [] });
  }

  /** Those of the people whose accounts an admin blocked. */
  blocked(userIds: readonly UserId[]): Promise<Set<string>> {
    return this.directory.blocked(userIds);
  }
}

const byStore = (waits: readonly StoreWaits[]): Map<string, StoreWaits[]> => {
  const stores = new Map<string, StoreWaits[]>();
  for (const one of waits) stores.set(one.storeId, [...(stores.get(one.storeId) ?? []), one]);
  return stores;
};
