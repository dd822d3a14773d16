import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { PricingUnit, PricingUnitId, StoreId, UserId, VatDetails } from '@smachot/contracts';
import {
  CalendarAt,
  type CalendarOfStore,
  CrewOf,
  CrewRoleOf,
  type KnownStore,
  KnownStores,
  type Orderable,
  OrderableUnit,
  PublishedUnit,
  type Reader,
  type SeenStore,
  StoreSeenBy,
  VatOf,
  type WorksAt,
} from '@smachot/server-stores';

/** Queries of this context about stores. Never inside a transaction: each query takes its own connection. */
@Injectable()
export class StoresGateway {
  constructor(private readonly queries: QueryBus) {}

  /** `at`: the start for which the unit is read. */
  unit(pricingUnitId: PricingUnitId, at: Date): Promise<Orderable | null> {
    return this.queries.execute(new OrderableUnit(pricingUnitId, at));
  }
  /** A unit as one of its revisions was published; null when that revision is not stored. */
  published(pricingUnitId: PricingUnitId, revision: number): Promise<PricingUnit | null> {
    return this.queries.execute(new PublishedUnit(pricingUnitId, revision));
  }
  /** Calendar and address of a store, also of a hidden one; null when it is closed for good. */
  calendarAt(storeId: StoreId, at: Date): Promise<CalendarOfStore | null> {
    return this.queries.execute(new CalendarAt(storeId, at));
  }
  /** Crew role of a user at a store, by id or username. */
  roleAt(store: string, userId: UserId): Promise<WorksAt | null> {
    return this.queries.execute(new CrewRoleOf(store, userId));
  }
  /** The same, also for a reader without a role: a super admin. */
  seenBy(store: string, reader: Reader): Promise<SeenStore | null> {
    return this.queries.execute(new StoreSeenBy(store, reader));
  }
  /** A store by its id or username, also a hidden or closed one. */
  async known(store: string): Promise<KnownStore | undefined> {
    const [known] = await this.queries.execute(new KnownStores([store]));
    return known;
  }
  /** Id of a public store, by id or username; null when there is none. */
  async publicId(store: string): Promise<string | null> {
    const known = await this.known(store);
    return known?.isPublic && !known.closed ? known.partnerId : null;
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
