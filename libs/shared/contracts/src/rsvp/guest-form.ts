import * as z from 'zod/mini';
import {
  decimal,
  Language,
  line,
  MAX_HEADCOUNT,
  optionalLine,
  optionalParagraphs,
  Shekels,
} from '../primitives';

export const GuestGroup = z.enum(['general', 'family', 'friends', 'school', 'work', 'family_friends']);
export type GuestGroup = z.infer<typeof GuestGroup>;
/** The side a guest belongs to: the bride's, the groom's or both. */
export const Side = z.enum(['bride', 'groom', 'both']);
export type Side = z.infer<typeof Side>;

/** How many are invited; null or absent: the host gave no number, and the record counts as one. */
const Invited = z.optional(z.nullable(decimal(z.int(), z.gte(1), z.lte(MAX_HEADCOUNT))));

export const GuestForm = z.object({
  attendeeName: line(120),
  attendeePhone: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
  group: z._default(GuestGroup, 'general'),
  groupLabel: z.optional(z.nullable(optionalLine(30))),
  side: z.optional(z.nullable(Side)),
  tableName: z.optional(z.nullable(optionalLine(40))),
  estimatedNumberOfGuests: Invited,
  language: z._default(Language, 'he'),
  specialRequests: z.optional(z.nullable(optionalParagraphs(1000))),
  hostNote: z.optional(z.nullable(optionalParagraphs(1000))),
  income: z.optional(z.nullable(Shekels)),
});
export type GuestForm = z.infer<typeof GuestForm>;

/** A partial edit; an answer entered by the host goes through the same lifecycle as a guest's. */
export const GuestChanges = z.object({
  attendeeName: z.optional(line(120)),
  attendeePhone: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
  group: z.optional(GuestGroup),
  groupLabel: z.optional(z.nullable(optionalLine(30))),
  side: z.optional(z.nullable(Side)),
  tableName: z.optional(z.nullable(optionalLine(40))),
  estimatedNumberOfGuests: Invited,
  language: z.optional(Language),
  specialRequests: z.optional(z.nullable(optionalParagraphs(1000))),
  hostNote: z.optional(z.nullable(optionalParagraphs(1000))),
  income: z.optional(z.nullable(Shekels)),
  answer: z.optional(z.enum(['confirmed', 'declined', 'maybe'])),
  numberOfGuests: z.optional(z.nullable(decimal(z.int(), z.gte(1), z.lte(MAX_HEADCOUNT)))),
  transportation: z.optional(z.nullable(z.boolean())),
  /** Version of the record that was read. Refused (conflict.version) when an edited field has changed since; absent: no check. */
  version: z.optional(z.number().check(z.int())),
});
