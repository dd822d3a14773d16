import { createPublicKey, verify } from 'node:crypto';
import { DAY_SECONDS } from '@smachot/kernel';
import { z } from 'zod';

const claims = z.object({ aud: z.url(), exp: z.number(), sub: z.string().regex(/^(mailto:|https:\/\/)/) });
const header = z.object({ alg: z.literal('ES256') });

const read = (part: string): unknown => {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString());
  } catch {
    return undefined;
  }
};

/** A public key of P-256 as base64url of its uncompressed point. */
const keyOf = (point: string) => {
  const bytes = Buffer.from(point, 'base64url');
  if (bytes.length !== 65 || bytes[0] !== 4) return undefined;
  const [x, y] = [bytes.subarray(1, 33), bytes.subarray(33)].map((half) => half.toString('base64url'));
  try {
    return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' });
  } catch {
    return undefined;
  }
};

/**
 * Reads `Authorization: vapid t=…, k=…` (RFC 8292): who sends, or undefined when the token is not of this key, not for this origin, over, or
 * valid for more than a day.
 */
export function vapidSubject(
  authorization: string | undefined,
  origin: string,
  now = Date.now(),
): string | undefined {
  const token = /\bt=([\w.-]+)/.exec(authorization ?? '')?.[1] ?? '';
  const point = /\bk=([\w-]+)/.exec(authorization ?? '')?.[1] ?? '';
  if (!authorization?.startsWith('vapid ')) return undefined;
  const [head = '', body = '', signature = ''] = token.split('.');
  const said = claims.safeParse(read(body));
  const key = keyOf(point);
  if (!said.success || !key || !header.safeParse(read(head)).success) return undefined;
  const { aud, exp, sub } = said.data;
  const seconds = now / 1000;
  if (aud !== origin || exp <= seconds || exp > seconds + DAY_SECONDS) return undefined;
  const signed = verify(
    'sha256',
    Buffer.from(`${head}.${body}`),
    { key, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  return signed ? sub : undefined;
}
