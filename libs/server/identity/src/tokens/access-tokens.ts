import { Injectable } from '@nestjs/common';
import { type SessionId, type User, type UserId, VIEW_AS_MINUTES, type ViewId } from '@smachot/contracts';
import { SigningKeys } from './signing-keys';

const ACCESS_SECONDS = 45 * 60;

/** `viewId`: a super admin looks through this person's eyes. */
export type AccessClaims = { userId: UserId; familyId: SessionId; viewId?: ViewId };

/** The bearer tokens of requests: the person's public claims, and the family of refresh tokens they came with. */
@Injectable()
export class AccessTokens {
  constructor(private readonly keys: SigningKeys) {}

  make({ id, ...claims }: User, familyId: SessionId): Promise<string> {
    return this.keys.sign('access', id, { ...claims, sid: familyId }, ACCESS_SECONDS);
  }

  /** A token that only reads; `familyId`: the session of the admin who looks. */
  view({ id, ...claims }: User, familyId: SessionId, viewAs: ViewId): Promise<string> {
    return this.keys.sign('access', id, { ...claims, sid: familyId, viewAs }, VIEW_AS_MINUTES * 60);
  }

  async read(token: string): Promise<AccessClaims | undefined> {
    const claims = await this.keys.read('access', token);
    if (!claims || typeof claims['sid'] !== 'string') return undefined;
    const viewAs = typeof claims['viewAs'] === 'string' ? { viewId: claims['viewAs'] } : {};
    return { userId: claims.sub!, familyId: claims['sid'], ...viewAs };
  }
}
