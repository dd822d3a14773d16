import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { PricingUnitId, StoreId, UserId } from '@smachot/contracts';
import {
  CrewOf,
  CrewRoleOf,
  type KnownStore,
  KnownStores,
  OrderableUnit,
  PublicUnits,
  type Reader,
  type SeenStore,
  StoreSeenBy,
  WorkplacesEver,
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
  /** Stores where a person works, is suspended, or worked. */
  async workplacesOf(userId: UserId): Promise<StoreId[]> {
    const places = await this.queries.execute(new WorkplacesEver([userId]));
    return places.map(({ partnerId }) => partnerId);
  }
  /** Whether any of these people works, or worked, at a store. */
  async crewsEver(userIds: readonly UserId[]): Promise<(userId: UserId, storeId: StoreId) => boolean> {
    const places = await this.queries.execute(new WorkplacesEver(userIds));
    const known = new Set(places.map(({ userId, partnerId }) => `${userId} ${partnerId}`));
    return (userId, storeId) => known.has(`${userId} ${storeId}`);
  }
  /** Those of the units that are public. */
  publicUnits(ids: readonly PricingUnitId[]): Promise<Set<string>> {
    return this.queries.execute(new PublicUnits([...new Set(ids)]));
  }
  /** Whether the page of a unit opens at a store: a public unit, or an unlisted one, whose address the reader was given. */
  async opensUnit(storeId: StoreId, pricingUnitId: PricingUnitId): Promise<boolean> {
    const found = await this.queries.execute(new OrderableUnit(pricingUnitId));
    return found?.store.partnerId === storeId;
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
  /** Those of the stores where nobody works but this person. */
  async abandonedBy(userId: UserId, storeIds: StoreId[]): Promise<StoreId[]> {
    if (!storeIds.length) return [];
    const crews = await this.queries.execute(new CrewOf(storeIds));
    return storeIds.filter((id) => (crews.get(id) ?? []).every((member) => member === userId));
  }
  async crewOf(storeId: StoreId): Promise<string[]> {
    return (await this.queries.execute(new CrewOf([storeId]))).get(storeId) ?? [];
  }
}
