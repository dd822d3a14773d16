import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Tokens, type User } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { Secrets, type Tx } from '@smachot/server-platform';
import { judgeRefresh, type Verdict } from '../domain/refresh';
import { AccessTokens } from './access-tokens';

const REFRESH_DAYS = 7;
const random256 = (): string => randomBytes(32).toString('base64url');
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** A refresh token that was brought back, its family locked. */
export type Brought = { verdict: Verdict; token: string; salt: string; familyId: string; userId: string };

type Row = {
  salt: string;
  family_id: string;
  user_id: string;
  revoked: boolean;
  expired: boolean;
  used_seconds_ago: number | null;
};

/**
 * Signed-in places: families of refresh tokens, of which one is good at a time. A successor is derived from its
 * predecessor and a salt under our key, so that two tabs asking at once, or asking again after a lost answer, get the
 * same one; the database alone yields neither.
 */
@Injectable()
export class Sessions {
  constructor(
    private readonly access: AccessTokens,
    private readonly secrets: Secrets,
  ) {}

  async open(tx: Tx, user: User): Promise<Tokens> {
    const familyId = newId();
    const token = random256();
    await tx.query('insert into identity.refresh_families (id, user_id) values ($1, $2)', [
      familyId,
      user.id,
    ]);
    await this.keep(tx, token, familyId);
    return { access_token: await this.access.make(user, familyId), refresh_token: token };
  }

  /** Locks the family, so that refreshes of one family follow each other. */
  async bring(tx: Tx, token: string): Promise<Brought | undefined> {
    const hash = hashOf(token);
    const families = await tx.query<{ id: string }>(
      `select id from identity.refresh_families where id = (select family_id from identity.refresh_tokens where hash = $1) for update`,
      [hash],
    );
    if (!families.length) return undefined;
    // read after the lock: whoever held it before us may have used this token
    const [row] = await tx.query<Row>(
      `select t.salt, t.family_id, f.user_id, f.revoked_at is not null as revoked,
         t.expires_at <= clock_timestamp() as expired,
         extract(epoch from clock_timestamp() - t.used_at)::float8 as used_seconds_ago
       from identity.refresh_tokens t join identity.refresh_families f on f.id = t.family_id where t.hash = $1`,
      [hash],
    );
    if (!row) return undefined;
    const verdict = judgeRefresh({
      familyRevoked: row.revoked,
      expired: row.expired,
      usedSecondsAgo: row.used_seconds_ago,
      successorUsed: await this.isUsed(tx, this.successor(token, row.salt)),
    });
    return { verdict, token, salt: row.salt, familyId: row.family_id, userId: row.user_id };
  }

  /** New tokens for a token whose verdict is rotate or repeat. */
  async exchange(tx: Tx, { verdict, token, salt, familyId }: Brought, user: User): Promise<Tokens> {
    const successor = this.successor(token, salt);
    if (verdict === 'rotate') {
      await tx.query('update identity.refresh_tokens set used_at = clock_timestamp() where hash = $1', [
        hashOf(token),
      ]);
      await this.keep(tx, successor, familyId);
    }
    return { access_token: await this.access.make(user, familyId), refresh_token: successor };
  }

  /** Ends one family: its refresh and access tokens are good no more. */
  async end(tx: Tx, familyId: string, because: string): Promise<void> {
    await tx.query(
      'update identity.refresh_families set revoked_at = now(), revoked_because = $2 where id = $1 and revoked_at is null',
      [familyId, because],
    );
  }

  async endAll(tx: Tx, userId: string, because: string, except?: string): Promise<void> {
    await tx.query(
      `update identity.refresh_families set revoked_at = now(), revoked_because = $2
       where user_id = $1 and revoked_at is null and id is distinct from $3::uuid`,
      [userId, because, except ?? null],
    );
  }

  private successor(token: string, salt: string): string {
    return Buffer.from(this.secrets.sign('refresh-successor', `${salt}.${token}`), 'hex').toString(
      'base64url',
    );
  }

  private async isUsed(tx: Tx, token: string): Promise<boolean> {
    const rows = await tx.query(
      'select 1 from identity.refresh_tokens where hash = $1 and used_at is not null',
      [hashOf(token)],
    );
    return rows.length > 0;
  }

  private async keep(tx: Tx, token: string, familyId: string): Promise<void> {
    await tx.query(
      `insert into identity.refresh_tokens (hash, family_id, salt, expires_at)
       values ($1, $2, $3, now() + interval '${REFRESH_DAYS} days')`,
      [hashOf(token), familyId, random256()],
    );
  }
}
