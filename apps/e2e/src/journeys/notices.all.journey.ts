import type { BrowserContext, CDPSession } from '@playwright/test';
import type { PushedNotice } from '@smachot/contracts';
import { expect, test } from '../journey';
import { KeptSite } from '../screens/kept-site';
import { aHost, arriveAs } from '../world/a-host';
import { baseUrl } from '../surroundings';

test.use({ serviceWorkers: 'allow' });

const NOTICE: PushedNotice = {
  ...{ title: 'שמחות', body: 'אורחים כתבו לכם', href: '/me/orders', tag: 'n1', lang: 'he', dir: 'rtl' },
};

/** Hands the service worker a message as the browser's push service would. */
const pushing = async (cdp: CDPSession): Promise<(notice: object) => Promise<void>> => {
  const registered = new Promise<string>((found) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(baseUrl));
      if (own) found(own.registrationId);
    }),
  );
  await cdp.send('ServiceWorker.enable');
  const registrationId = await registered;
  return async (notice) => {
    const data = JSON.stringify(notice);
    await cdp.send('ServiceWorker.deliverPushMessage', { origin: baseUrl, registrationId, data });
  };
};

type Shown = { title: string; options: NotificationOptions };
type Scope = {
  shown: Shown[];
  registration: ServiceWorkerRegistration;
  dispatchEvent: (event: Event) => boolean;
};

/** A browser without a head shows no notices: what the worker would show is noted, with one of a tag in place of the one before. */
const noteShown = (context: BrowserContext): Promise<void> =>
  context.serviceWorkers()[0]!.evaluate(() => {
    const scope = globalThis as unknown as Scope;
    scope.shown = [];
    scope.registration.showNotification = (title, options = {}) => {
      scope.shown = [...scope.shown.filter((one) => one.options.tag !== options.tag), { title, options }];
      return Promise.resolve();
    };
  });
const shownBy = (context: BrowserContext): Promise<Shown[]> =>
  context.serviceWorkers()[0]!.evaluate(() => (globalThis as unknown as Scope).shown);

/** Presses the notice that is shown. */
const press = (context: BrowserContext): Promise<void> =>
  context.serviceWorkers()[0]!.evaluate(() => {
    const scope = globalThis as unknown as Scope;
    const { data } = scope.shown[0]!.options;
    const notification = { data: data as unknown, close: () => undefined };
    const pressed = { notification, waitUntil: (work: Promise<unknown>) => void work.catch(() => undefined) };
    scope.dispatchEvent(Object.assign(new Event('notificationclick'), pressed));
  });

test('a pushed notice is shown once for its tag, and leads an open window to its page', async ({
  page,
  context,
}) => {
  await arriveAs(context, await aHost());
  await page.goto('/me/rsvps');
  await new KeptSite(page).isKept();
  const push = await pushing(await context.newCDPSession(page));
  await noteShown(context);

  await push(NOTICE);
  await push({ ...NOTICE, body: 'אורחים כתבו לכם שוב' });
  await expect
    .poll(() => shownBy(context))
    .toMatchObject([{ title: NOTICE.title, options: { body: 'אורחים כתבו לכם שוב', tag: NOTICE.tag } }]);

  await press(context);
  await expect(page).toHaveURL(/\/me\/orders$/);
});

test('the profile says how to allow notices that the browser denies', async ({ page, context, words }) => {
  await arriveAs(context, await aHost());
  await page.goto('/me/profile');
  await new KeptSite(page).isKept();
  await page.reload();
  await expect(page.getByText(words.notifications('device.denied'))).toBeVisible();
});
