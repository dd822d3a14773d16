import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

const DELETE_EXPIRED = [
  // the limits look back one day; a phone that never signed in is then forgotten
  `delete from identity.otp_challenges where created_at < now() - interval '25 hours'`,
  `delete from identity.confirmation_codes where created_at < now() - interval '25 hours'`,
  `delete from identity.otp_spending where hour < now() - interval '1 day'`,
  // until then a used token is stored: otherwise its second use could not be recognised
  `delete from identity.refresh_tokens where expires_at < now()`,
  `delete from identity.refresh_families f where f.created_at < now() - interval '8 days'
     and not exists (select 1 from identity.refresh_tokens t where t.family_id = f.id)`,
  `delete from identity.password_attempts where failed_at < now() - interval '1 day'`,
  `delete from identity.views where ends_at < now() - interval '1 day'`,
  // notices that could not be sent within a week are dropped
  `delete from identity.security_notices where created_at < now() - interval '7 days'`,
  // the apps' role may not delete from the log; the function deletes entries older than two years as the owner
  `select identity.purge_audit_log()`,
  // so it is with acceptances of the terms, seven years after their account was closed
  `select identity.purge_terms_acceptances()`,
];

/** Repository of expired rows; each statement commits by itself. */
@Injectable()
export class ExpiryRepository {
  constructor(private readonly source: DataSource) {}

  async deleteExpired(): Promise<void> {
    for (const statement of DELETE_EXPIRED) await this.source.query(statement);
  }
}
