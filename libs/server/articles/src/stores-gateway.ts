import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { StoreId, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import {
  CrewRoleOf,
  type KnownStore,
  KnownStores,
  type Reader,
  type SeenStore,
  StoreSeenBy,
} from '@smachot/server-stores';

/** Queries of this context to stores. Never inside a transaction: each takes a connection of its own. */
@Injectable()
export class StoresGateway {
  constructor(private readonly queries: QueryBus) {}

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
  async worksAt(storeId: StoreId, userId: UserId): Promise<boolean> {
    return (await this.queries.execute(new CrewRoleOf(storeId, userId))) !== null;
  }
  /** A store that is on the site, by its id or username. */
  async public(partner: string): Promise<KnownStore | undefined> {
    const known = await this.queries.execute(new KnownStores([partner]));
    // a closed store may have had the same username
    return known.find(({ isPublic, closed }) => isPublic && !closed);
  }
  /** Stores by ids, hidden and closed ones too, in one statement. */
  async byId(storeIds: readonly StoreId[]): Promise<Map<string, KnownStore>> {
    const known = await this.queries.execute(new KnownStores([...new Set(storeIds)]));
    return new Map(known.map((store) => [store.partnerId, store]));
  }
}
