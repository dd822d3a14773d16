import * as z from 'zod/mini';
import { call } from './call';
import { Day, decimal, Id, Moment } from './primitives';
import { storePath, StoreParams } from './stores';

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
const Availabilities = z.object({
  availabilities: z.array(Availability).check(z.maxLength(200)),
  shortestNotice: decimal(z.int(), z.gte(0), z.lte(8_760)),
  dailyCapacity: decimal(z.int(), z.gte(1), z.lte(100)),
  /** How many of a day's slots one customer may hold. */
  slotsPerCustomer: z._default(decimal(z.int(), z.gte(1), z.lte(100)), 1),
});
export const readAvailability = call({
  id: 'stores.readAvailability',
  method: 'GET',
  path: `${storePath}/availability`,
  access: 'user',
  params: StoreParams,
  answer: Availabilities,
});
export const changeAvailability = call({
  id: 'stores.changeAvailability',
  method: 'PUT',
  path: `${storePath}/availability`,
  access: 'user',
  params: StoreParams,
  body: Availabilities,
  answer: Availabilities,
});
/** Open: hours that may be asked for. full: all its slots are taken. notice: too soon. At most 62 days. */
export const StoreDay = z.object({
  day: Day,
  state: z.enum(['open', 'closed', 'full', 'notice', 'past']),
  /** Wall-clock hours, "10:00"–"24:00". */
  hours: z.array(z.object({ from: z.string(), to: z.string() })),
  taken: z.number(),
});
export type StoreDay = z.infer<typeof StoreDay>;
export const storeDays = call({
  id: 'stores.days',
  method: 'GET',
  path: `${storePath}/days`,
  access: 'visitor',
  params: StoreParams,
  query: z.object({ from: Day, to: Day }),
  answer: z.object({ days: z.array(StoreDay) }),
});
