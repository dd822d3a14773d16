import { Injectable } from '@nestjs/common';
import type { ConfirmationWay, Language } from '@smachot/contracts';
import type { E164 } from '@smachot/kernel';
import { returningRows, type Tx, type UserActor } from '@smachot/server-platform';
import { DataSource } from 'typeorm';
import {
  ADMIN_CONFIRMED_SECONDS,
  adminWaysOf,
  CONFIRMED_SECONDS,
  type KnownBy,
  waysOf,
} from '../domain/confirmation';
import type { Target } from '../codes/confirmation-codes';
import { AuditLog } from '../persistence/audit-log';

/** `phone`: E.164. */
export type Known = KnownBy & { phone: E164; language: Language; confirmedAt: Date | null };

const fresh = (actor: Lasting): string =>
  `confirmed_at > clock_timestamp() - make_interval(secs => ${secondsOf(actor)})`;

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
  async known(actor: UserActor): Promise<Known | undefined> {
    const { userId, familyId } = actor;
    const rows: Known[] = await this.source.query(
      `select u.phone, u.email, u.email_verified_at is not null as "emailVerified", u.language,
         p.user_id is not null as "hasPassword", f.confirmed_at as "confirmedAt"
       from identity.users u left join identity.passwords p on p.user_id = u.id
       left join identity.refresh_families f on f.id = $2 and f.user_id = u.id and f.revoked_at is null and f.${fresh(actor)}
       where u.id = $1 and u.deleted_at is null`,
      [userId, familyId],
    );
    return rows[0];
  }

  /** Never cached: a sign-out ends it at once. */
  async isConfirmed(actor: UserActor): Promise<boolean> {
    const { userId, familyId } = actor;
    const rows: unknown[] = await this.source.query(
      `select 1 from identity.refresh_families where id = $1 and user_id = $2 and revoked_at is null and ${fresh(actor)}`,
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

  /** Confirms the session for its time; answers the end of that. Undefined when the session was ended meanwhile. */
  async note(tx: Tx, actor: UserActor, by: ConfirmationWay | 'both'): Promise<Date | undefined> {
    const { userId, familyId } = actor;
    const [row] = returningRows(
      await tx.query<{ at: Date }>(
        `update identity.refresh_families set confirmed_at = clock_timestamp()
         where id = $1 and user_id = $2 and revoked_at is null returning confirmed_at as at`,
        [familyId, userId],
      ),
    );
    if (!row) return undefined;
    await this.audit.note(tx, { act: 'confirmed', subjectId: userId, details: { by } });
    return endOf(row.at, actor);
  }
}

type Lasting = Pick<UserActor, 'superAdmin'>;
const secondsOf = ({ superAdmin }: Lasting): number =>
  superAdmin ? ADMIN_CONFIRMED_SECONDS : CONFIRMED_SECONDS;

export const endOf = (from: Date, actor: Lasting): Date => new Date(from.getTime() + secondsOf(actor) * 1000);
/** The ways in which this person confirms; a super admin needs the password and one of the others. */
export const waysFor = (actor: Lasting, known: KnownBy): ConfirmationWay[] =>
  actor.superAdmin ? adminWaysOf(known) : waysOf(known);
