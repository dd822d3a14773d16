import { Injectable } from '@nestjs/common';
import { type SessionId, type User, type UserId } from '@smachot/contracts';
import { SigningKeys } from './signing-keys';

export const ACCESS_SECONDS = 45 * 60;

/** The bearer tokens of requests: the person's public claims, and the family of refresh tokens they came with. */
@Injectable()
export class AccessTokens {
  constructor(private readonly keys: SigningKeys) {}

  make({ id, ...claims }: User, familyId: SessionId): Promise<string> {
    return this.keys.sign('access', id, { ...claims, sid: familyId }, ACCESS_SECONDS);
  }

  async read(token: string): Promise<{ userId: UserId; familyId: SessionId } | undefined> {
    const claims = await this.keys.read('access', token);
    return claims && typeof claims['sid'] === 'string'
      ? { userId: claims.sub!, familyId: claims['sid'] }
      : undefined;
  }
}
