import { createHmac } from 'node:crypto';

/** One update to be sent: a status, or a guest's message with its contact. Already JSON. */
export type Update = { kind: 'status'; json: string } | { kind: 'message'; json: string; contact: string };

export interface Account {
  phoneNumberId: string;
  displayPhoneNumber: string;
  businessAccountId: string;
}

/** As the provider writes its bodies: everything outside ASCII and every slash escaped. The signature covers these bytes. */
export const escapeJson = (json: string) =>
  json
    .replace(/\//g, '\\/')
    .replace(/[^\x00-\x7f]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);

const change = (account: Account, content: string) =>
  `{"value":{"messaging_product":"whatsapp","metadata":{"display_phone_number":"${account.displayPhoneNumber}",` +
  `"phone_number_id":"${account.phoneNumberId}"},${content}},"field":"messages"}`;

/** The webhook body for up to 1,000 updates: one change for the statuses, one for each guest's message. */
export function webhookBody(account: Account, updates: Update[]): Buffer {
  const statuses: string[] = [];
  const changes: string[] = [];
  for (const update of updates) {
    if (update.kind === 'status') statuses.push(update.json);
    else changes.push(change(account, `"contacts":[${update.contact}],"messages":[${update.json}]`));
  }
  if (statuses.length > 0) changes.unshift(change(account, `"statuses":[${statuses.join(',')}]`));
  const body = `{"object":"whatsapp_business_account","entry":[{"id":"${account.businessAccountId}","changes":[${changes.join(',')}]}]}`;
  return Buffer.from(escapeJson(body), 'ascii');
}

/** Value of `X-Hub-Signature-256` over exactly these bytes. */
export const signature = (appSecret: string, body: Buffer) =>
  `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`;
