import type { AnswerOf, ArgumentsOf, Call } from '@smachot/contracts';
import { baseUrl } from '../surroundings';

export type CallArguments<C extends Call> = ArgumentsOf<C> & {
  token?: string;
  /** The Idempotency-Key; a new one for each call when absent. */
  key?: string;
};

const addressOf = (
  product: string,
  path: string,
  params: Record<string, unknown>,
  query: Record<string, unknown>,
): URL => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const address = new URL(filled, product);
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value));
  return address;
};

/** The request a client makes for this call. */
export function requestTo<C extends Call>(
  product: string,
  call: C,
  asked?: CallArguments<C>,
  signal?: AbortSignal,
): Promise<Response> {
  const {
    params = {},
    query = {},
    body,
    token,
    key,
  } = (asked ?? {}) as {
    params?: Record<string, unknown>;
    query?: Record<string, unknown>;
    body?: unknown;
    token?: string;
    key?: string;
  };
  return fetch(addressOf(product, call.path, params, query), {
    method: call.method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(call.idempotent ? { 'idempotency-key': key ?? crypto.randomUUID() } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  });
}

/** Calls the product as a client would: to prepare state outside a journey's subject, and to check data that no screen shows. */
export const askProduct = <C extends Call>(call: C, asked?: CallArguments<C>): Promise<AnswerOf<C>> =>
  askAt(baseUrl, call, asked);

export async function askAt<C extends Call>(
  product: string,
  call: C,
  asked?: CallArguments<C>,
): Promise<AnswerOf<C>> {
  const answer = await requestTo(product, call, asked);
  if (!answer.ok) throw new Error(`${call.method} ${call.path}: ${answer.status} ${await answer.text()}`);
  return (call.answer ? await answer.json() : undefined) as AnswerOf<C>;
}
