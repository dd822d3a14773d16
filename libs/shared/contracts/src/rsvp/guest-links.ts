import * as z from 'zod/mini';
import { call } from '../call';
import { EventId, RsvpId } from '../ids';

const link = '/v1/events/rsvps/:eventId/:rsvpId/link';
const One = z.object({ eventId: EventId, rsvpId: RsvpId });

/** The reason why a host gets no personal link of a guest, or why it is not sent by SMS. */
export const LinkRefusal = z.enum([
  'no_phone',
  /** SMS goes to Israeli mobile phones only. */
  'not_by_sms',
  'opted_out',
  'event_passed',
  'no_payment_method',
  'unpaid_balance',
  'consent_missing',
  'host_suspended',
  'too_many_links',
]);
export type LinkRefusal = z.infer<typeof LinkRefusal>;

/**
 * A personal link for the host to pass on, for a guest whom no message reaches. Each call creates a new one; earlier links
 * stay valid. The token is in the fragment, which browsers send to no server.
 */
export const copyGuestLink = call({
  id: 'rsvp.copyGuestLink',
  method: 'POST',
  path: link,
  access: 'user',
  params: One,
  answer: z.object({ link: z.nullable(z.string()), refusal: z.nullable(LinkRefusal) }),
  status: 200,
  perMinute: 30,
});
/** Sends the personal link by SMS at the host's request; `refusal` is null when it is being sent. */
export const textGuestLink = call({
  id: 'rsvp.textGuestLink',
  method: 'POST',
  path: `${link}/sms`,
  access: 'user',
  params: One,
  answer: z.object({ refusal: z.nullable(LinkRefusal) }),
  status: 200,
  idempotent: true,
  perMinute: 30,
});
