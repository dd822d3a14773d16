import { Injectable } from '@nestjs/common';
import type { SessionId, UserId } from '@smachot/contracts';
import { Authenticator, type UserActor } from '@smachot/server-platform';
import { DataSource } from 'typeorm';
import { SUPER_ADMIN } from '../domain/account';
import { AccessTokens } from './access-tokens';
import { Confirmations } from './confirmations';

/** Milliseconds until a block or a sign-out reaches other processes at the latest. */
const REMEMBERED_MS = 3000;
const REMEMBERED_FAMILIES = 20_000;

type Standing = { until: number; groups: Promise<string[] | undefined> };
type Claims = { userId: UserId; familyId: SessionId };

/** Authenticates bearer tokens: the signature here; blocks, sign-outs and groups from the database, cached for a moment. */
@Injectable()
export class UserAuthenticator extends Authenticator {
  private readonly standings = new Map<string, Standing>();
  private readonly proven = new Map<string, { until: number; claims: Claims }>();

  constructor(
    private readonly tokens: AccessTokens,
    private readonly source: DataSource,
    private readonly confirmations: Confirmations,
  ) {
    super();
  }

  async authenticate(bearer: string): Promise<UserActor | undefined> {
    const claims = await this.claimsOf(bearer);
    if (!claims) return undefined;
    const groups = await this.groupsOf(claims.userId, claims.familyId);
    return groups && { kind: 'user', ...claims, superAdmin: groups.includes(SUPER_ADMIN) };
  }

  override async isSignedIn({ userId, familyId }: UserActor): Promise<boolean> {
    return (await this.read(userId, familyId)) !== undefined;
  }

  override isConfirmed(user: UserActor): Promise<boolean> {
    return this.confirmations.isConfirmed(user);
  }

  /** Clears the caches after this process has changed their data. */
  forget(): void {
    this.standings.clear();
    this.proven.clear();
  }

  /** The claims of a token. A screen makes several calls at once: only the first one verifies the signature. */
  private async claimsOf(bearer: string): Promise<Claims | undefined> {
    const known = this.proven.get(bearer);
    if (known && known.until > Date.now()) return known.claims;
    const claims = await this.tokens.read(bearer);
    if (this.proven.size >= REMEMBERED_FAMILIES) this.proven.clear();
    if (claims) this.proven.set(bearer, { until: Date.now() + REMEMBERED_MS, claims });
    else this.proven.delete(bearer);
    return claims;
  }

  private groupsOf(userId: UserId, familyId: SessionId): Promise<string[] | undefined> {
    const known = this.standings.get(familyId);
    if (known && known.until > Date.now()) return known.groups;
    if (this.standings.size >= REMEMBERED_FAMILIES) this.standings.clear();
    const groups = this.read(userId, familyId);
    this.standings.set(familyId, { until: Date.now() + REMEMBERED_MS, groups });
    groups.catch(() => this.standings.delete(familyId));
    return groups;
  }

  private async read(userId: UserId, familyId: SessionId): Promise<string[] | undefined> {
    const rows: { groups: string[] }[] = await this.source.query(
      `select u.groups from identity.refresh_families f join identity.users u on u.id = f.user_id
       where f.id = $1 and f.user_id = $2 and f.revoked_at is null and u.blocked_at is null and u.deleted_at is null`,
      [familyId, userId],
    );
    return rows[0]?.groups;
  }
}
