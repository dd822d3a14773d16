import * as z from 'zod/mini';
import { call } from './call';

const hub = '/webhooks/whatsapp';
/** The provider's handshake: answers the challenge as plain text, 403 for a wrong verify token. */
export const whatsappHandshake = call({
  id: 'messaging.handshake',
  method: 'GET',
  path: hub,
  access: 'provider',
  query: z.looseObject({ 'hub.mode': z.optional(z.string()), 'hub.verify_token': z.optional(z.string()), 'hub.challenge': z.optional(z.string()) }),
  media: 'text/plain',
});
/** Signed raw bytes; stored, then 200. */
export const whatsappWebhook = call({ id: 'messaging.webhook', method: 'POST', path: hub, access: 'provider', status: 200, perMinute: 600_000 });

/** The switch that stops every send at once. */
export const sendingSwitch = call({
  id: 'messaging.sendingSwitch',
  method: 'GET',
  path: '/admin/api/sending',
  access: 'superAdmin',
  answer: z.object({ stopped: z.boolean(), reason: z.nullable(z.string()), suspendedHosts: z.array(z.string()) }),
});
export const setSendingSwitch = call({
  id: 'messaging.setSendingSwitch',
  method: 'PUT',
  path: '/admin/api/sending',
  access: 'superAdmin',
  body: z.object({ stopped: z.optional(z.boolean()), suspendHost: z.optional(z.uuid()), resumeHost: z.optional(z.uuid()) }),
  answer: z.object({ stopped: z.boolean(), reason: z.nullable(z.string()), suspendedHosts: z.array(z.string()) }),
});
