import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  CrewOf,
  CrewRoleOf,
  type KnownStore,
  KnownStores,
  StoresOf,
  UnitNameOf,
  type WorksAt,
} from '@smachot/server-stores';

/** Queries of this context to stores. Never call it inside a transaction: each query takes a connection of its own. */
@Injectable()
export class StoresGateway {
  constructor(private readonly queries: QueryBus) {}

  /** By id or username. */
  roleAt(store: string, userId: string): Promise<WorksAt | null> {
    return this.queries.execute(new CrewRoleOf(store, userId));
  }
  /** Stores by ids or usernames, including those closed for good. */
  known(stores: string[]): Promise<KnownStore[]> {
    return this.queries.execute(new KnownStores(stores));
  }
  /** The stores where a person works. */
  of(userId: string): Promise<{ partnerId: string; partnerUsername: string }[]> {
    return this.queries.execute(new StoresOf(userId));
  }
  unitName(storeId: string, pricingUnitId: string): Promise<string | null> {
    return this.queries.execute(new UnitNameOf(storeId, pricingUnitId));
  }
  async crewOf(storeId: string): Promise<string[]> {
    return (await this.queries.execute(new CrewOf([storeId]))).get(storeId) ?? [];
  }
  crews(storeIds: string[]): Promise<Map<string, string[]>> {
    return storeIds.length
      ? this.queries.execute(new CrewOf(storeIds))
      : Promise.resolve(new Map<string, string[]>());
  }
}
