import * as z from 'zod/mini';
import {
  atWallTime,
  type E164 as TaggedE164,
  type Id as TaggedId,
  readPhone,
  tidy,
  tidyParagraphs,
} from '@smachot/kernel';
import { orRequired } from './missing';

export const Id = z.uuid({ error: orRequired('id.invalid') });
/** The schema of the ids of one kind of entity. At run time it is `Id` itself; the kinds differ in their types alone. */
export const idOf = <Entity extends string>(): IdSchema<Entity> => Id;
type IdSchema<Entity extends string> = typeof Id &
  Record<'_zod', Record<'input' | 'output', TaggedId<Entity>>>;
export const Instant = z.iso.datetime({ offset: true, error: orRequired('date.invalid') });
export const Day = z.iso.date({ error: orRequired('date.invalid') });
export const Language = z.enum(['he', 'en', 'ru', 'ar']);
export type Language = z.infer<typeof Language>;

/** One line of typed text: invisible characters removed, 1–max characters. */
export const line = (max: number) =>
  z.pipe(
    z.string({ error: 'field.required' }),
    z.pipe(
      z.transform((raw: string) => tidy(raw)),
      z
        .string()
        .check(z.minLength(1, { error: 'field.required' }), z.maxLength(max, { error: 'field.too_long' })),
    ),
  );
/** One line of typed text that may be empty. */
export const optionalLine = (max: number) =>
  z.pipe(
    z.string(),
    z.pipe(
      z.transform((raw: string) => tidy(raw)),
      z.string().check(z.maxLength(max, { error: 'field.too_long' })),
    ),
  );

/** Typed text of several lines: invisible characters removed, at most one blank line in a row, 1–max characters. */
export const paragraphs = (max: number) =>
  z.pipe(
    z.string({ error: 'field.required' }),
    z.pipe(
      z.transform((raw: string) => tidyParagraphs(raw)),
      z
        .string()
        .check(z.minLength(1, { error: 'field.required' }), z.maxLength(max, { error: 'field.too_long' })),
    ),
  );
/** Typed text of several lines that may be empty. */
export const optionalParagraphs = (max: number) =>
  z.pipe(
    z.string(),
    z.pipe(
      z.transform((raw: string) => tidyParagraphs(raw)),
      z.string().check(z.maxLength(max, { error: 'field.too_long' })),
    ),
  );

/** A phone in any common notation, parsed to E.164. The server parses no number again: `isMobile` tells the kind of a stored one. */
export const Phone = z.pipe(
  z
    .string({ error: 'field.required' })
    .check(z.minLength(1, { error: 'field.required' }), z.maxLength(40, { error: 'phone.invalid' })),
  z.transform((raw: string, context): TaggedE164 => {
    const reading = readPhone(raw);
    if (reading.ok) return reading.e164;
    context.issues.push({ code: 'custom', message: 'phone.invalid', input: raw });
    return z.NEVER;
  }),
);
const E164Text = z.string().check(z.regex(/^\+\d{8,15}$/, { error: 'phone.invalid' }));
export const E164 = E164Text as typeof E164Text & Record<'_zod', Record<'input' | 'output', TaggedE164>>;
export const Email = z
  .email({ error: orRequired('email.invalid') })
  .check(z.maxLength(254, { error: 'email.invalid' }));

/**
 * A number, or a decimal as text ("12.50"), as people and tables write it. Other values that JavaScript would coerce to a number
 * are refused.
 */
const Numeric = z.pipe(
  z.union(
    [
      z.number(),
      z.string().check(z.regex(/^\s*-?\d{1,15}(?:\.\d{1,15})?\s*$/, { error: orRequired('number.invalid') })),
    ],
    {
      error: orRequired('number.invalid'),
    },
  ),
  z.transform(Number),
);
export const decimal = (...checks: Parameters<ReturnType<typeof z.number>['check']>) =>
  z.pipe(Numeric, z.number().check(...checks));

/** A moment as a date, text or milliseconds since 1970. Text without an offset is the wall clock of Israel, a day alone its midnight. */
export const Moment = z.pipe(
  z.union([z.date(), z.string().check(z.minLength(1, { error: 'field.required' })), z.number()], {
    error: orRequired('date.invalid'),
  }),
  z.transform((given: Date | string | number, context) => {
    const instant = instantOf(given);
    if (instant !== undefined) return instant;
    context.issues.push({ code: 'custom', message: 'date.invalid', input: given });
    return z.NEVER;
  }),
);
const WALL_TIME = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(?::00(?:\.0+)?)?)?$/;
/** The years that a celebration, an order or a record can be in. */
const EARLIEST = Date.UTC(1970, 0, 1);
const LATEST = Date.UTC(2200, 0, 1);
const instantOf = (given: Date | string | number): string | undefined => {
  if (typeof given === 'string') {
    if (Instant.safeParse(given).success) return given;
    const [, day, time = '00:00'] = WALL_TIME.exec(given.trim()) ?? [];
    if (!day || !Day.safeParse(day).success || time > '23:59' || time.slice(3) > '59') return undefined;
    return atWallTime(day, time).toISOString();
  }
  const ms = typeof given === 'number' ? given : given.getTime();
  return ms >= EARLIEST && ms < LATEST ? new Date(ms).toISOString() : undefined;
};

/** Digits only, with a fixed or bounded length. Codes name the length: `digits.exact:9`, `digits.between:2:10`. */
export const digits = (min: number, max = min) =>
  z.string({ error: 'field.required' }).check(
    z.minLength(1, { error: 'field.required' }),
    z.regex(/^\d*$/, { error: 'field.digits_only' }),
    z.refine((text) => !/^\d+$/.test(text) || (text.length >= min && text.length <= max), {
      error: min === max ? `digits.exact:${min}` : `digits.between:${min}:${max}`,
    }),
  );

/** Decimal shekels on the wire (fields the specification names); at most two decimals. */
export const Shekels = decimal(z.multipleOf(0.01), z.gte(0), z.lte(100_000_000));

/** The most people of one guest record, and of one scan at the door. */
export const MAX_HEADCOUNT = 200;

export const Participants = decimal(
  z.int({ error: 'number.whole' }),
  z.gte(1, { error: 'number.positive' }),
  z.lte(100_000),
);

export const Location = z.object({
  address: line(300),
  placeId: z.optional(z.string().check(z.maxLength(300))),
  geocode: z.optional(
    z.strictObject({ lat: decimal(z.gte(-90), z.lte(90)), lng: decimal(z.gte(-180), z.lte(180)) }),
  ),
  /** The town, when a town was chosen instead of an exact place. While the address equals it, the street is missing. */
  town: z.optional(line(150)),
});
export type Location = z.infer<typeof Location>;
/** Whether the address is too inexact to travel to, because it is only a town. */
export const lacksStreet = (location: Location | null): boolean =>
  location?.town !== undefined && location.town === location.address;
/** The place with another street in its town; null: of a place without a town no street is known. */
export const withStreet = (location: Location, street: string): Location | null =>
  location.town ? { ...location, address: `${street}, ${location.town}` } : null;

/** The kind of celebration. */
export const EventType = z.enum(['wedding', 'toast', 'henna']);
export type EventType = z.infer<typeof EventType>;

/** Opaque position in a list; absent: from the start. */
export const Cursor = z.optional(z.string().check(z.maxLength(400)));
export const PageSize = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(500)), 100);

/** The wire format of every refusal. `code` is stable; `message` is for people. */
export const Problem = z.object({
  error: z.string(),
  message: z.string(),
  code: z.string(),
  requestId: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});
export type Problem = z.infer<typeof Problem>;

/** A page of the web app: a path from the origin, which cannot name another host. */
export const OwnPath = z.string().check(z.maxLength(300), z.regex(/^\/(?!\/)[!-[\]-~]*$/));
