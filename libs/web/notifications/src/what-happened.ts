import type { Notification } from '@smachot/contracts';

type Change = Extract<Notification['kind'], `order_change_${string}`>;
const CHANGES = new Set<Notification['kind']>([
  'order_change_proposed',
  'order_change_accepted',
  'order_change_refused',
  'order_change_lapsed',
  'order_change_withdrawn',
] satisfies Change[]);

/**
 * The sentence of a notification. A sending that will be stopped has another sentence than one that was stopped, and a campaign
 * without a template another than one that waits for its time. A plan that became smaller: units, members or both.
 */
export const whatHappened = ({ kind, values }: Pick<Notification, 'kind' | 'values'>) => {
  if (kind === 'send_held' && values['because'] === 'template') return 'stopping.campaign';
  if (kind === 'send_scheduled' && Number(values['afterClosing'] ?? 0) > 0) return 'late.send_scheduled';
  if (kind === 'message_received' && values['side'] === 'partner') return 'message.toBusiness';
  // a change that leaves the start where it was
  if (CHANGES.has(kind) && !values['eventAt']) return `change.${kind as Change}` as const;
  if (kind === 'plan_fitted' && !values['suspended']) return 'fitted.units';
  if (kind === 'plan_fitted' && !values['archived']) return 'fitted.crew';
  if (kind !== 'sending_stopped') return `kind.${kind}` as const;
  if (values['reason'] === 'template_missing') return 'stopping.template_missing';
  return values['reason'] === 'token_not_refreshed' ? 'stopping.token_not_refreshed' : 'kind.sending_stopped';
};
