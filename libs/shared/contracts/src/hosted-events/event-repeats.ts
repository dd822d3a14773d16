import * as z from 'zod/mini';
import { MOST_DATES, REPEATS } from '@smachot/kernel';
import { PublicEventId } from '../ids';
import { Day, decimal, Instant } from '../primitives';

/** How an event repeats, from its own day on: ends after `times` dates, or on the day `until`; exactly one is given (hosted_event.repeat_end). */
export const RepeatForm = z.object({
  every: z.enum(REPEATS),
  times: z.optional(
    z.nullable(
      decimal(
        z.int({ error: 'number.whole' }),
        z.gte(2, { error: 'hosted_event.repeat_times' }),
        z.lte(MOST_DATES, { error: 'hosted_event.repeat_times' }),
      ),
    ),
  ),
  until: z.optional(z.nullable(Day)),
  /** Days without an event; they count among `times`. */
  leaveOut: z._default(z.array(Day).check(z.maxLength(60)), []),
});
export type RepeatForm = z.infer<typeof RepeatForm>;

/** One date of a series, for its hosts. `canceled`: it was called off. */
export const SeriesDate = z.object({
  id: PublicEventId,
  startDatetime: Instant,
  participantCount: z.number(),
  canceled: z.boolean(),
});
export type SeriesDate = z.infer<typeof SeriesDate>;
/** The series an event belongs to: how it was last said to repeat, and its dates in their order. */
export const EventSeries = z.object({ repeats: RepeatForm, dates: z.array(SeriesDate) });
export type EventSeries = z.infer<typeof EventSeries>;

/** Another date of the same series, for everybody. */
export const OtherDate = z.object({
  slug: z.string(),
  startDatetime: Instant,
  /** Null: not limited. 0: there is a waiting list. */
  seatsLeft: z.nullable(z.number()),
  /** Whether its host closed the registration. */
  closed: z.boolean(),
});
export type OtherDate = z.infer<typeof OtherDate>;
