import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ReadModel } from '@smachot/server-platform';
import { AccountExport } from './account-export';

/** Provides the personal data that this context holds. Hashes and tokens are ours, not the person's, and are left out. */
@Injectable()
export class IdentityExport implements OnModuleInit {
  constructor(
    private readonly read: ReadModel,
    private readonly exports: AccountExport,
  ) {}

  onModuleInit(): void {
    this.exports.contribute('account', (userId) =>
      this.read.one(
        `select u.id, u.username, u.phone, u.first_name as "firstName", u.last_name as "lastName", u.email, u.language, u.currency, u.groups,
           u.terms_accepted_at as "termsAcceptedAt", u.created_at as "createdAt", p.changed_at as "passwordSetAt"
         from identity.users u left join identity.passwords p on p.user_id = u.id where u.id = $1`,
        [userId],
      ),
    );
    this.exports.contribute('termsAcceptances', (userId) =>
      this.read.rows(
        'select version, accepted_at as "acceptedAt" from identity.terms_acceptances where user_id = $1 order by accepted_at, id',
        [userId],
      ),
    );
    this.exports.contribute('sessions', (userId) =>
      this.read.rows(
        `select f.id, f.created_at as "since", f.last_used_at as "lastSeen", f.browser, f.system, f.device, f.network, f.revoked_at as "endedAt", f.revoked_because as "endedBecause"
         from identity.refresh_families f where f.user_id = $1 order by f.id`,
        [userId],
      ),
    );
    this.exports.contribute('history', (userId) =>
      this.read.rows(
        'select at, act, actor_id as "actorId", details from identity.audit_log where subject_id = $1 order by id',
        [userId],
      ),
    );
  }
}
