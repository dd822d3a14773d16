import { cutText } from '@smachot/kernel';
import { readCallback } from '../gateway/message-body';
import { type Incoming, readIncoming } from './read-incoming';
import { instant, list, number, record, text } from './tolerant';

export type Pricing = {
  billable: boolean;
  model: string | null;
  type: string | null;
  category: string | null;
};
export type StatusUpdate = {
  wamid: string;
  status: string;
  at: Date;
  callback: { messageId: string; attempt: number } | undefined;
  providerUserId: string | undefined;
  pricing: Pricing | undefined;
  /** The first error's code of a failure. */
  code: number | undefined;
};
/** Other events of the provider: templates, quality, bans, its own failures. */
type Notice = { field: string; event: string; code: number | undefined };
export type WebhookContent = {
  /** Whether the body has the provider's shape; others are shown to an admin. */
  understood: boolean;
  statuses: StatusUpdate[];
  incoming: Incoming[];
  notices: Notice[];
};

/**
 * Parses a webhook body. Never throws on strange shapes: unknown parts are left out. Throws SyntaxError when it is not
 * JSON. `receivedAt` stands in for missing timestamps.
 */
export const readWebhook = (body: Buffer, phoneNumberId: string, receivedAt: Date): WebhookContent => {
  const root = record(JSON.parse(body.toString('utf8')));
  const understood = Array.isArray(root['entry']) && !body.includes('"__proto__"');
  const content: WebhookContent = { understood, statuses: [], incoming: [], notices: [] };
  for (const entry of list(root['entry']))
    for (const change of list(record(entry)['changes']))
      readChange(record(change), phoneNumberId, receivedAt, content);
  return content;
};

const readChange = (
  change: Record<string, unknown>,
  phoneNumberId: string,
  receivedAt: Date,
  content: WebhookContent,
): void => {
  const value = record(change['value']);
  const field = text(change['field']) ?? 'messages';
  if (field !== 'messages') {
    const event = text(value['event']) ?? text(value['decision']) ?? '';
    content.notices.push({ field, event, code: undefined });
    return;
  }
  const to = text(record(value['metadata'])['phone_number_id']);
  // one app may serve several numbers; the others' guests are not ours
  if (to !== undefined && to !== phoneNumberId) return;
  for (const error of list(value['errors']))
    content.notices.push({ field: 'errors', event: '', code: number(record(error)['code']) });
  for (const status of list(value['statuses'])) {
    const read = readStatus(record(status), receivedAt);
    if (read) content.statuses.push(read);
  }
  const contacts = list(value['contacts']).map(record);
  for (const message of list(value['messages'])) {
    const read = readIncoming(record(message), contacts, receivedAt);
    if (read) content.incoming.push(read);
  }
};

const readStatus = (status: Record<string, unknown>, receivedAt: Date): StatusUpdate | undefined => {
  const wamid = text(status['id']);
  const name = text(status['status']);
  if (!wamid || !name) return undefined;
  return {
    wamid,
    status: cutText(name, 60),
    at: instant(status['timestamp']) ?? receivedAt,
    callback: readCallback(status['biz_opaque_callback_data']),
    providerUserId: text(status['recipient_user_id']),
    pricing: readPricing(record(status['pricing'])),
    code: number(record(list(status['errors'])[0])['code']),
  };
};

const readPricing = (pricing: Record<string, unknown>): Pricing | undefined =>
  Object.keys(pricing).length
    ? {
        billable: pricing['billable'] === true,
        model: text(pricing['pricing_model']) ?? null,
        type: text(pricing['type']) ?? null,
        category: text(pricing['category']) ?? null,
      }
    : undefined;
