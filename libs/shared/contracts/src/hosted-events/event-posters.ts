import * as z from 'zod/mini';
import { PosterSize } from '../analytics/qr-codes';
import { call } from '../call';
import { Language } from '../primitives';
import { HostedEventParams, hostPath } from './hosted-events';

/** A page to print, in the language that is chosen, with a code that leads to the event; for its hosts. A private event and one taken off the site have none (404). */
export const eventPoster = call({
  id: 'hostedEvents.poster',
  method: 'GET',
  path: `${hostPath}/:hostedEventId/poster`,
  access: 'user',
  perMinute: 30,
  params: HostedEventParams,
  query: z.object({ size: z._default(PosterSize, 'A4'), language: z._default(Language, 'he') }),
  media: 'application/pdf',
});
/** How often the code of an event was scanned; a network counts once a day. */
export const eventScans = call({
  id: 'hostedEvents.scans',
  method: 'GET',
  path: `${hostPath}/:hostedEventId/scans`,
  access: 'user',
  params: HostedEventParams,
  answer: z.object({ scans: z.number() }),
});
/** The address a printed code holds: counts the scan and leads to the event's page, or to all events when it is shown no longer. */
export const followEventCode = call({
  id: 'hostedEvents.followCode',
  method: 'GET',
  path: '/e/:code',
  access: 'visitor',
  personal: true,
  perMinute: 300,
  params: z.object({ code: z.string().check(z.maxLength(60)) }),
  status: 302,
});
