import { Injectable } from '@nestjs/common';
import type { UserId } from '@smachot/contracts';
import { Authenticator, type UserActor } from '@smachot/server-platform';
import { DataSource } from 'typeorm';
import { ViewRepository } from '../persistence/view.repository';
import { SUPER_ADMIN } from '../domain/account';
import { type AccessClaims, AccessTokens } from './access-tokens';
import { Confirmations } from './confirmations';

/** Milliseconds until a block or a sign-out reaches other processes at the latest. */
const REMEMBERED_MS = 3000;
const REMEMBERED_FAMILIES = 20_000;

/** `viewedBy`: see `UserActor`. */
type Known = { groups: string[]; viewedBy?: UserId };
type Standing = { until: number; known: Promise<Known | undefined> };

/** Authenticates bearer tokens: the signature here; blocks, sign-outs and groups from the database, cached for a moment. */
@Injectable()
export class UserAuthenticator extends Authenticator {
  private readonly standings = new Map<string, Standing>();
  private readonly proven = new Map<string, { until: number; claims: AccessClaims }>();

  constructor(
    private readonly tokens: AccessTokens,
    private readonly source: DataSource,
    private readonly confirmations: Confirmations,
    private readonly views: ViewRepository,
  ) {
    super();
  }

  async authenticate(bearer: string): Promise<UserActor | undefined> {
    const claims = await this.claimsOf(bearer);
    if (!claims) return undefined;
    const known = await this.standingOf(claims);
    if (!known) return undefined;
    const { userId, familyId } = claims;
    const { groups, viewedBy } = known;
    if (viewedBy) return { kind: 'user', userId, familyId, superAdmin: false, viewedBy };
    return { kind: 'user', userId, familyId, superAdmin: groups.includes(SUPER_ADMIN) };
  }

  override async isSignedIn({ userId, familyId }: UserActor): Promise<boolean> {
    return (await this.read({ userId, familyId })) !== undefined;
  }

  override async isConfirmed(user: UserActor): Promise<boolean> {
    return user.viewedBy === undefined && this.confirmations.isConfirmed(user);
  }

  /** Clears the caches after this process has changed their data. */
  forget(): void {
    this.standings.clear();
    this.proven.clear();
  }

  /** The claims of a token. A screen makes several calls at once: only the first one verifies the signature. */
  private async claimsOf(bearer: string): Promise<AccessClaims | undefined> {
    const known = this.proven.get(bearer);
    if (known && known.until > Date.now()) return known.claims;
    const claims = await this.tokens.read(bearer);
    if (this.proven.size >= REMEMBERED_FAMILIES) this.proven.clear();
    if (claims) this.proven.set(bearer, { until: Date.now() + REMEMBERED_MS, claims });
    else this.proven.delete(bearer);
    return claims;
  }

  private standingOf(claims: AccessClaims): Promise<Known | undefined> {
    const key = claims.viewId ?? claims.familyId;
    const remembered = this.standings.get(key);
    if (remembered && remembered.until > Date.now()) return remembered.known;
    if (this.standings.size >= REMEMBERED_FAMILIES) this.standings.clear();
    const known = this.read(claims);
    this.standings.set(key, { until: Date.now() + REMEMBERED_MS, known });
    known.catch(() => this.standings.delete(key));
    return known;
  }

  private async read({ userId, familyId, viewId }: AccessClaims): Promise<Known | undefined> {
    if (viewId) {
      const viewedBy = await this.views.viewerOf({ viewId, userId, familyId });
      return viewedBy ? { groups: [], viewedBy } : undefined;
    }
    const rows: { groups: string[] }[] = await this.source.query(
      `select u.groups from identity.refresh_families f join identity.users u on u.id = f.user_id
       where f.id = $1 and f.user_id = $2 and f.revoked_at is null and u.blocked_at is null and u.deleted_at is null`,
      [familyId, userId],
    );
    return rows[0];
  }
}
