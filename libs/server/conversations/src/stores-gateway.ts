import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { PricingUnitId, StoreId, UserId } from '@smachot/contracts';
import {
  CrewOf,
  CrewRoleOf,
  type KnownStore,
  KnownStores,
  UnitNameOf,
  type WorksAt,
} from '@smachot/server-stores';

/** Queries of this context to stores. Never call it inside a transaction: each query takes a connection of its own. */
@Injectable()
export class StoresGateway {
  constructor(private readonly queries: QueryBus) {}

  /** By id or username. */
  roleAt(store: string, userId: UserId): Promise<WorksAt | null> {
    return this.queries.execute(new CrewRoleOf(store, userId));
  }
  /** Stores by ids or usernames, including those closed for good. */
  known(stores: string[]): Promise<KnownStore[]> {
    return this.queries.execute(new KnownStores(stores));
  }
  unitName(storeId: StoreId, pricingUnitId: PricingUnitId): Promise<string | null> {
    return this.queries.execute(new UnitNameOf(storeId, pricingUnitId));
  }
  async crewOf(storeId: StoreId): Promise<string[]> {
    return (await this.queries.execute(new CrewOf([storeId]))).get(storeId) ?? [];
  }
  crews(storeIds: StoreId[]): Promise<Map<string, string[]>> {
    return storeIds.length
      ? this.queries.execute(new CrewOf(storeIds))
      : Promise.resolve(new Map<string, string[]>());
  }
}
