import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountExport, UserDirectory } from '@smachot/server-identity';
import { ReadModel } from '@smachot/server-platform';

/**
 * The stores part of an account's export: the stores where the person works, those they own, their favourites and their
 * crew invitations.
 */
@Injectable()
export class StoresExport implements OnModuleInit {
  constructor(
    private readonly exports: AccountExport,
    private readonly read: ReadModel,
    private readonly directory: UserDirectory,
  ) {}

  onModuleInit(): void {
    this.exports.contribute('stores', (userId) =>
      this.read.rows(
        `select s.username as "partnerUsername", s.business_name as "businessName", c.role, c.joined_at as "joinedAt",
           case when c.role = 'Owner' then json_build_object('email', s.email, 'businessPhone', s.business_phone, 'phoneIsPublic', s.phone_is_public,
             'location', s.location, 'description', s.description, 'about', s.about, 'links', s.links,
             'vat', s.vat_statements, 'createdAt', s.created_at, 'closedAt', s.closed_at) end as profile
         from stores.crew c join stores.stores s on s.id = c.store_id where c.user_id = $1 order by c.joined_at, s.id`,
        [userId],
      ),
    );
    this.exports.contribute('favourites', (userId) =>
      this.read.rows(
        `select s.username as "partnerUsername", s.business_name as "businessName", f.added_at as "addedAt"
         from stores.favourites f join stores.stores s on s.id = f.store_id where f.user_id = $1 order by f.added_at desc, s.id desc`,
        [userId],
      ),
    );
    this.exports.contribute('crewInvitations', async (userId) => {
      const me = (await this.directory.of([userId])).get(userId);
      return this.read.rows(
        `select s.business_name as "businessName", i.role, i.created_at as "createdAt", i.expires_at as "expiresAt",
           i.outcome, i.invited_by = $1 as "sentByYou"
         from stores.crew_invitations i join stores.stores s on s.id = i.store_id
         where i.invited_by = $1 or i.phone = $2 order by i.id`,
        [userId, me?.phone ?? null],
      );
    });
  }
}
