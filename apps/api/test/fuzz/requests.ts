import { type Call, GUEST_TOKEN_HEADER } from '@smachot/contracts';
import fc from 'fast-check';
import { type Part, type Pool, validPart } from './draw';
import { almost, hostileBody, hostileText } from './hostile';

export type Drawn = {
  method: string;
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
};
export type Callers = { bearers: string[]; guestTokens: string[] };

const BOUNDARY = 'fuzz';

/** A drawn part, mostly valid, else with one fault. */
const mostlyValid = (part: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 3, arbitrary: part }, { weight: 4, arbitrary: part.chain(almost) });

const written = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  // Lone surrogates cannot be in an address: a URL is UTF-8.
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
};
const queryOf = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([name, each]) => `${written(name)}=${written(each)}`)
        .join('&')
    : '';

const pathOf = (call: Call, values: unknown): string => {
  const named = values as Record<string, unknown> | undefined;
  return call.path
    .replace(/:(\w+)/g, (_, name: string) => written(named?.[name] ?? 'x').slice(0, 600))
    .replace('*', 'images/none.jpg');
};

const headerText = fc.string({
  unit: fc.integer({ min: 0x21, max: 0xff }).map((code) => String.fromCharCode(code)),
  maxLength: 60,
});

const headersOf = (call: Call, { bearers, guestTokens }: Callers): fc.Arbitrary<Record<string, string>> => {
  const bearer = fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...bearers) },
    { weight: 1, arbitrary: headerText },
  );
  const token = fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...guestTokens) },
    { weight: 1, arbitrary: headerText },
  );
  const named: Record<string, fc.Arbitrary<string>> = {
    'accept-language': fc.oneof(fc.constantFrom('he', 'en-US,en;q=0.9', 'q=;;,*'), headerText),
    'x-request-id': headerText,
    'last-event-id': fc.oneof(headerText, fc.constant('99999999999999999999999-1')),
    'if-none-match': headerText,
    range: fc.constantFrom('bytes=0-', 'bytes=-1', 'bytes=9-1', 'x'),
    'x-hub-signature-256': headerText,
    ...(call.access === 'guest' ? { [GUEST_TOKEN_HEADER]: token } : {}),
  };
  const optional = fc.record(named, { requiredKeys: call.access === 'guest' ? [GUEST_TOKEN_HEADER] : [] });
  const key = fc.oneof({ weight: 6, arbitrary: fc.uuid() }, { weight: 1, arbitrary: headerText });
  return fc.tuple(optional, bearer, key).map(([headers, authorization, idempotency]) => ({
    ...headers,
    ...(call.access === 'guest' ? {} : { authorization: `Bearer ${authorization}` }),
    ...(call.idempotent ? { 'idempotency-key': idempotency } : {}),
  }));
};

const fileBody = (content: fc.Arbitrary<Buffer>, field: string): fc.Arbitrary<Buffer> =>
  fc
    .tuple(
      content,
      fc.oneof(fc.constantFrom('a.csv', 'a.vcf', 'תמונה.png', ''), hostileText),
      fc.double({ min: 0, max: 1.6, noNaN: true }),
    )
    .map(([bytes, name, cut]) => {
      const file = name.replace(/[\r\n"]/g, '');
      const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${file}"\r\n\r\n`;
      const whole = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
      return cut < 1 ? whole.subarray(0, Math.floor(whole.length * cut)) : whole;
    });

const bodyOf = (
  call: Call,
  pool: Pool,
  files: Buffer[],
): fc.Arbitrary<Pick<Drawn, 'payload'> & { type?: string }> => {
  if (call.file) {
    const content = fc.oneof(
      fc.constantFrom(...files),
      fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
    );
    const type = fc.oneof(
      { weight: 8, arbitrary: fc.constant(`multipart/form-data; boundary=${BOUNDARY}`) },
      {
        weight: 1,
        arbitrary: fc.constantFrom(
          'multipart/form-data',
          'application/json',
          'multipart/form-data; boundary=other',
        ),
      },
    );
    return fc.tuple(fileBody(content, call.file.field), type).map(([payload, of]) => ({ payload, type: of }));
  }
  if (call.method === 'GET') return fc.constant({});
  const valid = validPart(call, 'body', pool) ?? fc.constant({});
  const text = fc.oneof(
    { weight: 6, arbitrary: mostlyValid(valid).map((value) => JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: hostileBody },
  );
  const type = fc.oneof(
    { weight: 30, arbitrary: fc.constant('application/json') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data',
        ';;',
        '',
      ),
    },
  );
  return fc.tuple(text, type).map(([payload, of]) => ({ payload, ...(of ? { type: of } : {}) }));
};

/** Requests to one call: valid, almost valid and hostile in every part. */
export const requestsTo = (
  call: Call,
  pool: Pool,
  callers: Callers,
  files: Buffer[],
): fc.Arbitrary<Drawn> => {
  const part = (name: Part) => mostlyValid(validPart(call, name, pool) ?? fc.constant({}));
  const params = validPart(call, 'params', pool) ?? fc.constant({});
  return fc
    .tuple(
      fc.oneof({ weight: 6, arbitrary: params }, { weight: 1, arbitrary: params.chain(almost) }),
      part('query'),
      headersOf(call, callers),
      bodyOf(call, pool, files),
    )
    .map(([named, query, headers, { payload, type }]) => {
      const search = queryOf(query);
      return {
        method: call.method,
        url: pathOf(call, named) + (search ? `?${search}` : ''),
        headers: { ...headers, ...(type ? { 'content-type': type } : {}) },
        ...(payload === undefined ? {} : { payload }),
      };
    });
};
