import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { PlanId, StoreId, UserId } from '@smachot/contracts';
import { refuse, accept, type Result } from '@smachot/kernel';
import { ReadModel, type Tx } from '@smachot/server-platform';
import {
  CrewRoleOf,
  KnownStores,
  type KnownStore,
  type Reader,
  type SeenStore,
  StorePlans,
  type StoreSender,
  StoreSenders,
  StoreSeenBy,
} from '@smachot/server-stores';

/** Queries of this context to stores. Never inside a transaction, but for `planIn`: each takes a connection of its own. */
@Injectable()
export class StoresGateway {
  constructor(
    private readonly queries: QueryBus,
    private readonly plans: StorePlans,
    private readonly read: ReadModel,
  ) {}

  /** A store as its crew, or a super admin, may see it; null for everybody else. */
  seenBy(store: string, reader: Reader): Promise<SeenStore | null> {
    return this.queries.execute(new StoreSeenBy(store, reader));
  }
  /** The store's id, for one of its owners. */
  async ownedBy(store: string, userId: UserId): Promise<Result<StoreId>> {
    const works = await this.queries.execute(new CrewRoleOf(store, userId));
    if (!works) return refuse('not_found');
    return works.role === 'Owner' ? accept(works.partnerId) : refuse('crew.owners_only');
  }
  /** A store by its id or username, hidden and closed ones too. */
  async known(partner: string): Promise<KnownStore | undefined> {
    return (await this.queries.execute(new KnownStores([partner])))[0];
  }
  async names(storeIds: StoreId[]): Promise<Map<string, KnownStore>> {
    const known = await this.queries.execute(new KnownStores([...new Set(storeIds)]));
    return new Map(known.map((store) => [store.partnerId, store]));
  }
  senders(storeIds: StoreId[]): Promise<Map<string, StoreSender>> {
    return this.queries.execute(new StoreSenders([...new Set(storeIds)]));
  }
  planIn(tx: Tx, storeId: StoreId): Promise<PlanId> {
    return this.plans.of({ query: (sql, values) => tx.query(sql, values) }, storeId);
  }
  planOf(storeId: StoreId): Promise<PlanId> {
    return this.plans.of({ query: (sql, values) => this.read.rows(sql, values) }, storeId);
  }
}
