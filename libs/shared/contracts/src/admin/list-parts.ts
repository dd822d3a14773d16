import * as z from 'zod/mini';
import { Cursor, Day, optionalLine } from '../primitives';

/** A day of this century: the day after it is one, too. */
const RecentDay = Day.check(z.regex(/^20\d{2}-/, { error: 'date.invalid' }));
/** Filters of every list: days in Israel, both inclusive. */
export const period = { since: z.optional(RecentDay), until: z.optional(RecentDay) };
/** Words to search for; what they are matched with is said at each list. */
export const words = z.optional(optionalLine(100));
export const paging = {
  cursor: Cursor,
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 50),
};

/** What each page answers beside its rows. The first page has the count; later ones have null. */
export const pageEnd = {
  nextCursor: z.nullable(z.string()),
  /** Rows that match the filters, at most `ADMIN_COUNT_CAP`; `capped`: there are more. */
  count: z.nullable(z.object({ rows: z.number(), capped: z.boolean() })),
};

/** The media type of an export is that of the chosen format. */
export const exportMedia = 'application/octet-stream';
