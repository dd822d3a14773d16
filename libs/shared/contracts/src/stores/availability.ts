import * as z from 'zod/mini';
import { call } from '../call';
import { Availability } from './availability-rules';
import { Day, decimal } from '../primitives';
import { storePath, StoreParams } from './stores';

const Availabilities = z.object({
  availabilities: z.array(Availability).check(z.maxLength(200)),
  shortestNotice: decimal(z.int(), z.gte(0), z.lte(8_760)),
  dailyCapacity: decimal(z.int(), z.gte(1), z.lte(100)),
  /** The maximum of one day's slots that one customer may hold. */
  slotsPerCustomer: z._default(decimal(z.int(), z.gte(1), z.lte(100)), 1),
  /** False for a new store whose hours are not chosen yet; it takes no orders, whatever its rules are. */
  hoursChosen: z._default(z.boolean(), true),
  /** Of the store; in a change that of the store that was read, refused (conflict.version) when it has changed since. Absent: no check. */
  version: z.optional(z.number().check(z.int())),
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
/** Availability of one day. open: some hours can be ordered. full: all slots are taken. notice: too soon. At most 62 days. */
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
  knowsAccount: true,
  params: StoreParams,
  query: z.object({
    from: Day,
    to: Day,
    /** Number of following months to search if no requested day is open. The answer is the first of them with an open day, or else the requested days. */
    searchMonths: z.optional(decimal(z.int(), z.gte(0), z.lte(12))),
  }),
  answer: z.object({ days: z.array(StoreDay) }),
});
