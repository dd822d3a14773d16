import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Config } from '@smachot/server-platform';
import {
  calculateJwkThumbprint,
  type CryptoKey,
  importJWK,
  type JWK,
  jwtVerify,
  type JWTPayload,
  SignJWT,
} from 'jose';

const ALGORITHM = 'EdDSA';
const ISSUER = 'smachot';

/** The purpose of a token; a token of one purpose is never accepted for another. */
export type Purpose = 'access' | 'sign-up' | 'password';

/**
 * Signs with the newest key and still verifies with those before it (JWT_PREVIOUS_JWKS), each known by its id. Tokens
 * live by real time, never by the movable clock.
 */
@Injectable()
export class SigningKeys implements OnModuleInit {
  private readonly publicKeys = new Map<string, CryptoKey>();
  private current!: { id: string; key: CryptoKey };

  constructor(private readonly config: Config) {}

  async onModuleInit(): Promise<void> {
    const { JWT_PRIVATE_JWK, JWT_PREVIOUS_JWKS } = this.config.settings;
    const jwk = JSON.parse(JWT_PRIVATE_JWK) as JWK;
    const id = await this.admit(jwk);
    this.current = { id, key: (await importJWK(jwk, ALGORITHM)) as CryptoKey };
    for (const previous of JSON.parse(JWT_PREVIOUS_JWKS) as JWK[]) await this.admit(previous);
  }

  sign(purpose: Purpose, subject: string, claims: JWTPayload, seconds: number): Promise<string> {
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: ALGORITHM, kid: this.current.id, typ: 'JWT' })
      .setIssuer(ISSUER)
      .setAudience(purpose)
      .setSubject(subject)
      .setIssuedAt(now)
      .setExpirationTime(now + seconds)
      .sign(this.current.key);
  }

  /** The claims, or undefined for a token that is forged, expired, for another purpose or not one of ours. */
  async read(purpose: Purpose, token: string): Promise<JWTPayload | undefined> {
    if (token.split('.').length !== 3) return undefined;
    try {
      const { payload } = await jwtVerify(token, ({ kid }) => this.keyOf(kid), {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: purpose,
        requiredClaims: ['sub', 'exp'],
      });
      return payload;
    } catch {
      return undefined;
    }
  }

  private keyOf(id: string | undefined): CryptoKey {
    const key = id === undefined ? undefined : this.publicKeys.get(id);
    if (!key) throw new Error('unknown key');
    return key;
  }

  private async admit({ d: _private, ...jwk }: JWK): Promise<string> {
    const id = jwk.kid ?? (await calculateJwkThumbprint(jwk));
    this.publicKeys.set(id, (await importJWK(jwk, ALGORITHM)) as CryptoKey);
    return id;
  }
}
