import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { StoreId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { type Reader, type StoreContact, StoreContacts, StoreSeenBy } from '@smachot/server-stores';
import {
  type DetailsStanding,
  StandingsOfDetails,
  type VerifiedAccount,
  VerifiedAccounts,
} from '@smachot/server-verification';

/** Queries of this context to stores and to verification. Never inside a transaction: each takes a connection of its own. */
@Injectable()
export class StoresGateway {
  constructor(private readonly queries: QueryBus) {}

  /** A store by id or username, for its owners and super admins. */
  async seenBy(store: string, reader: Reader): Promise<Result<SeenStore>> {
    const seen = await this.queries.execute(new StoreSeenBy(store, reader));
    if (!seen) return refuse('not_found');
    const { role, partnerId, partnerUsername } = seen;
    return role === 'Member' ? refuse('crew.owners_only') : accept({ partnerId, partnerUsername });
  }

  contacts(storeIds: StoreId[]): Promise<Map<string, StoreContact>> {
    return this.queries.execute(new StoreContacts([...new Set(storeIds)]));
  }

  /** Each of the stores, also one that is not known. */
  async payees(storeIds: StoreId[]): Promise<Map<string, Payee>> {
    if (!storeIds.length) return new Map();
    const [contacts, standings] = await Promise.all([
      this.contacts(storeIds),
      this.queries.execute(new StandingsOfDetails(storeIds)),
    ]);
    return new Map(
      storeIds.map((id) => [
        id,
        { suspended: contacts.get(id)?.suspended ?? false, details: standings.get(id) },
      ]),
    );
  }

  /** The verified accounts. Whether a store is suspended is in its contact. */
  accounts(storeIds: StoreId[]): Promise<Map<string, VerifiedAccount>> {
    return this.queries.execute(new VerifiedAccounts(storeIds));
  }
}
/** A store to which money may be sent. */
export type Payee = { suspended: boolean; details: DetailsStanding | undefined };
export type Contacts = Map<string, StoreContact>;
export type SeenStore = { partnerId: StoreId; partnerUsername: string };
