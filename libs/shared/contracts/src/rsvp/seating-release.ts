import * as z from 'zod/mini';
import { call } from '../call';
import { EventId } from '../ids';
import { Instant } from '../primitives';

const Event = z.object({ eventId: EventId });
const seating = '/v1/events/rsvps/:eventId/seating';

/** `hall`: the drawn plan. `tables`: each table with its guests. `entrance`: names and their tables, by name. `cards`: a card per record to stand on the tables. */
export const SeatingPaper = z.enum(['hall', 'tables', 'entrance', 'cards']);
export type SeatingPaper = z.infer<typeof SeatingPaper>;

/** The seating on paper, in the reader's language; guests who declined and those without a table are left out. */
export const printSeating = call({
  id: 'rsvp.printSeating',
  method: 'GET',
  path: `${seating}/paper`,
  access: 'user',
  perMinute: 20,
  params: Event,
  query: z.object({ paper: z._default(SeatingPaper, 'tables') }),
  media: 'application/pdf',
});

/** `day_before`: at 11:00 of the day before the event, wherever its date is moved to. */
export const TableRelease = z.enum(['never', 'now', 'day_before']);
export type TableRelease = z.infer<typeof TableRelease>;
/** `shownFrom`: when guests' pages show their table; null while that is not decided. `always`: the invitation's own setting shows it already. */
export const ReleaseView = z.object({
  release: TableRelease,
  shownFrom: z.nullable(Instant),
  always: z.boolean(),
});
export type ReleaseView = z.infer<typeof ReleaseView>;

export const readTableRelease = call({
  id: 'rsvp.readTableRelease',
  method: 'GET',
  path: `${seating}/release`,
  access: 'user',
  params: Event,
  answer: ReleaseView,
});
/** Decides when guests' pages show their table; until then they show none. */
export const releaseTables = call({
  id: 'rsvp.releaseTables',
  method: 'PUT',
  path: `${seating}/release`,
  access: 'user',
  params: Event,
  body: z.object({ release: TableRelease }),
  answer: ReleaseView,
});
