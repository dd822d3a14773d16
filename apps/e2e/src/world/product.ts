import type { AnswerOf, ArgumentsOf, Call } from '@smachot/contracts';
import { baseUrl } from '../surroundings';

type Asked<C extends Call> = ArgumentsOf<C> & { token?: string };

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

/** Calls the product as a client would: to prepare what a journey is not about, and to look at what no screen shows. */
export const askProduct = <C extends Call>(call: C, asked?: Asked<C>): Promise<AnswerOf<C>> =>
  askAt(baseUrl, call, asked);

export async function askAt<C extends Call>(
  product: string,
  call: C,
  asked?: Asked<C>,
): Promise<AnswerOf<C>> {
  const {
    params = {},
    query = {},
    body,
    token,
  } = (asked ?? {}) as {
    params?: Record<string, unknown>;
    query?: Record<string, unknown>;
    body?: unknown;
    token?: string;
  };
  const answer = await fetch(addressOf(product, call.path, params, query), {
    method: call.method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(call.idempotent ? { 'idempotency-key': crypto.randomUUID() } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${call.method} ${call.path}: ${answer.status} ${await answer.text()}`);
  return (call.answer ? await answer.json() : undefined) as AnswerOf<C>;
}
