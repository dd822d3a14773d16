import { Injectable } from '@nestjs/common';
import type { E164 } from '@smachot/kernel';
import type { UserId } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';

/** Reads what this context stores about a person, for the export of their account. */
@Injectable()
export class PersonExportQueries {
  constructor(private readonly read: ReadModel) {}

  /** The stores where the person works, with the profile of those they own. */
  storesOf(userId: UserId): Promise<Record<string, unknown>[]> {
    return this.read.rows(
      `select s.username as "partnerUsername", s.business_name as "businessName", c.role, c.joined_at as "joinedAt",
           case when c.role = 'Owner' then json_build_object('email', s.email, 'businessPhone', s.business_phone, 'phoneIsPublic', s.phone_is_public,
             'location', s.location, 'description', s.description, 'about', s.about, 'links', s.links,
             'vat', s.vat_statements, 'createdAt', s.created_at, 'closedAt', s.closed_at) end as profile
         from stores.crew c join stores.stores s on s.id = c.store_id where c.user_id = $1 order by c.joined_at, s.id`,
      [userId],
    );
  }

  /** Stores whose plan has no room for the person now. */
  suspensionsOf(userId: UserId): Promise<Record<string, unknown>[]> {
    return this.read.rows(
      `select s.username as "partnerUsername", s.business_name as "businessName", c.role, c.joined_at as "joinedAt", c.suspended_at as "suspendedAt"
         from stores.suspended_crew c join stores.stores s on s.id = c.store_id where c.user_id = $1 order by c.joined_at, s.id`,
      [userId],
    );
  }

  favouritesOf(userId: UserId): Promise<Record<string, unknown>[]> {
    return this.read.rows(
      `select s.username as "partnerUsername", s.business_name as "businessName", f.added_at as "addedAt"
         from stores.favourites f join stores.stores s on s.id = f.store_id where f.user_id = $1 order by f.added_at desc, s.id desc`,
      [userId],
    );
  }

  /** The invitations a person sent, and those to their phone. `phone` null: unknown. */
  crewInvitationsOf(userId: UserId, phone: E164 | null): Promise<Record<string, unknown>[]> {
    return this.read.rows(
      `select s.business_name as "businessName", i.role, i.created_at as "createdAt", i.expires_at as "expiresAt",
           i.outcome, i.invited_by = $1 as "sentByYou"
         from stores.crew_invitations i join stores.stores s on s.id = i.store_id
         where i.invited_by = $1 or i.phone = $2 order by i.id`,
      [userId, phone],
    );
  }
}
