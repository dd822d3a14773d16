import type { Page } from '@playwright/test';
import { axeFindings } from '../axe';
import { expect, phoneScreen, settingsOf, test } from '../journey';
import { DeskScreen } from '../screens/desk.screen';
import { GuestScreen } from '../screens/guest.screen';
import { aHost, arriveAs } from '../world/a-host';
import { anEvent, guestsOf } from '../world/an-event';
import { type Measured, outside, until } from '../world/sandbox';
import { remembering } from '../surroundings';
import type { Words } from '../words';

/** No consent has been given or refused yet. */
test.use({ viewport: phoneScreen, storageState: remembering() });

const bar = (page: Page, words: Words) => page.getByRole('region', { name: words.shell('consent.title') });

/** Requests of a page that leave for the analytics services. */
function leaving(page: Page): string[] {
  const addresses: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/analytics')) addresses.push(request.url());
  });
  return addresses;
}

/** Events both services received since `from`; waits until both received the view of `page`. */
const told = (from: number, page: string) =>
  until(`both services hear of ${page}`, async () => {
    const events = (await outside.measured()).slice(from);
    const heard = new Set(
      events.filter((one) => JSON.stringify(one).includes(page)).map(({ service }) => service),
    );
    return heard.size === 2 ? events : undefined;
  });

const named = (events: Measured[], service: Measured['service']) =>
  events.filter((one) => one.service === service).map(({ event }) => event['event'] ?? event['en']);

test('nothing is measured before somebody agrees, nothing after they take it back', async ({
  page,
  context,
  words,
}) => {
  const host = await aHost({ firstName: 'אביגיל', lastName: 'שרעבי' });
  const event = await anEvent(host);
  const [guest] = await guestsOf(host, event, [{ attendeeName: 'זרובבלה כרמון' }]);
  await arriveAs(context, host);
  const requests = leaving(page);
  const before = (await outside.measured()).length;

  await page.goto('/');
  await expect(bar(page, words)).toBeVisible();
  await page.goto('/discover');
  await page.goto(`/me/rsvps/${event._id}`);
  await expect(new DeskScreen(page, words).guest('זרובבלה כרמון')).toBeVisible();
  expect(requests).toEqual([]);

  await bar(page, words)
    .getByRole('button', { name: words.shell('consent.yes') })
    .click();
  await expect(bar(page, words)).toBeHidden();
  await told(before, '/me/rsvps/:eventId');
  await page.goto(`/discover?q=${encodeURIComponent('זרובבלה')}`);
  await told(before, '/discover');
  // Guest pages and card pages are never measured.
  const guestPage = await context.newPage();
  const fromGuest = leaving(guestPage);
  await guestPage.goto(`${GuestScreen.address(event._id)}?t=nobodys-token`);
  await expect(guestPage.getByLabel(words.guest('link.label'))).toBeVisible();
  expect(fromGuest).toEqual([]);
  await page.goto('/me/payments');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/me');
  const events = await told(before, '"/me"');

  expect(new Set(named(events, 'product'))).toEqual(new Set(['$identify', '$pageview']));
  expect(new Set(named(events, 'web'))).toEqual(new Set(['page_view']));
  expect(JSON.stringify(events)).not.toContain('payments');
  const secrets = [
    ...[event._id, guest!._id, guest!.attendeePhone!, guest!.attendeePhone!.slice(-7), host.phone.slice(-7)],
    ...['זרובבלה', 'כרמון', 'נועה ודניאל', 'nobodys-token', '@example.com', ...Object.values(host.tokens)],
  ];
  for (const secret of secrets) expect(decodeURIComponent(JSON.stringify(events))).not.toContain(secret);
  const withName = events.filter((one) => JSON.stringify(one).includes('אביגיל'));
  expect(new Set(withName.map(({ event: { event: name } }) => name))).toEqual(new Set(['$identify']));

  await page.goto('/?panel=settings');
  await page.getByRole('switch', { name: words.shell('consent.setting') }).uncheck({ force: true });
  await expect(page.getByRole('switch', { name: words.shell('consent.setting') })).not.toBeChecked();
  const [soFar, left] = [(await outside.measured()).length, requests.length];
  await page.goto('/discover');
  await page.goto(`/me/rsvps/${event._id}`);
  await expect(new DeskScreen(page, words).guest('זרובבלה כרמון')).toBeVisible();
  expect(requests.slice(left)).toEqual([]);
  expect((await outside.measured()).length).toBe(soFar);
});

test('who refuses is not measured and not asked again', async ({ page, words }) => {
  const requests = leaving(page);
  await page.goto('/');
  await bar(page, words)
    .getByRole('button', { name: words.shell('consent.no') })
    .click();
  await expect(bar(page, words)).toBeHidden();
  await page.goto('/discover');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar(page, words)).toBeHidden();
  expect(requests).toEqual([]);
});

for (const language of ['he', 'en'] as const)
  test.describe(`on a narrow screen, ${language}`, () => {
    test.use({
      language,
      storageState: remembering(settingsOf({ language, themeMode: 'light' })),
      viewport: { width: 320, height: 640 },
    });
    test('the question is wholly seen, and both answers can be pressed', async ({ page, words }) => {
      await page.goto('/');
      for (const answer of ['consent.yes', 'consent.no'] as const) {
        const button = bar(page, words).getByRole('button', { name: words.shell(answer) });
        await expect(button).toBeInViewport({ ratio: 1 });
        expect((await button.boundingBox())!.height).toBeGreaterThanOrEqual(44);
      }
      await expect(bar(page, words)).toBeInViewport({ ratio: 1 });
      expect(await axeFindings(page)).toEqual([]);
    });
  });
