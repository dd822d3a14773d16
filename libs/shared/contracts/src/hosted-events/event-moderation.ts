import * as z from 'zod/mini';
import { ActReason } from '../administration/acts';
import { call } from '../call';
import { PublicEventId } from '../ids';
import { Instant, optionalParagraphs } from '../primitives';
import { EventSlug } from './public-events';

/** reported: shown until an admin has decided; off: an admin took it off the site; clear: neither. */
export const EventStanding = z.enum(['clear', 'reported', 'off']);
export type EventStanding = z.infer<typeof EventStanding>;

export const EventReportReason = z.enum(['spam', 'abuse', 'fraud', 'other']);
export type EventReportReason = z.infer<typeof EventReportReason>;

/** dismiss: the reports were looked at and the event stays; take_off, bring_back: from and to the site. */
export const EventStandingMove = z.enum(['dismiss', 'take_off', 'bring_back']);
export type EventStandingMove = z.infer<typeof EventStandingMove>;

/** What admins know of one event beside its row: the newest reports, which name nobody. `count`: of all. */
export const ModeratedEvent = z.object({
  eventId: PublicEventId,
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  location: z.string(),
  address: z.nullable(z.string()),
  standing: EventStanding,
  canceled: z.boolean(),
  version: z.number(),
  reportedAt: z.nullable(Instant),
  decidedAt: z.nullable(Instant),
  /** Why it is off the site, as its hosts are told. */
  reason: z.nullable(z.string()),
  count: z.number(),
  reports: z.array(z.object({ reason: EventReportReason, note: z.string(), at: Instant })),
});
export type ModeratedEvent = z.infer<typeof ModeratedEvent>;

/** Tells the admins of an event that should not be on the site; once per person and event until they decide, ten in a day. */
export const reportPublicEvent = call({
  id: 'hostedEvents.report',
  method: 'POST',
  path: '/v1/events/public/:slug/report',
  access: 'user',
  feature: 'public_events',
  params: z.object({ slug: EventSlug }),
  body: z.object({ reason: EventReportReason, note: z._default(optionalParagraphs(500), '') }),
  status: 204,
  perMinute: 10,
});

const params = z.object({ hostedEventId: PublicEventId });
/** One event with its reports, canceled ones too. */
export const readModeratedEvent = call({
  id: 'hostedEvents.readModerated',
  method: 'GET',
  path: '/admin/api/events/:hostedEventId',
  access: 'superAdmin',
  params,
  answer: ModeratedEvent,
});
/**
 * Decides on reports, takes an event off the site or brings it back; its hosts are told of the last two, with the reason. Registrations stay.
 * Refusals: conflict.version (a host changed it since it was read), lifecycle.illegal_move.
 */
export const moveEventStanding = call({
  id: 'hostedEvents.moveStanding',
  method: 'POST',
  path: '/admin/api/events/:hostedEventId/standing',
  access: 'superAdmin',
  params,
  body: z.object({ move: EventStandingMove, reason: ActReason, version: z.int() }),
  answer: ModeratedEvent,
  status: 200,
});
