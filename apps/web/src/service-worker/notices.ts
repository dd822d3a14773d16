import { DEVICE_RENEWAL, isAppPage, type PushedNotice } from '@smachot/contracts';
import { nameOf, type WebBuild } from './build-files';
import type { NoticeScope, OpenWindow, ResubscribedEvent } from './scope';

const ICON = '/assets/icon-192.png';
/** How long a window is waited for that is asked to go to a page: one of another version does not know the question. */
const ANSWER_MS = 500;

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A page of ours, or the first one: whoever could send a notice must not lead anybody off the site. */
const pathOf = (href: unknown, origin: string): string => {
  const path = textIn(href);
  const url = path.startsWith('/') && URL.canParse(path, origin) ? new URL(path, origin) : undefined;
  if (url?.origin !== origin || !isAppPage(url.pathname)) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
};

const noticeOf = (data: { json: () => unknown } | null): Partial<Record<keyof PushedNotice, unknown>> => {
  try {
    return data?.json() ?? {};
  } catch {
    return {};
  }
};

/** Asks a window to go there by itself, so that nothing typed in it is lost; false: it did not answer. */
const asked = (window: OpenWindow, path: string): Promise<boolean> =>
  new Promise((answered) => {
    const { port1, port2 } = new MessageChannel();
    const timer = setTimeout(() => answered(false), ANSWER_MS);
    port1.onmessage = () => {
      clearTimeout(timer);
      answered(true);
    };
    window.postMessage({ type: 'open', path }, [port2]);
  });

const keysOf = (subscription: PushSubscription) => {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint, p256dh: keys?.['p256dh'], auth: keys?.['auth'] };
};

/** Tells the server of the browser's new subscription. */
const renew = async (
  { fetch, registration }: NoticeScope,
  { oldSubscription, newSubscription }: ResubscribedEvent,
): Promise<void> => {
  // without the old one the server is told when a page is opened next
  if (!oldSubscription) return;
  const { applicationServerKey } = oldSubscription.options;
  const subscription =
    newSubscription ??
    (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
  const { endpoint, auth } = keysOf(oldSubscription);
  await fetch(DEVICE_RENEWAL, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    credentials: 'omit',
    body: JSON.stringify({ old: { endpoint, auth }, subscription: keysOf(subscription) }),
  });
};

/** Shows pushed notices, and leads from one to its page. */
export const showNotices = (scope: NoticeScope, { files }: WebBuild): void => {
  const { origin } = scope.location;
  const icon = files.find(([file]) => nameOf(file) === ICON)?.[0];

  const open = async (path: string): Promise<void> => {
    const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = windows.find(({ url }) => new URL(url).pathname === new URL(path, origin).pathname);
    if (there) return void (await there.focus());
    const window = windows.find(({ focused }) => focused) ?? windows[0];
    if (window && (await asked(window, path))) return void (await window.focus());
    await scope.clients.openWindow(path);
  };

  scope.addEventListener('push', (event) => {
    const { title, body, href, tag, lang, dir } = noticeOf(event.data);
    // a browser takes the right away from who shows nothing
    const shown = scope.registration.showNotification(textIn(title) || new URL(origin).host, {
      body: textIn(body),
      tag: textIn(tag),
      lang: textIn(lang),
      dir: dir === 'rtl' || dir === 'ltr' ? dir : 'auto',
      data: { path: pathOf(href, origin) },
      ...(icon ? { icon } : {}),
    });
    event.waitUntil(shown);
  });
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    const { path } = (event.notification.data ?? {}) as { path?: unknown };
    event.waitUntil(open(pathOf(path, origin)));
  });
  scope.addEventListener('pushsubscriptionchange', (event) =>
    event.waitUntil(renew(scope, event).catch(() => undefined)),
  );
};
