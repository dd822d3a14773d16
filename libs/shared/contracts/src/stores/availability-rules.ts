import * as z from 'zod/mini';
import { Day, Id, Moment } from '../primitives';

const Recurrence = z.enum(['none', 'daily', 'weekly', 'yearly']);
/** Day of the week; 0 is Sunday. */
const Weekday = z.number().check(z.int(), z.gte(0), z.lte(6));
/**
 * An interval in which a store takes orders, or takes none. Without any opening rule all times are open; a closing rule
 * wins over opening rules. Times are wall clock of Asia/Jerusalem.
 */
export const Availability = z
  .object({
    id: Id,
    isAvailable: z.boolean(),
    allDay: z.boolean(),
    startDateTime: Moment,
    endDateTime: Moment,
    recurrence: Recurrence,
    /** The last day on which it recurs; null means that it never ends. */
    recurrenceEndDate: z._default(z.nullable(Day), null),
    /** The weekdays of a weekly rule; empty means the weekday of its first day. */
    weekdays: z._default(z.array(Weekday).check(z.maxLength(7)), []),
  })
  .check(
    z.refine((rule) => Date.parse(rule.startDateTime) < Date.parse(rule.endDateTime), {
      error: 'number.range',
      path: ['endDateTime'],
    }),
  );
export type Availability = z.infer<typeof Availability>;
