import type { NotificationKind, NotificationPreferences, NotificationTopic } from '@smachot/contracts';

/** The preference topic of each kind. Kinds that go to both sides of an order take the topic of the side the notification links to. */
const topics: Record<NotificationKind, NotificationTopic | 'side'> = {
  send_held: 'sending',
  send_scheduled: 'sending',
  send_waits: 'sending',
  campaign_done: 'sending',
  sending_stopped: 'sending',
  number_awaiting_approval: 'sending',
  numbers_waiting: 'sending',
  guest_wrote: 'sending',
  bill_due: 'money',
  bill_settled: 'money',
  charge_failed: 'money',
  chargeback_question: 'money',
  chargeback_evidence: 'money',
  chargeback_won: 'money',
  chargeback_lost: 'money',
  chargeback_case: 'money',
  reconciliation_differences: 'money',
  reconciliation_failed: 'money',
  order_placed: 'side',
  order_approved: 'side',
  order_declined: 'side',
  order_expired: 'side',
  order_recalled: 'side',
  order_cancelled: 'side',
  order_payment_needed: 'side',
  order_refunded: 'side',
  order_done: 'side',
  order_estimate: 'side',
  order_amendment_proposed: 'side',
  order_amendment_accepted: 'side',
  order_amendment_refused: 'side',
  order_amendment_lapsed: 'side',
  order_settled: 'side',
  order_settlement_due: 'side',
  order_locked: 'side',
  order_event_moved: 'side',
  order_event_cancelled: 'side',
  order_change_proposed: 'side',
  order_change_accepted: 'side',
  order_change_refused: 'side',
  order_change_lapsed: 'side',
  order_change_withdrawn: 'side',
  order_answer_due: 'side',
  order_rest_coming: 'side',
  order_rest_needed: 'side',
  order_rest_undecided: 'side',
  order_rest_extended: 'side',
  order_rest_waived: 'side',
  order_street_wanted: 'side',
  order_street_said: 'side',
  order_attendance_proposed: 'side',
  order_attendance_agreed: 'side',
  order_attendance_declined: 'side',
  order_attendance_counted: 'side',
  order_attendance_objected: 'side',
  booking_confirmed: 'side',
  booking_declined: 'side',
  message_received: 'side',
  review_invited: 'orders',
  review_received: 'store',
  review_replied: 'orders',
  review_hidden: 'orders',
  review_reply_hidden: 'store',
  review_uncounted: 'orders',
  bank_details_waiting: 'store',
  bank_details_verified: 'store',
  bank_details_rejected: 'store',
  bank_details_changed: 'store',
  business_document_ending: 'store',
  business_document_ended: 'store',
  kashrut_verified: 'store',
  kashrut_rejected: 'store',
  proposal_asked: 'side',
  proposal_discarded: 'side',
  proposal_sent: 'side',
  proposal_due: 'side',
  proposal_ending: 'side',
  proposal_accepted: 'side',
  proposal_declined: 'side',
  proposal_expired: 'side',
  payout_sent: 'store',
  payout_returned: 'store',
  subscription_renewed: 'store',
  subscription_unpaid: 'store',
  subscription_ended: 'store',
  store_waiting: 'store',
  store_suspended: 'store',
  store_reinstated: 'store',
  store_picked: 'store',
  plan_fitted: 'store',
  crew_suspended: 'store',
  registration_waiting: 'side',
  registration_approved: 'side',
  registration_rejected: 'side',
  registration_moved_up: 'side',
  registration_canceled: 'side',
  registration_unpaid: 'side',
  registration_dropped: 'side',
  event_canceled: 'side',
  event_taken_off: 'side',
  event_brought_back: 'side',
  event_changed: 'side',
  event_message: 'side',
  crew_invited: 'store',
  cohost_invited: 'sending',
};
type About = { kind: NotificationKind; href: string };

export const topicOf = ({ kind, href }: About): NotificationTopic => {
  const topic = topics[kind];
  if (topic !== 'side') return topic;
  return href.startsWith('/dashboard/') ? 'store' : 'orders';
};

/**
 * Default preferences until the person chooses: urgent topics at once, and e-mail for those worth keeping. Order updates
 * come by WhatsApp, where people here read them; their SMS is the fallback.
 */
export const DEFAULTS: NotificationPreferences = {
  sending: { sms: true, email: false },
  money: { sms: true, email: true },
  orders: { sms: true, email: true, whatsapp: true },
  store: { sms: true, email: true, whatsapp: true },
};

/** Kinds whose context sends the mails itself: they say more than a sentence. */
const MAILED_ELSEWHERE: ReadonlySet<NotificationKind> = new Set(['event_message']);

/** Kinds that say what is known already: they go by WhatsApp, and by mail only to whom they do not go so. */
const BY_ONE_CHANNEL: ReadonlySet<NotificationKind> = new Set(['store_waiting']);

/** Kinds that sum up a day: they go by mail until the person chooses otherwise, whatever the topic does. */
const DIGESTS: ReadonlySet<NotificationKind> = new Set(['numbers_waiting']);
const defaultsOf = (about: About) => {
  const defaults = DEFAULTS[topicOf(about)];
  return DIGESTS.has(about.kind) ? { ...defaults, email: true } : defaults;
};

/** Whether a person who chose this takes mails about it. */
export const takesMails = (about: About, chosen: Partial<NotificationPreferences>): boolean => {
  return (chosen[topicOf(about)] ?? defaultsOf(about)).email;
};

export type Channel = 'whatsapp' | 'sms' | 'email';

/**
 * The channels of one notification beside the bell. The notice that all sending has stopped ignores the preferences.
 * @param by hasEmail: there is a verified address; hasTemplate: WhatsApp has words for it
 */
export const channelsFor = (
  { urgent, ...about }: About & { urgent: boolean },
  chosen: Partial<NotificationPreferences>,
  by: { hasEmail: boolean; hasTemplate: boolean },
): Channel[] => {
  const topic = topicOf(about);
  const { sms, email, whatsapp } = { whatsapp: false, ...(chosen[topic] ?? defaultsOf(about)) };
  const channels: Channel[] = whatsapp && by.hasTemplate ? ['whatsapp'] : [];
  if (urgent && (sms || about.kind === 'sending_stopped')) channels.push('sms');
  if (BY_ONE_CHANNEL.has(about.kind) && channels.length) return channels;
  return email && by.hasEmail && !MAILED_ELSEWHERE.has(about.kind) ? [...channels, 'email'] : channels;
};
