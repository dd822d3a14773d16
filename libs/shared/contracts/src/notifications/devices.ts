import * as z from 'zod/mini';
import { call } from '../call';
import { PushDeviceId } from '../ids';
import { Instant } from '../primitives';
import { DEVICE_RENEWAL } from './device-renewal';

/** Devices to which the notices of one account may be pushed. */
export const MAX_PUSH_DEVICES = 10;

const MAX_ENDPOINT = 1000;
const base64url = (characters: number) => z.string().check(z.length(characters), z.regex(/^[\w-]+$/));

/** The address at the browser's push service; whoever knows it and the keys may send to the device, so it is never answered. */
const Endpoint = z.url({ protocol: /^https?$/ }).check(z.maxLength(MAX_ENDPOINT));
const AuthSecret = base64url(22);

/** A browser's subscription (W3C Push API): the keys are the P-256 point and the secret by which messages are encrypted. */
export const PushSubscriptionKeys = z.object({ endpoint: Endpoint, p256dh: base64url(87), auth: AuthSecret });
export type PushSubscriptionKeys = z.infer<typeof PushSubscriptionKeys>;

/** A browser to which the notices of an account are pushed, described by its user agent. `current`: the caller's own. */
export const PushDevice = z.object({
  _id: PushDeviceId,
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  device: z.nullable(z.enum(['phone', 'tablet', 'computer'])),
  since: Instant,
  current: z.boolean(),
});
export type PushDevice = z.infer<typeof PushDevice>;

/** `publicKey`: with which a browser subscribes (VAPID), as base64url; null: this installation pushes nothing. */
export const readPushDevices = call({
  id: 'notifications.readDevices',
  method: 'GET',
  path: '/v1/notifications/devices',
  access: 'user',
  answer: z.object({ publicKey: z.nullable(z.string()), devices: z.array(PushDevice) }),
});
const MAX_BODY = 4096;
/** Pushes the account's notices to the browser of this session; its subscription before is replaced. */
export const subscribeDevice = call({
  id: 'notifications.subscribeDevice',
  method: 'POST',
  path: '/v1/notifications/devices',
  access: 'user',
  body: PushSubscriptionKeys,
  maxBodyBytes: MAX_BODY,
  perMinute: 20,
  answer: z.object({ deviceId: PushDeviceId }),
  status: 201,
});
export const unsubscribeDevice = call({
  id: 'notifications.unsubscribeDevice',
  method: 'DELETE',
  path: '/v1/notifications/devices/:deviceId',
  access: 'user',
  params: z.object({ deviceId: PushDeviceId }),
  status: 204,
});
/**
 * The browser has another subscription in place of one. Its service worker has no session: it proves itself by the secret of the old one.
 * What is not known changes nothing, and is answered the same.
 */
export const renewDevice = call({
  id: 'notifications.renewDevice',
  method: 'POST',
  path: DEVICE_RENEWAL,
  access: 'visitor',
  body: z.object({
    old: z.object({ endpoint: Endpoint, auth: AuthSecret }),
    subscription: PushSubscriptionKeys,
  }),
  maxBodyBytes: MAX_BODY,
  perMinute: 10,
  status: 204,
});

/** What a device is sent: `href` is a path of ours, and a notice of the same `tag` takes the place of the one before. */
export const PushedNotice = z.object({
  title: z.string(),
  body: z.string(),
  href: z.string(),
  tag: z.string(),
  lang: z.string(),
  dir: z.enum(['rtl', 'ltr']),
});
export type PushedNotice = z.infer<typeof PushedNotice>;
