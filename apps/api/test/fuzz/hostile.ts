import fc from 'fast-check';

/** Texts that have brought some server down. */
const TEXTS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud83d',
  '\udc00x',
  '\u202e\u2066',
  '👨‍👩‍👧‍👦',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  '-0',
  '1e400',
  '0x10',
  '99999999999999999999',
  "' or 1=1 --",
  '%',
  '%00',
  '../../etc/passwd',
  '{"$gt":""}',
  '9999-12-31T23:59:59.999Z',
  '0000-01-01T00:00:00Z',
  '-271821-04-20T00:00:00.000Z',
  '2026-02-30',
  '2026-13-01T25:61:61Z',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
  '+972',
  '٠٥٠٢٣٤٥٦٧٨',
  'א'.repeat(3_000),
  '\n\r\t\u0007',
];
const NUMBERS = [
  0,
  -0,
  -1,
  0.1,
  1e-7,
  1e21,
  1e308,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  Number.MAX_VALUE,
  100_000_000,
];

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
);

const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  {
    weight: 3,
    arbitrary: fc.oneof(fc.constantFrom(...NUMBERS), fc.double({ noNaN: true, noDefaultInfinity: true })),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { length: 1e9 }),
  },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
);

/** A raw request body, where the JSON text itself is the attack. */
export const hostileBody: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '',
    '{',
    'null',
    '[]',
    '"text"',
    '0',
    '{"__proto__":{"access":"superAdmin"}}',
    '{"constructor":{"prototype":{"x":1}}}',
    '{"a":"\\u0000"}',
    '{"a":"\\ud800"}',
    '{"a":1,"a":2}',
    '{"toString":1,"hasOwnProperty":2,"then":3}',
    '1e999',
    `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
    '\ufeff{}',
  ),
  hostileValue.map((value) => JSON.stringify(value) ?? 'null'),
);

type Path = (string | number)[];
const pathsOf = (value: unknown, path: Path = []): Path[] =>
  typeof value === 'object' && value !== null
    ? [path, ...Object.entries(value).flatMap(([name, each]) => pathsOf(each, [...path, name]))]
    : [path];

const replaced = (value: unknown, [name, ...rest]: Path, by: unknown): unknown => {
  if (name === undefined) return by;
  const copy = (Array.isArray(value) ? [...(value as unknown[])] : { ...(value as object) }) as Record<
    string,
    unknown
  >;
  if (by === GONE && rest.length === 0) delete copy[name];
  else copy[name] = replaced(copy[name], rest, by);
  return copy;
};
const GONE = Symbol('gone');

/** A valid value with one fault: another value in one place, a missing value, or one extra key. */
export const almost = (valid: unknown): fc.Arbitrary<unknown> => {
  const place = fc.constantFrom(...pathsOf(valid));
  return fc.oneof(
    { weight: 5, arbitrary: fc.tuple(place, hostileValue).map(([path, by]) => replaced(valid, path, by)) },
    { weight: 2, arbitrary: place.map((path) => (path.length ? replaced(valid, path, GONE) : {})) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(hostileText, hostileValue)
        .map(([name, by]) => ({ ...(valid as object), [name]: by })),
    },
  );
};
