import { allCalls } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { seedDemo } from '../../src/seed';
import { type Person, type Product, startProduct } from '../product';
import { SPEC_CALLS } from './spec-calls';

export type Who = 'visitor' | 'stranger' | 'host' | 'partner' | 'otherPartner' | 'admin';
export type Body = Record<string, unknown> | Buffer;
export type Cases = Record<string, (line: string) => Promise<void>>;
type Asked = { status: number; body: Record<string, never> };

export const STORE = 'savta-julie';
export let product: Product;
export const people: Partial<Record<Who, Person>> = {};
export let storeId: string;
export let otherStoreId: string;

export const read = async <T>(sql: string, values: unknown[] = []): Promise<T> =>
  (await product.source.query<T[]>(sql, values))[0]!;

/** The demo data, with its people signed in, and a stranger. */
export const startSpecWorld = async (): Promise<void> => {
  product = await startProduct({ REQUESTS_PER_MINUTE: '100000' });
  await seedDemo(product.config);
  people.host = await product.signIn('0502345678');
  people.partner = await product.signIn('0503456789');
  people.otherPartner = await product.signIn('0504567893');
  people.admin = await product.signIn('0509876543', 'smachot-admin-demo');
  people.stranger = await product.signUp('0521119001');
  await product.source.query('update identity.refresh_families set confirmed_at = clock_timestamp()');
  const idOf = (username: string) =>
    read<{ id: string }>('select id from stores.stores where username = $1', [username]);
  storeId = (await idOf(STORE)).id;
  otherStoreId = (await idOf('dj-roi')).id;
};

/** The calls that cost money or send messages: they alone may demand a key, since the specification names none. */
export const WITH_KEY = ['POST /v1/payments/partner/subscriptions', 'POST /v1/whatsapp/send-invites'];

/** Asks as somebody; a buffer goes as the file of a form. */
export const ask = async (who: Who, method: string, path: string, body?: Body): Promise<Asked> => {
  const headers: Record<string, string> = WITH_KEY.includes(`${method} ${path}`)
    ? { 'idempotency-key': newId() }
    : {};
  if (!Buffer.isBuffer(body)) {
    const answer = await product.call(method, path, {
      bearer: people[who]?.bearer,
      ...(body ? { body, headers } : {}),
    });
    return answer;
  }
  return product.upload(path, body, people[who]?.bearer);
};

/** The answer of a call to whom it is for: of the contract's form, and with the fields of the specification's line. */
export const answered = async (
  line: string,
  who: Who,
  [method, path, body]: [method: string, path: string, body?: Body],
): Promise<never> => {
  const spec = SPEC_CALLS.find((one) => one.line === line)!;
  const calls = allCalls().filter(({ id }) => spec.calls.includes(id));
  const answer = await ask(who, method, path, body);
  const call = calls.filter((one) => one.method === method);
  const expected = call.map(({ status = 200 }) => status);
  expect({ line, status: answer.status, body: answer.status < 400 || answer.body }).toEqual({
    ...{ line, body: true },
    status: expected.find((status) => status === answer.status) ?? expected[0],
  });
  if (answer.status !== 204)
    expect(call.some(({ answer: form }) => form?.safeParse(answer.body).success)).toBe(true);
  expect(Object.keys(answer.body ?? {})).toEqual(expect.arrayContaining(spec.fields ?? []));
  return answer.body as never;
};
/** The statuses that others get. */
export const refused = async (
  expected: Partial<Record<Who, number>>,
  [method, path, body]: [method: string, path: string, body?: Body],
): Promise<void> => {
  const seen: Partial<Record<Who, number>> = {};
  for (const who of Object.keys(expected) as Who[]) seen[who] = (await ask(who, method, path, body)).status;
  expect({ path, ...seen }).toEqual({ path, ...expected });
};
