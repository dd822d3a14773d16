import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type SessionId, type Tokens, type User, type UserId } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { accessTopic, returningRows, Secrets, type Tx } from '@smachot/server-platform';
import { OneTimeCodes } from '../codes/one-time-codes';
import { type Origin, placeOf } from './place';
import { refreshVerdict, type Verdict } from '../domain/refresh';
import { AccessTokens } from './access-tokens';

const REFRESH_DAYS = 7;
const random256 = (): string => randomBytes(32).toString('base64url');
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The reason a session ended. Its network stays known for the account only after the person's own sign-out. */
export type EndedBecause =
  | 'signed out'
  | 'signed out from elsewhere'
  | 'password changed'
  | 'refresh token used twice';

/** A refresh token that was presented, its family locked. */
export type PresentedToken = {
  verdict: Verdict;
  token: string;
  salt: string;
  familyId: SessionId;
  userId: UserId;
};

type Row = {
  salt: string;
  family_id: SessionId;
  user_id: UserId;
  revoked: boolean;
  expired: boolean;
  used_seconds_ago: number | null;
};

const ADD_TOKEN = `insert into identity.refresh_tokens (hash, family_id, salt, expires_at)
   values ($1, $2, $3, now() + interval '${REFRESH_DAYS} days')`;
const OPEN = `with family as (
     insert into identity.refresh_families (id, user_id, browser, system, device, network, network_key, confirmed_at)
     values ($2, $4, $5, $6, $7, $8, $9, case when $10 then clock_timestamp() end))
   ${ADD_TOKEN}`;

/**
 * Sessions: families of refresh tokens, of which one is valid at a time. A successor is derived from its predecessor and a
 * salt under our key, so that two tabs refreshing at once, or a retry after a lost answer, get the same one; the database
 * alone yields neither.
 */
@Injectable()
export class Sessions {
  constructor(
    private readonly access: AccessTokens,
    private readonly secrets: Secrets,
    private readonly codes: OneTimeCodes,
  ) {}

  /** @param confirmed the person has shown password and code just now, as every super admin does who signs in */
  async open(tx: Tx, user: User, origin: Origin, confirmed = false): Promise<Tokens> {
    const familyId = newId();
    const token = random256();
    const { browser, system, device, network } = placeOf(origin);
    const networkKey = this.codes.networkKey(origin.network);
    const family = [user.id, browser, system, device, network, networkKey, confirmed];
    await tx.query(OPEN, [hashOf(token), familyId, random256(), ...family]);
    return { access_token: await this.access.make(user, familyId), refresh_token: token };
  }

  /** Locks the family, so that refreshes of one family follow each other. */
  async present(tx: Tx, token: string): Promise<PresentedToken | undefined> {
    const hash = hashOf(token);
    const families = await tx.query<{ id: SessionId }>(
      `select id from identity.refresh_families where id = (select family_id from identity.refresh_tokens where hash = $1) for update`,
      [hash],
    );
    if (!families.length) return undefined;
    // read after the lock: its previous holder may have used this token
    const [row] = await tx.query<Row>(
      `select t.salt, t.family_id, f.user_id, f.revoked_at is not null as revoked,
         t.expires_at <= clock_timestamp() as expired,
         extract(epoch from clock_timestamp() - t.used_at)::float8 as used_seconds_ago
       from identity.refresh_tokens t join identity.refresh_families f on f.id = t.family_id where t.hash = $1`,
      [hash],
    );
    if (!row) return undefined;
    const verdict = refreshVerdict({
      familyRevoked: row.revoked,
      expired: row.expired,
      usedSecondsAgo: row.used_seconds_ago,
      successorUsed: await this.isUsed(tx, this.successor(token, row.salt)),
    });
    return { verdict, token, salt: row.salt, familyId: row.family_id, userId: row.user_id };
  }

  /** New tokens for a token whose verdict is rotate or repeat. */
  async exchange(
    tx: Tx,
    { verdict, token, salt, familyId }: PresentedToken,
    user: User,
    origin: Origin,
  ): Promise<Tokens> {
    const successor = this.successor(token, salt);
    await tx.query(
      'update identity.refresh_families set last_used_at = now(), network = $2, network_key = $3 where id = $1',
      [familyId, placeOf(origin).network, this.codes.networkKey(origin.network)],
    );
    if (verdict === 'rotate') {
      await tx.query('update identity.refresh_tokens set used_at = clock_timestamp() where hash = $1', [
        hashOf(token),
      ]);
      await this.addToken(tx, successor, familyId);
    }
    return { access_token: await this.access.make(user, familyId), refresh_token: successor };
  }

  /** Ends one family: its refresh and access tokens become invalid, and its open streams end. */
  async end(tx: Tx, familyId: SessionId, because: EndedBecause): Promise<boolean> {
    return this.endWhere(tx, 'id = $2', [because, familyId], (userId) => tellOne(tx, userId, familyId));
  }

  /** False for a family that is over, or is not this person's. */
  async endOwn(tx: Tx, userId: UserId, familyId: SessionId, because: EndedBecause): Promise<boolean> {
    const tell = () => tellOne(tx, userId, familyId);
    return this.endWhere(tx, 'id = $2 and user_id = $3', [because, familyId, userId], tell);
  }

  /** Those that ran out count, too: they may have left something elsewhere, for example a device that gets notices. */
  async endAll(
    tx: Tx,
    userId: UserId,
    because: EndedBecause,
    except: SessionId | null = null,
  ): Promise<void> {
    await this.endWhere(tx, 'user_id = $2 and id is distinct from $3::uuid', [because, userId, except]);
    tx.emit('identity.sessions_ended', { userId, sessionId: null, except });
  }

  private async endWhere(
    tx: Tx,
    where: string,
    parameters: (string | null)[],
    tell: (userId: UserId) => void = () => undefined,
  ): Promise<boolean> {
    const ended = returningRows(
      await tx.query<{ user_id: UserId }>(
        `update identity.refresh_families set revoked_at = now(), revoked_because = $1
         where revoked_at is null and ${where} returning user_id`,
        parameters,
      ),
    );
    for (const { user_id } of ended) {
      tx.hint(accessTopic(user_id));
      tell(user_id);
    }
    return ended.length > 0;
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

  private async addToken(tx: Tx, token: string, familyId: SessionId): Promise<void> {
    await tx.query(ADD_TOKEN, [hashOf(token), familyId, random256()]);
  }
}

const tellOne = (tx: Tx, userId: UserId, sessionId: SessionId): void =>
  tx.emit('identity.sessions_ended', { userId, sessionId, except: null });
