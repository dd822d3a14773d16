import type { NotificationKind, NotificationPreferences, NotificationTopic } from '@smachot/contracts';

const topics: Record<NotificationKind, NotificationTopic> = {
  send_held: 'sending',
  campaign_done: 'sending',
  sending_stopped: 'sending',
  number_awaiting_approval: 'sending',
  bill_due: 'money',
  bill_settled: 'money',
  charge_failed: 'money',
};
export const topicOf = (kind: NotificationKind): NotificationTopic => topics[kind];

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
  { kind, urgent }: { kind: NotificationKind; urgent: boolean },
  chosen: Partial<NotificationPreferences>,
  hasEmail: boolean,
): Channel[] => {
  const { sms, email } = chosen[topicOf(kind)] ?? DEFAULTS[topicOf(kind)];
  const channels: Channel[] = urgent && (sms || kind === 'sending_stopped') ? ['sms'] : [];
  return email && hasEmail ? [...channels, 'email'] : channels;
};
