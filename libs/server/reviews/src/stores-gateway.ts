import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { StoreId, UserId } from '@smachot/contracts';
import {
  CrewOf,
  CrewRoleOf,
  type KnownStore,
  KnownStores,
  type Reader,
  type SeenStore,
  StoreSeenBy,
} from '@smachot/server-stores';

/** Queries of this context to stores. Never inside a transaction: each query takes a connection of its own. */
@Injectable()
export class StoresGateway {
  constructor(private readonly queries: QueryBus) {}

  /** A store as its crew, or a super admin, may see it; null for everybody else. */
  seenBy(store: string, reader: Reader): Promise<SeenStore | null> {
    return this.queries.execute(new StoreSeenBy(store, reader));
  }
  async worksAt(storeId: StoreId, userId: UserId): Promise<boolean> {
    return (await this.queries.execute(new CrewRoleOf(storeId, userId))) !== null;
  }
  /** Stores by ids, including hidden and closed ones. */
  async byId(storeIds: readonly StoreId[]): Promise<Map<string, KnownStore>> {
    const known = await this.queries.execute(new KnownStores([...new Set(storeIds)]));
    return new Map(known.map((store) => [store.partnerId, store]));
  }
  /** A public store by its id or username; undefined: there is none. */
  async public(partner: string): Promise<KnownStore | undefined> {
    const known = await this.queries.execute(new KnownStores([partner]));
    // a closed store may have had the same username
    return known.find(({ isPublic, closed }) => isPublic && !closed);
  }
  async crewOf(storeId: StoreId): Promise<string[]> {
    return (await this.queries.execute(new CrewOf([storeId]))).get(storeId) ?? [];
  }
}
