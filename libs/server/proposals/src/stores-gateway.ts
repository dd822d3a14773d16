import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { PricingUnit, PricingUnitId, StoreId, UserId, VatDetails } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import {
  CrewOf,
  CrewRoleOf,
  type Orderable,
  OrderableUnit,
  PublishedUnit,
  type Reader,
  type SeenStore,
  StoreSeenBy,
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
  /** The same, also for a reader without a role: a super admin. */
  seenBy(store: string, reader: Reader): Promise<SeenStore | null> {
    return this.queries.execute(new StoreSeenBy(store, reader));
  }
  /** A store by id or username, for its owners. */
  async ownedBy(store: string, userId: UserId): Promise<Result<StoreId>> {
    const works = await this.roleAt(store, userId);
    if (!works) return refuse('not_found');
    return works.role === 'Owner' ? accept(works.partnerId) : refuse('crew.owners_only');
  }
  /** A unit on sale, with its store. */
  unit(pricingUnitId: PricingUnitId): Promise<Orderable | null> {
    return this.queries.execute(new OrderableUnit(pricingUnitId));
  }
  /** A unit as one of its revisions was published; null: there is no such revision. */
  published(pricingUnitId: PricingUnitId, revision: number): Promise<PricingUnit | null> {
    return this.queries.execute(new PublishedUnit(pricingUnitId, revision));
  }
  vatOf(storeId: StoreId, at: Date): Promise<VatDetails | null> {
    return this.queries.execute(new VatOf(storeId, at));
  }
  /** Recipients of the notifications of each of these stores. */
  async crews(storeIds: StoreId[]): Promise<(storeId: StoreId) => string[]> {
    const found = storeIds.length ? await this.queries.execute(new CrewOf([...new Set(storeIds)])) : null;
    return (storeId) => found?.get(storeId) ?? [];
  }
  async crew(storeId: StoreId): Promise<string[]> {
    return (await this.crews([storeId]))(storeId);
  }
}
