import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { StoreId, UserId } from '@smachot/contracts';
import {
  CrewRoleOf,
  KnownStores,
  type Reader,
  type SeenStore,
  StoreSeenBy,
  type WorksAt,
} from '@smachot/server-stores';

/** Queries of this context to stores. Never inside a transaction: each query takes a connection of its own. */
@Injectable()
export class StoresGateway {
  constructor(private readonly queries: QueryBus) {}

  /** By id or username. */
  roleAt(store: string, userId: UserId): Promise<WorksAt | null> {
    return this.queries.execute(new CrewRoleOf(store, userId));
  }
  /** The same, also for a reader without a role: a super admin. */
  seenBy(store: string, reader: Reader): Promise<SeenStore | null> {
    return this.queries.execute(new StoreSeenBy(store, reader));
  }
  /** Names of businesses by their ids, closed ones too. */
  async namesOf(storeIds: readonly StoreId[]): Promise<Map<StoreId, string>> {
    const known = await this.queries.execute(new KnownStores([...new Set(storeIds)]));
    return new Map(known.map(({ partnerId, businessName }) => [partnerId, businessName]));
  }
  /** Whether there is such a store that is not closed for good. */
  async isOpen(storeId: StoreId): Promise<boolean> {
    const [known] = await this.queries.execute(new KnownStores([storeId]));
    return known !== undefined && !known.closed;
  }
}
