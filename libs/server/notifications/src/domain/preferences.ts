import type { NotificationKind, NotificationPreferences, NotificationTopic } from '@smachot/contracts';

/** What is told to both sides of an order follows where it leads. */
const topics: Record<NotificationKind, NotificationTopic | 'side'> = {
  send_held: 'sending',
  campaign_done: 'sending',
  sending_stopped: 'sending',
  number_awaiting_approval: 'sending',
  bill_due: 'money',
  bill_settled: 'money',
  charge_failed: 'money',
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
  crew_invited: 'store',
};
type About = { kind: NotificationKind; href: string };

export const topicOf = ({ kind, href }: About): NotificationTopic => {
  const topic = topics[kind];
  if (topic !== 'side') return topic;
  return href.startsWith('/dashboard/') ? 'store' : 'orders';
};

/** Until somebody chooses: what cannot wait by SMS, and by mail what one may want to keep. */
export const DEFAULTS: NotificationPreferences = {
  sending: { sms: true, email: false },
  money: { sms: true, email: true },
  orders: { sms: true, email: true },
  store: { sms: true, email: true },
};

export type Channel = 'sms' | 'email';

/** How somebody hears of it beside the bell. That all sending has stopped is told whatever was chosen. */
export const channelsFor = (
  { urgent, ...about }: About & { urgent: boolean },
  chosen: Partial<NotificationPreferences>,
  hasEmail: boolean,
): Channel[] => {
  const { sms, email } = chosen[topicOf(about)] ?? DEFAULTS[topicOf(about)];
  const channels: Channel[] = urgent && (sms || about.kind === 'sending_stopped') ? ['sms'] : [];
  return email && hasEmail ? [...channels, 'email'] : channels;
};
