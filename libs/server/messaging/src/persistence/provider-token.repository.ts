import { Injectable } from '@nestjs/common';
import { returningRows, type Tx } from '@smachot/server-platform';

/** Repository of the exchange of provider tokens. Real time: tokens do not follow the product's clock. */
@Injectable()
export class ProviderTokenRepository {
  /** False while another worker refreshes the token. */
  async tryLock(tx: Tx): Promise<boolean> {
    const [lock] = await tx.query<{ mine: boolean }>('select pg_try_advisory_xact_lock(724012) as mine');
    return lock!.mine;
  }

  /**
   * Claims the check that is due: once a day over all workers, once a minute while the token is refused; undefined when none is
   * due. `stopped`: sending is stopped because the token is refused.
   */
  async claimCheck(tx: Tx): Promise<{ stopped: boolean } | undefined> {
    const rows = await tx.query<{ stopped: boolean }>(
      `update messaging.sending set token_checked_at = now() where id = 1 and (token_checked_at is null
         or token_checked_at < now() - case when stopped and stopped_by = 'token' then interval '1 minute' else interval '23 hours' end)
       returning stopped and stopped_by = 'token' as stopped`,
    );
    return returningRows(rows)[0];
  }

  /** When a stored token ends; null: never. Undefined for the configured one, which is not stored. */
  async expiryOf(tx: Tx, version: number): Promise<Date | null | undefined> {
    const rows = await tx.query<{ at: Date | null }>(
      'select expires_at as at from messaging.provider_tokens where version = $1',
      [version],
    );
    return rows[0]?.at;
  }

  async add(tx: Tx, sealed: string, expiresAt: Date | null): Promise<void> {
    await tx.query(
      'insert into messaging.provider_tokens (version, sealed, expires_at) values ((select coalesce(max(version), 0) + 1 from messaging.provider_tokens), $1, $2)',
      [sealed, expiresAt],
    );
  }
}
