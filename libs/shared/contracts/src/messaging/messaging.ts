import * as z from 'zod/mini';
import { ActReason } from '../administration/acts';
import { call } from '../call';
import { UserId } from '../ids';
import { Cursor, Id, Instant, PageSize, Phone } from '../primitives';

const hub = '/webhooks/whatsapp';
/** The provider's handshake: answers the challenge as plain text, 403 for a wrong verify token. */
export const whatsappHandshake = call({
  id: 'messaging.handshake',
  method: 'GET',
  path: hub,
  access: 'provider',
  query: z.looseObject({
    'hub.mode': z.optional(z.string()),
    'hub.verify_token': z.optional(z.string()),
    'hub.challenge': z.optional(z.string()),
  }),
  media: 'text/plain',
});
/** Raw bytes with the provider's signature; they are stored, then answered with 200. */
export const whatsappWebhook = call({
  id: 'messaging.webhook',
  method: 'POST',
  path: hub,
  access: 'provider',
  signature: 'x-hub-signature-256',
  status: 200,
  perMinute: 600_000,
});

/** A host whose messages are not sent, after guests' complaints or by an admin. */
export const SuspendedHost = z.object({ userId: UserId, name: z.string(), since: Instant });
export type SuspendedHost = z.infer<typeof SuspendedHost>;
/** `suspendedHosts`: ids, as they were suspended; `hosts`: the same with their names. `stoppedBy`: null while messages are sent. */
export const Sending = z.object({
  stopped: z.boolean(),
  reason: z.nullable(z.string()),
  stoppedBy: z.nullable(z.enum(['admin', 'token', 'provider'])),
  suspendedHosts: z.array(z.string()),
  hosts: z.array(SuspendedHost),
});
export type Sending = z.infer<typeof Sending>;
/** The switch that stops all sending at once. */
export const sendingSwitch = call({
  id: 'messaging.sendingSwitch',
  method: 'GET',
  path: '/admin/api/sending',
  access: 'superAdmin',
  answer: Sending,
});
export const setSendingSwitch = call({
  id: 'messaging.setSendingSwitch',
  method: 'PUT',
  path: '/admin/api/sending',
  access: 'superAdmin',
  body: z.object({
    stopped: z.optional(z.boolean()),
    suspendHost: z.optional(UserId),
    /** Instead of `suspendHost`: the phone of the host's account. */
    suspendPhone: z.optional(Phone),
    resumeHost: z.optional(UserId),
    reason: ActReason,
  }),
  answer: Sending,
});

/**
 * Signed webhooks that could not be processed: `not JSON`, `not understood` (of an unknown kind) or `failed`
 * (understood, but processing it fails). `excerpt` is the beginning of the body with long numbers masked. Newest first.
 */
export const UndecipheredWebhook = z.object({
  _id: Id,
  receivedAt: Instant,
  trouble: z.string(),
  attempts: z.number(),
  bytes: z.number(),
  excerpt: z.string(),
});
export type UndecipheredWebhook = z.infer<typeof UndecipheredWebhook>;
export const undecipheredWebhooks = call({
  id: 'messaging.undecipheredWebhooks',
  method: 'GET',
  path: '/admin/api/webhooks',
  access: 'superAdmin',
  query: z.object({ cursor: Cursor, limit: PageSize }),
  answer: z.object({ webhooks: z.array(UndecipheredWebhook), nextCursor: z.nullable(z.string()) }),
});
/** `retry` processes it again, for example after a release that supports it; `dismiss` removes it from the list. */
export const handleWebhook = call({
  id: 'messaging.handleWebhook',
  method: 'POST',
  path: '/admin/api/webhooks/:webhookId',
  access: 'superAdmin',
  params: z.object({ webhookId: Id }),
  body: z.object({ action: z.enum(['retry', 'dismiss']), reason: ActReason }),
  status: 204,
});
