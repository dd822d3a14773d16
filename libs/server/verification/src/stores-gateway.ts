import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { StoreId, StoreKashrut, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import {
  CrewRoleOf,
  KashrutOf,
  type Reader,
  type StoreContact,
  StoreContacts,
  StoreSeenBy,
} from '@smachot/server-stores';

/** Queries of this context to stores. Never call it inside a transaction: each query takes a connection of its own. */
@Injectable()
export class StoresGateway {
  constructor(private readonly queries: QueryBus) {}

  /** A store by id or username, for its owners and super admins. */
  async seenBy(store: string, reader: Reader): Promise<Result<StoreId>> {
    const seen = await this.queries.execute(new StoreSeenBy(store, reader));
    if (!seen) return refuse('not_found');
    return seen.role === 'Member' ? refuse('crew.owners_only') : accept(seen.partnerId);
  }

  /** A store by id or username, for its owners. */
  async ownedBy(store: string, userId: UserId): Promise<Result<StoreId>> {
    const works = await this.queries.execute(new CrewRoleOf(store, userId));
    if (!works) return refuse('not_found');
    return works.role === 'Owner' ? accept(works.partnerId) : refuse('crew.owners_only');
  }

  /** The certificate that the store states it has; undefined: no such store. */
  kashrutOf(storeId: StoreId): Promise<StoreKashrut | undefined> {
    return this.queries.execute(new KashrutOf(storeId));
  }

  contacts(storeIds: StoreId[]): Promise<Map<string, StoreContact>> {
    return this.queries.execute(new StoreContacts([...new Set(storeIds)]));
  }

  async contact(storeId: StoreId): Promise<StoreContact | undefined> {
    return (await this.contacts([storeId])).get(storeId);
  }
}
