import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { PricingUnit, VatDetails } from '@smachot/contracts';
import {
  CalendarAt,
  type CalendarOfStore,
  CrewOf,
  CrewRoleOf,
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

/** What this context asks of stores. Never inside a transaction: each question takes a connection of its own. */
@Injectable()
export class StoresGateway {
  constructor(private readonly queries: QueryBus) {}

  /** `at`: the start it is asked about. */
  unit(pricingUnitId: string, at: Date): Promise<Orderable | null> {
    return this.queries.execute(new OrderableUnit(pricingUnitId, at));
  }
  /** A unit as a revision of it was published; null: that one is not kept. */
  published(pricingUnitId: string, revision: number): Promise<PricingUnit | null> {
    return this.queries.execute(new PublishedUnit(pricingUnitId, revision));
  }
  /** A store's calendar and where it is, also of one that is hidden; null: it is closed for good. */
  calendarAt(storeId: string, at: Date): Promise<CalendarOfStore | null> {
    return this.queries.execute(new CalendarAt(storeId, at));
  }
  /** By id or username. */
  roleAt(store: string, userId: string): Promise<WorksAt | null> {
    return this.queries.execute(new CrewRoleOf(store, userId));
  }
  /** The same for who may only look, too: a super admin. */
  seenBy(store: string, reader: Reader): Promise<SeenStore | null> {
    return this.queries.execute(new StoreSeenBy(store, reader));
  }
  /** The id of a store that everybody may see, by id or username; null: there is none. */
  async publicId(store: string): Promise<string | null> {
    const [known] = await this.queries.execute(new KnownStores([store]));
    return known?.isPublic && !known.closed ? known.partnerId : null;
  }
  vatOf(storeId: string, at: Date): Promise<VatDetails | null> {
    return this.queries.execute(new VatOf(storeId, at));
  }
  /** Who is told of what each of these stores has to know. */
  async crews(storeIds: string[]): Promise<(storeId: string) => string[]> {
    const found = storeIds.length ? await this.queries.execute(new CrewOf([...new Set(storeIds)])) : null;
    return (storeId) => found?.get(storeId) ?? [];
  }
  async crew(storeId: string): Promise<string[]> {
    return (await this.crews([storeId]))(storeId);
  }
}
