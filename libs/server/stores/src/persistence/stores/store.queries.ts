import { isId } from '@smachot/kernel';
import { Injectable } from '@nestjs/common';
import type {
  AnswerOf,
  myStores,
  StoreId,
  StoreKashrut,
  UserId,
  VatDetails,
  BusinessCategory,
} from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';
import { vatAt, type VatStatement } from '../../domain/store';
import { kashrutFound } from './kashrut-sql';

export type KnownStore = {
  partnerId: StoreId;
  partnerUsername: string;
  businessName: string;
  isPublic: boolean;
  closed: boolean;
  categories: BusinessCategory[];
  /** An admin verified the present bank details. */
  bankVerified: boolean;
  /** The file of the profile picture; its address is made by `thumbnailOf`. */
  profileKey: string | null;
};
/** Whom to write to about a store. `email`: only a verified one. */
export type StoreContactRow = Omit<KnownStore, 'isPublic' | 'categories' | 'bankVerified' | 'profileKey'> & {
  /** Taken off the site by an admin. */
  suspended: boolean;
  email: string | null;
  ownerIds: UserId[];
  statements: VatStatement[];
};
/** `email`: only a verified one. */
export type StoreSenderRow = {
  storeId: StoreId;
  partnerUsername: string;
  businessName: string;
  /** The town alone where no street is known. */
  address: string;
  hasAddress: boolean;
  phone: string;
  email: string | null;
  /** On the site: public, not closed, and not taken off by an admin. */
  maySend: boolean;
};
/** `crew`: members, and open invitations. `owners`: the earliest joined first. */
export type StoreUsage = {
  partnerId: StoreId;
  partnerUsername: string;
  businessName: string;
  pricingUnits: number;
  crew: number;
  owners: UserId[];
  /** Its tax registration as it was stated last. */
  vat: VatDetails | null;
};
/** Whether a store has each part without which nobody can order. */
export type StoreParts = Record<'unit' | 'location' | 'delivery' | 'hours', boolean>;
export type Workplace = AnswerOf<typeof myStores>['stores'][number];

/** Reads stores for screens and other contexts. */
@Injectable()
export class StoreQueries {
  constructor(private readonly read: ReadModel) {}

  /** Whether the username is a store's, or held for one that closed. */
  async isUsernameTaken(username: string, now: Date): Promise<boolean> {
    const taken = await this.read.one(
      'select 1 from stores.usernames where username = $1 and (held_until is null or held_until >= $2)',
      [username, now],
    );
    return taken !== undefined;
  }

  /** Stores by their ids or usernames, hidden and closed ones too. */
  known(partners: string[]): Promise<KnownStore[]> {
    return this.read.rows<KnownStore>(
      `select s.id as "partnerId", s.username as "partnerUsername", s.business_name as "businessName",
         s.is_public as "isPublic", s.closed_at is not null as closed, s.categories,
         s.bank_status is not distinct from 'verified' as "bankVerified", s.profile_picture->>'key' as "profileKey"
       from stores.stores s where s.id = any($1::uuid[]) or s.username = any($2::text[])`,
      [partners.filter(isId), partners.filter((partner) => !isId(partner))],
    );
  }

  /** Closed stores too, in one statement. */
  contactsOf(storeIds: StoreId[]): Promise<StoreContactRow[]> {
    return this.read.rows<StoreContactRow>(
      `select s.id as "partnerId", s.username as "partnerUsername", s.business_name as "businessName",
         s.closed_at is not null as closed, s.suspension is not null as suspended, case when s.email_verified_at is not null then s.email end as email,
         coalesce((select array_agg(c.user_id::text order by c.joined_at, c.id) from stores.crew c
           where c.store_id = s.id and c.role = 'Owner'), '{}') as "ownerIds", s.vat_statements as statements
       from stores.stores s where s.id = any($1::uuid[])`,
      [storeIds],
    );
  }

  /** Who sends a store's advertising, closed stores too, in one statement. */
  sendersOf(storeIds: StoreId[]): Promise<StoreSenderRow[]> {
    return this.read.rows<StoreSenderRow>(
      `select s.id as "storeId", s.username as "partnerUsername", s.business_name as "businessName",
         coalesce(s.location->>'address', s.business_city) as address, s.business_phone as phone,
         coalesce(nullif(trim(s.location->>'address'), s.business_city), '') <> '' as "hasAddress",
         case when s.email_verified_at is not null then s.email end as email,
         s.is_public and s.closed_at is null and s.suspension is null as "maySend"
       from stores.stores s where s.id = any($1::uuid[])`,
      [storeIds],
    );
  }

  /** The stores, not closed, where a person works, the earliest joined first, with their role. */
  workplacesOf(userId: UserId): Promise<Workplace[]> {
    return this.read.rows<Workplace>(
      `select s.id as "partnerId", s.username as "partnerUsername", s.business_name as "businessName", c.role,
         s.is_public as "isPublic"
       from stores.crew c join stores.stores s on s.id = c.store_id
       where c.user_id = $1 and s.closed_at is null order by c.joined_at, s.id`,
      [userId],
    );
  }

  /** What a store that is not closed uses of its plan, and its owners. */
  async usageOf(storeId: StoreId, now: Date): Promise<StoreUsage | undefined> {
    const row = await this.read.one<Omit<StoreUsage, 'vat'> & { statements: VatStatement[] }>(
      `select s.id as "partnerId", s.username as "partnerUsername", s.business_name as "businessName",
         (select count(*)::int from stores.pricing_units u where u.store_id = s.id and u.visibility <> 'archived') as "pricingUnits",
         (select count(*)::int from stores.crew c where c.store_id = s.id)
           + (select count(*)::int from stores.crew_invitations i
              where i.store_id = s.id and i.answered_at is null and i.phone is not null and i.expires_at > $2) as crew,
         array(select c.user_id::text from stores.crew c where c.store_id = s.id and c.role = 'Owner' order by c.joined_at, c.id) as owners,
         s.vat_statements as statements
       from stores.stores s where s.id = $1 and s.closed_at is null`,
      [storeId, now],
    );
    if (!row) return undefined;
    const { statements, ...usage } = row;
    return { ...usage, vat: vatAt(statements, now) };
  }

  /** The oldest first; none for a store that does not exist. */
  async vatStatementsOf(storeId: StoreId): Promise<VatStatement[]> {
    const row = await this.read.one<{ statements: VatStatement[] }>(
      'select vat_statements as statements from stores.stores where id = $1',
      [storeId],
    );
    return row?.statements ?? [];
  }

  partsOf(storeId: StoreId): Promise<StoreParts | undefined> {
    return this.read.one<StoreParts>(
      `select exists (select from stores.pricing_units u where u.store_id = s.id and u.visibility = 'public') as unit,
         s.location is not null as location, not s.is_mobile or s.max_km is not null as delivery, s.hours_chosen as hours
       from stores.stores s where s.id = $1`,
      [storeId],
    );
  }

  async kashrutOf(storeId: StoreId): Promise<StoreKashrut | undefined> {
    return this.read.one<StoreKashrut>(
      `select s.kashrut_certificate as certificate, s.kashrut_badatz as badatz, s.kashrut_until::text as until,
         ${kashrutFound('verified')} as checked from stores.stores s where s.id = $1`,
      [storeId],
    );
  }
}
