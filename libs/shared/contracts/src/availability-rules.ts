import * as z from 'zod/mini';
import { Day, Id, Moment } from './primitives';

export const Recurrence = z.enum(['none', 'daily', 'weekly', 'yearly']);
/** 0 is Sunday. */
export const Weekday = z.number().check(z.int(), z.gte(0), z.lte(6));
/**
 * A stretch of time a store takes orders for, or does not. With no rule that opens, all times are open; a rule that closes
 * wins over those that open. Wall clock of Asia/Jerusalem.
 */
export const Availability = z
  .object({
    id: Id,
    isAvailable: z.boolean(),
    allDay: z.boolean(),
    startDateTime: Moment,
    endDateTime: Moment,
    recurrence: Recurrence,
    /** The last day it recurs; null: for ever. */
    recurrenceEndDate: z._default(z.nullable(Day), null),
    /** Of a weekly rule; empty: the weekday it starts on. */
    weekdays: z._default(z.array(Weekday).check(z.maxLength(7)), []),
  })
  .check(
    z.refine((rule) => Date.parse(rule.startDateTime) < Date.parse(rule.endDateTime), {
      error: 'number.range',
      path: ['endDateTime'],
    }),
  );
export type Availability = z.infer<typeof Availability>;
