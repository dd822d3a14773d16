import { Injectable } from '@nestjs/common';
import type { ConfirmationWay, Language } from '@smachot/contracts';
import type { E164 } from '@smachot/kernel';
import { returningRows, type Tx, type UserActor } from '@smachot/server-platform';
import { DataSource } from 'typeorm';
import { CONFIRMED_SECONDS, type KnownBy } from '../domain/confirmation';
import type { Target } from '../codes/confirmation-codes';
import { AuditLog } from '../persistence/audit-log';

/** `phone`: E.164. */
export type Known = KnownBy & { phone: E164; language: Language; confirmedAt: Date | null };

const FRESH = `confirmed_at > clock_timestamp() - make_interval(secs => ${CONFIRMED_SECONDS})`;

/**
 * Sessions that were recently confirmed by more than the phone: numbers change hands, and a code by SMS then reaches
 * another person. Real time, never the product's clock.
 */
@Injectable()
export class Confirmations {
  constructor(
    private readonly source: DataSource,
    private readonly audit: AuditLog,
  ) {}

  /** The credentials a person can confirm with, and when this session was last confirmed. */
  async known({ userId, familyId }: UserActor): Promise<Known | undefined> {
    const rows: Known[] = await this.source.query(
      `select u.phone, u.email, u.email_verified_at is not null as "emailVerified", u.language,
         p.user_id is not null as "hasPassword", f.confirmed_at as "confirmedAt"
       from identity.users u left join identity.passwords p on p.user_id = u.id
       left join identity.refresh_families f on f.id = $2 and f.user_id = u.id and f.revoked_at is null and f.${FRESH}
       where u.id = $1 and u.deleted_at is null`,
      [userId, familyId],
    );
    return rows[0];
  }

  /** Never cached: a sign-out ends it at once. */
  async isConfirmed({ userId, familyId }: UserActor): Promise<boolean> {
    const rows: unknown[] = await this.source.query(
      `select 1 from identity.refresh_families where id = $1 and user_id = $2 and revoked_at is null and ${FRESH}`,
      [familyId, userId],
    );
    return rows.length > 0;
  }

  /**
   * Whether a code sent to this address or phone still reaches the account; an address is verified by it. The row stays
   * locked.
   */
  async confirmReach(tx: Tx, { userId }: UserActor, { way, to }: Target): Promise<boolean> {
    const rows = await tx.query(
      way === 'email'
        ? `update identity.users set email_verified_at = coalesce(email_verified_at, clock_timestamp())
           where id = $1 and email = $2 returning id`
        : 'update identity.users set phone = phone where id = $1 and phone = $2 returning id',
      [userId, to],
    );
    return returningRows(rows).length > 0;
  }

  /** Confirms the session for ten minutes; answers the end of that time. Undefined when the session was ended meanwhile. */
  async note(tx: Tx, { userId, familyId }: UserActor, by: ConfirmationWay): Promise<Date | undefined> {
    const [row] = returningRows(
      await tx.query<{ at: Date }>(
        `update identity.refresh_families set confirmed_at = clock_timestamp()
         where id = $1 and user_id = $2 and revoked_at is null returning confirmed_at as at`,
        [familyId, userId],
      ),
    );
    if (!row) return undefined;
    await this.audit.note(tx, { act: 'confirmed', subjectId: userId, details: { by } });
    return endOf(row.at);
  }
}

export const endOf = (from: Date): Date => new Date(from.getTime() + CONFIRMED_SECONDS * 1000);
