import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { StoreId, UserId, VatDetails } from '@smachot/contracts';
import {
  CrewOf,
  CrewRoleOf,
  type KnownStore,
  KnownStores,
  VatOf,
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
  /** By ids or usernames, hidden and closed ones too. */
  async known(stores: string[]): Promise<Map<string, KnownStore>> {
    const found = await this.queries.execute(new KnownStores([...new Set(stores)]));
    return new Map(
      found.flatMap((store) => [
        [store.partnerId, store],
        [store.partnerUsername, store],
      ]),
    );
  }
  vatOf(storeId: StoreId, at: Date): Promise<VatDetails | null> {
    return this.queries.execute(new VatOf(storeId, at));
  }
  async crew(storeId: StoreId): Promise<UserId[]> {
    return (await this.queries.execute(new CrewOf([storeId]))).get(storeId) ?? [];
  }
}
