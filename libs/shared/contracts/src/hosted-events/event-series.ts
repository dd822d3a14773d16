import * as z from 'zod/mini';
import { call } from '../call';
import { Instant, Day, Moment } from '../primitives';
import { RepeatForm } from './event-repeats';
import { HostedEvent, HostedEventForm, HostedEventParams, hostPath } from './hosted-events';

const dates = `${hostPath}/:hostedEventId/dates`;

/** A date that a repetition would have. `rest`: it touches Shabbat, or a holiday, in the hours from candle lighting till nightfall. */
export const RepeatDate = z.object({
  day: Day,
  startDatetime: Instant,
  endDatetime: Instant,
  rest: z.nullable(z.enum(['shabbat', 'holiday'])),
});
export type RepeatDate = z.infer<typeof RepeatDate>;

/**
 * The dates of a repetition before it is made, the first included; `leaveOut` is not looked at. Refusals: hosted_event.dates, .repeat_end, .repeat_none,
 * .repeat_too_far, .repeat_too_many (without those left out).
 */
export const previewRepeats = call({
  id: 'hostedEvents.previewRepeats',
  method: 'POST',
  path: '/v1/events/repeats',
  access: 'user',
  perMinute: 120,
  body: z.object({ startDatetime: Moment, endDatetime: Moment, repeats: RepeatForm }),
  answer: z.object({ dates: z.array(RepeatDate) }),
  status: 200,
});

/**
 * Adds the dates of a repetition that the event's series does not have yet; dates that were called off stay so. Refusals: as of the preview, and
 * hosted_event.too_many, .too_many_today, .past.
 */
export const repeatHostedEvent = call({
  id: 'hostedEvents.repeat',
  method: 'POST',
  path: dates,
  access: 'user',
  feature: 'public_events',
  perMinute: 20,
  params: HostedEventParams,
  body: z.object({ repeats: RepeatForm }),
  answer: HostedEvent,
  status: 200,
});

/**
 * Changes this date in whole, and what was changed of it on the dates after it. A later date with registrations takes the words alone (`wordsOnly`): its time,
 * place, seats and tickets are changed on that date. Refusals: as of hostedEvents.update, and hosted_event.no_series.
 */
export const changeFollowingEvents = call({
  id: 'hostedEvents.changeFollowing',
  method: 'PUT',
  path: dates,
  access: 'user',
  perMinute: 20,
  params: HostedEventParams,
  body: z.extend(HostedEventForm, { version: z.optional(z.int()) }),
  answer: z.object({ event: HostedEvent, changed: z.number(), wordsOnly: z.number() }),
});

/** Calls this date and all after it off; the registered are told. Refusal: hosted_event.no_series. */
export const cancelFollowingEvents = call({
  id: 'hostedEvents.cancelFollowing',
  method: 'POST',
  path: `${dates}/cancel`,
  access: 'user',
  params: HostedEventParams,
  answer: z.object({ canceled: z.number() }),
  status: 200,
});
