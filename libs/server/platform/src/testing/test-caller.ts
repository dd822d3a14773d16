import { randomInt } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Authenticator } from '../http/access/actor';

/** Takes the bearer as the person's id: authentication is tested in identity. */
export class BearerIsPerson extends Authenticator {
  authenticate(bearer: string) {
    return Promise.resolve({
      kind: 'user' as const,
      userId: bearer,
      superAdmin: false,
      familyId: bearer,
    });
  }
  override isConfirmed() {
    return Promise.resolve(true);
  }
}

/** `raw`: the bytes; `body`: undefined unless it is JSON. */
export type Answer<T = Record<string, never>> = {
  status: number;
  body: T;
  text: string;
  raw: Buffer;
  headers: Record<string, unknown>;
};
export type Asking = {
  as?: string | undefined;
  /** A guest's. */
  token?: string | undefined;
  body?: object;
  /** Idempotency-Key. */
  key?: string | undefined;
  /** In place of a body: these bytes, of this type. */
  payload?: Buffer;
  type?: string;
  language?: string;
};

/** Calls an app over HTTP without a network, each time from another address. */
export const callerOf =
  (app: NestFastifyApplication) =>
  async <T = Record<string, never>>(method: string, url: string, asking: Asking = {}): Promise<Answer<T>> => {
    const { as, token, body, key, payload, type, language } = asking;
    const answer = await app.inject({
      method: method as 'GET',
      url,
      remoteAddress: `10.${[randomInt(256), randomInt(256), randomInt(256)].join('.')}`,
      headers: {
        ...(as ? { authorization: `Bearer ${as}` } : {}),
        ...(token ? { 'x-guest-token': token } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
        ...(type ? { 'content-type': type } : {}),
        ...(language ? { 'accept-language': language } : {}),
      },
      ...(body || payload ? { payload: payload ?? body } : {}),
    });
    const json = String(answer.headers['content-type']).includes('json');
    return {
      status: answer.statusCode,
      body: (json ? answer.json() : undefined) as T,
      text: answer.body,
      raw: answer.rawPayload,
      headers: answer.headers,
    };
  };
