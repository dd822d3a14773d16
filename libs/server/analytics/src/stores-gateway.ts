import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { PlanId, StoreId } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';
import {
  KnownStores,
  type Printable,
  PrintableOf,
  type PublicPage,
  PublicPageOf,
  type Reader,
  type SeenStore,
  StorePlans,
  StoreSeenBy,
} from '@smachot/server-stores';

/** Queries of this context to stores. Never inside a transaction: each query takes a connection of its own. */
@Injectable()
export class StoresGateway {
  constructor(
    private readonly queries: QueryBus,
    private readonly plans: StorePlans,
    private readonly read: ReadModel,
  ) {}

  /** A store as its crew, or a super admin, may see it; null for everybody else. */
  seenBy(store: string, reader: Reader): Promise<SeenStore | null> {
    return this.queries.execute(new StoreSeenBy(store, reader));
  }
  /** The public page of a store or a unit, by its id. */
  publicPage(id: string): Promise<PublicPage | null> {
    return this.queries.execute(new PublicPageOf(id));
  }
  printable(storeId: StoreId): Promise<Printable | null> {
    return this.queries.execute(new PrintableOf(storeId));
  }
  /** The plan whose limits apply to the store. */
  planOf(storeId: StoreId): Promise<PlanId> {
    return this.plans.of({ query: (sql, values) => this.read.rows(sql, values) }, storeId);
  }
  /** The ids of public stores, by the usernames or ids they were named with. */
  async publicIds(partners: readonly string[]): Promise<Map<string, StoreId>> {
    const known = await this.queries.execute(new KnownStores([...new Set(partners)]));
    const open = known.filter(({ isPublic, closed }) => isPublic && !closed);
    return new Map(
      open.flatMap(({ partnerId, partnerUsername }) => [
        [partnerId as string, partnerId] as const,
        [partnerUsername, partnerId] as const,
      ]),
    );
  }
}
