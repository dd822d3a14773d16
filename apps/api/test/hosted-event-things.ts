import { DAY_MS, newId } from '@smachot/kernel';
import type { Product } from './product';

export type HostedEventThings = { hostedEventId: string; registrationId: string; extra: string };

const form = {
  type: 'workshop',
  title: 'ערב פרחים',
  description: 'נפגשים וקושרים זרים',
  startDatetime: new Date(Date.now() + 30 * DAY_MS).toISOString(),
  endDatetime: new Date(Date.now() + 31 * DAY_MS).toISOString(),
  locationType: 'online',
  visibility: 'public',
  registrationOptions: {
    isRegistrationOpen: true,
    enableSpecialRequests: false,
    enableMultipleParticipants: true,
    requireApproval: true,
  },
};

export const hostedEventBodies: Record<string, (thing: HostedEventThings) => unknown> = {
  'hostedEvents.create': () => form,
  'hostedEvents.update': () => form,
  'hostedEvents.previewRepeats': () => ({
    startDatetime: form.startDatetime,
    endDatetime: form.endDatetime,
    repeats: { every: 'week', times: 3 },
  }),
  'hostedEvents.repeat': () => ({ repeats: { every: 'week', times: 2 } }),
  'hostedEvents.changeFollowing': () => form,
  'hostedEvents.patch': () => ({ title: 'ערב זרים' }),
  'hostedEvents.register': () => ({}),
  'hostedEvents.report': () => ({ reason: 'spam' }),
  'hostedEvents.moveStanding': () => ({ move: 'take_off', version: 1, reason: 'נקרא ונבדק' }),
  'hostedEvents.recordScans': () => ({
    ...{ deviceId: newId(), sentAt: new Date().toISOString() },
    ...{ scans: [], after: 0 },
  }),
  'hostedEvents.sendAttendeeMessage': () => ({ audience: 'all', text: 'מחכים לכם', expectedRecipients: 1 }),
  'hostedEvents.muteMessages': () => ({ muted: true }),
  'hostedEvents.payForRegistration': () => ({}),
  'hostedEvents.decideRegistration': () => ({ move: 'approve' }),
};
export const hostedEventQueries: Record<string, string> = {
  'hostedEvents.listAttendees': '?group=queue',
  'hostedEvents.countMessageRecipients': '?audience=all',
};

/** A public event of a store, for which a person is registered. */
export const hostedEventThings = async (
  { source }: Product,
  { storeId, partner, userId }: { storeId: string; partner: string; userId: string },
): Promise<HostedEventThings> => {
  const [hostedEventId, registrationId] = [newId(), newId()];
  await source.query(
    `insert into hosted_events.events (id, slug, visibility, type, category, language, title, description, start_datetime, end_datetime,
       location_type, location, created_at, store_id, meeting_url, chat_group_url, registration_options, taken, questions, version)
     values ($1::uuid, $1::text, 'public', 'workshop', 'webinar', 'he', 'ערב פרחים', 'נפגשים', $2, $3, 'online', '', now(), $4, '', '', $5, 1, '[]', 1)`,
    [hostedEventId, form.startDatetime, form.endDatetime, storeId, form.registrationOptions],
  );
  await source.query(
    `insert into hosted_events.registrations (id, event_id, user_id, status, participants, created_at, waitlisted, special_requests, answers, pending_since)
     values ($1, $2, $3, 'pending', 1, now(), false, '', '[]', now())`,
    [registrationId, hostedEventId, userId],
  );
  await source.query(
    `insert into hosted_events.ticket_purchases (registration_id, event_id, store_id, user_id, code, title, slug, payment_id, status, price,
       lines, commission_rate, refund_days, free_to_cancel, starts_at, ends_at, capture_at_once, capture_asked, may_retry, captured, refunded,
       to_refund, unasked, ended, created_at, paid_at, version)
     values ($1::uuid, $2, $3, $4, 'T' || left($1::text, 8), 'ערב פרחים', 'flowers', $5, 'captured', 10000, '[]', 0, 7, false, $6, $7, true, true,
       false, 10000, 0, 0, 0, false, now(), now(), 1)`,
    [registrationId, hostedEventId, storeId, userId, newId(), form.startDatetime, form.endDatetime],
  );
  return { hostedEventId, registrationId, extra: partner };
};
