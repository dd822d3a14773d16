import type { Call } from '@smachot/contracts';
import { DAY_MS } from '@smachot/kernel';
import fc from 'fast-check';
import * as z from 'zod/mini';

/** Existing values for requests: ids by the name of their parameter, words by the name of a field. */
export type Pool = (name: string) => string[] | undefined;

type Json = {
  type?: string;
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Json[];
  oneOf?: Json[];
  properties?: Record<string, Json>;
  required?: string[];
  additionalProperties?: Json | boolean;
  items?: Json;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
};
export type Part = 'params' | 'query' | 'body';

const soon = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();

/** Words for fields, and values that match the patterns of the contracts. */
const WORDS = [
  ...['דנה', 'גן האלה', 'קייטרינג', 'x', 'my-kitchen', 'SAVE10', 'A1234567'],
  ...[
    '20',
    '1230',
    '123456',
    '+972502345678',
    '12:30',
    '#5E2CA5',
    '************5846',
    '2027-05',
    '20271231',
    '/me/payments',
    '1.5',
    '32,34.7,32.2,34.9',
  ],
  ...['https://example.test/x', 'x'.repeat(43), 'correct horse battery staple 7'],
];

const texts = ({ format, pattern, minLength = 0, maxLength = 60 }: Json): fc.Arbitrary<string> => {
  if (format === 'uuid') return fc.uuid();
  if (format === 'email') return fc.constantFrom('dana@example.test', 'x+y@a.example');
  if (format === 'date-time') return fc.integer({ min: -400, max: 700 }).map(soon);
  if (format === 'date') return fc.integer({ min: -5, max: 400 }).map((days) => soon(days).slice(0, 10));
  if (format === 'uri' || format === 'url') return fc.constant('https://example.test/x');
  const max = Math.min(maxLength, 200);
  const fits = (word: string) =>
    word.length >= minLength && word.length <= max && (!pattern || new RegExp(pattern, 'u').test(word));
  const words = WORDS.filter(fits);
  const anything = fc.string({ unit: 'grapheme', minLength: Math.min(minLength, max), maxLength: max });
  return words.length
    ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...words) }, { weight: 1, arbitrary: anything })
    : anything;
};

const numbers = ({
  type,
  minimum = -1000,
  maximum = 1_000_000,
  multipleOf = 1,
}: Json): fc.Arbitrary<number> => {
  const step = type === 'integer' ? 1 : multipleOf;
  const [min, max] = [Math.max(minimum, -1e6), Math.min(maximum, 1e9)];
  const inRange = fc.integer({ min: Math.ceil(min), max: Math.max(Math.ceil(min), Math.floor(max)) });
  return fc.oneof(
    inRange,
    fc.constantFrom(min, max),
    inRange.map((whole) => Math.round(whole / step) * step),
  );
};

/** Draws values that a schema accepts, mostly with ids that exist. Refinements the schema does not describe may still refuse them. */
const accepted = (schema: Json, pool: Pool, name = ''): fc.Arbitrary<unknown> => {
  const own = (value: Json, at = name) => accepted(value, pool, at);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => own(choice)));
  if (schema.properties) {
    const fields = Object.entries(schema.properties).map(
      ([field, value]) => [field, own(value, field)] as const,
    );
    return fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] });
  }
  if (schema.type === 'array')
    return fc.array(own(schema.items ?? {}), {
      minLength: schema.minItems ?? 0,
      maxLength: Math.min(schema.maxItems ?? 4, 4),
    });
  if (schema.type === 'object')
    return fc.dictionary(
      fc.string({ maxLength: 8 }),
      own(typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {}),
      { maxKeys: 3 },
    );
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'number' || schema.type === 'integer') return numbers(schema);
  if (schema.type !== 'string') return fc.jsonValue({ maxDepth: 2 });
  const known = pool(name);
  return known?.length
    ? fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: texts(schema) })
    : texts(schema);
};

/** Valid values of one part of a call; undefined where it has none. */
export const validPart = (call: Call, part: Part, pool: Pool): fc.Arbitrary<unknown> | undefined => {
  const schema = call[part];
  if (!schema) return undefined;
  return accepted(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json, pool);
};
