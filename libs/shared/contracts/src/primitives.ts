import * as z from 'zod/mini';
import { readPhone, tidy } from '@smachot/kernel';

export const Id = z.uuid({ error: 'id.invalid' });
export const Instant = z.iso.datetime({ offset: true, error: 'date.invalid' });
export const Day = z.iso.date({ error: 'date.invalid' });
export const Language = z.enum(['he', 'en', 'ru', 'ar']);
export type Language = z.infer<typeof Language>;

/** One line of text people type: invisible marks removed, 1–max characters. */
export const line = (max: number) =>
  z.pipe(
    z.string({ error: 'field.required' }),
    z.pipe(
      z.transform((raw: string) => tidy(raw)),
      z.string().check(z.minLength(1, { error: 'field.required' }), z.maxLength(max, { error: 'field.too_long' })),
    ),
  );
/** The same, but may be empty. */
export const optionalLine = (max: number) =>
  z.pipe(
    z.string(),
    z.pipe(z.transform((raw: string) => tidy(raw)), z.string().check(z.maxLength(max, { error: 'field.too_long' }))),
  );

/** A phone as people write it, read to E.164. */
export const Phone = z.pipe(
  z.string({ error: 'field.required' }).check(z.maxLength(40, { error: 'phone.invalid' })),
  z.transform((raw: string, context) => {
    const reading = readPhone(raw);
    if (reading.ok) return reading.e164;
    context.issues.push({ code: 'custom', message: 'phone.invalid', input: raw });
    return z.NEVER;
  }),
);
export const E164 = z.string().check(z.regex(/^\+\d{8,15}$/, { error: 'phone.invalid' }));
export const Email = z.email({ error: 'email.invalid' }).check(z.maxLength(254, { error: 'email.invalid' }));

/** Decimal shekels on the wire (fields the specification names); at most two decimals. */
export const Shekels = z.number().check(z.multipleOf(0.01), z.gte(0), z.lte(100_000_000));

export const Location = z.object({
  address: line(300),
  placeId: z.optional(z.string().check(z.maxLength(300))),
  geocode: z.optional(z.strictObject({ lat: z.number().check(z.gte(-90), z.lte(90)), lng: z.number().check(z.gte(-180), z.lte(180)) })),
});
export type Location = z.infer<typeof Location>;

/** What is celebrated. */
export const EventType = z.enum(['wedding', 'toast', 'henna']);
export type EventType = z.infer<typeof EventType>;

/** Opaque position in a list; absent: from the start. */
export const Cursor = z.optional(z.string().check(z.maxLength(400)));
export const PageSize = z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(500)), 100);

/** What every refusal looks like on the wire. `code` is stable; `message` is for people. */
export const Problem = z.object({
  error: z.string(),
  message: z.string(),
  code: z.string(),
  requestId: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
});
export type Problem = z.infer<typeof Problem>;
