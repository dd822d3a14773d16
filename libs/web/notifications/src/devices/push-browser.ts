import type { PushSubscriptionKeys } from '@smachot/contracts';

/**
 * What the browser allows. unsupported: it knows no notices, or has no service worker here; install: an iPhone or iPad, where only an
 * installed site may; denied: the person said no; open: the person was not asked; granted: it may.
 */
export type PushPermission = 'unsupported' | 'install' | 'denied' | 'open' | 'granted';

const isApple = (): boolean =>
  /iPad|iPhone|iPod/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);
const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

const registrationOf = async (): Promise<ServiceWorkerRegistration | undefined> => {
  if (!('serviceWorker' in navigator)) return undefined;
  return navigator.serviceWorker.getRegistration().catch(() => undefined);
};

const PERMISSIONS = { default: 'open', granted: 'granted', denied: 'denied' } as const;

export const pushPermission = async (): Promise<PushPermission> => {
  const knows = 'PushManager' in window && 'Notification' in window;
  if (!knows) return isApple() && !isInstalled() ? 'install' : 'unsupported';
  if (!(await registrationOf())) return 'unsupported';
  return PERMISSIONS[Notification.permission];
};

/** The browser asks the person; only to be called by the press of a button. */
export const askPermission = async (): Promise<PushPermission> =>
  PERMISSIONS[await Notification.requestPermission()];

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));

const isOfKey = ({ options }: PushSubscription, key: Uint8Array): boolean => {
  const own = new Uint8Array(options.applicationServerKey ?? []);
  return own.length === key.length && own.every((byte, at) => byte === key[at]);
};

export const currentSubscription = async (): Promise<PushSubscription | null> =>
  (await (await registrationOf())?.pushManager?.getSubscription()) ?? null;

/** This browser's subscription with the server's key; one with another key, which the server had before, is given up. */
export const subscribeBrowser = async (publicKey: string): Promise<PushSubscriptionKeys> => {
  const registration = await registrationOf();
  if (!registration) throw new Error('there is no service worker');
  const key = bytesOf(publicKey);
  const before = await registration.pushManager.getSubscription();
  if (before && !isOfKey(before, key)) await before.unsubscribe();
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: key,
  });
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
};

export const unsubscribeBrowser = async (): Promise<void> => {
  const subscription = await currentSubscription().catch(() => null);
  await subscription?.unsubscribe().catch(() => false);
};
