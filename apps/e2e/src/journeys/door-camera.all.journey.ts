import { type HostedEvent, registerForEvent } from '@smachot/contracts';
import type { Browser, Page } from '@playwright/test';
import { expect, pageOf, test, type TwoLook, twoLooks } from '../journey';
import { cameraOn } from '../screens/camera';
import { KeptSite } from '../screens/kept-site';
import { aHost } from '../world/a-host';
import { aHostedEvent } from '../world/a-hosted-event';
import { clock } from '../world/clock';
import { goOffline } from '../world/network';
import { askProduct } from '../world/product';
import type { Words } from '../words';

/** The drawn code of a visitor's ticket, as their phone shows it. */
const aTicket = async (browser: Browser, look: TwoLook, words: Words, { slug }: HostedEvent) => {
  const visitor = await aHost();
  const { registrationId } = await askProduct(registerForEvent, {
    token: visitor.tokens.access_token,
    params: { slug },
    body: { participants: 1, specialRequests: '', answers: [] },
  });
  const page = await pageOf(browser, look, visitor);
  await page.goto(`/me/tickets/${registrationId}`);
  const code = page.getByRole('img', { name: new RegExp(words.events('tickets.drawing', { place: '' })) });
  const picture = await code.screenshot();
  await page.context().close();
  return picture;
};

/** A verdict up to the name or the time that it says. */
const verdict = (page: Page, words: Words, key: 'verdict.admitted' | 'verdict.alreadyHere') => {
  const [beginning] = words.door(key, { name: '…', time: '…' }).split('…');
  return page.locator('[aria-live=assertive]').filter({ hasText: beginning!.trim() });
};

for (const look of twoLooks) {
  test.describe(look.language, () => {
    test.use({ language: look.language });

    test('tickets are read by the camera of a browser that has no reader of codes, also without a network', async ({
      browser,
      words,
    }) => {
      await clock.moveToCalmTuesday();
      const host = await aHost();
      const event = await aHostedEvent(host);
      const [first, second] = [
        await aTicket(browser, look, words, event),
        await aTicket(browser, look, words, event),
      ];
      const settings = { ...look.settings, serviceWorkers: 'allow' as const };
      const page = await pageOf(browser, { ...look, settings }, host);
      const camera = await cameraOn(page);
      await page.goto(`/me/events/${event.id}/check-in`);
      await expect(page.getByRole('heading', { name: words.door('scan') })).toBeVisible();
      expect(await page.evaluate(() => 'BarcodeDetector' in globalThis)).toBe(false);
      await new KeptSite(page).isKept();

      await page.getByRole('button', { name: words.door('camera') }).click();
      const taken = page.waitForResponse((answer) => answer.url().endsWith('/scans') && answer.ok());
      await camera.looksAt(first);
      await expect(verdict(page, words, 'verdict.admitted')).toBeVisible();
      // the verdict comes before the server has heard of the scan
      await taken;

      await goOffline(page.context());
      await page.reload();
      await page.getByRole('button', { name: words.door('camera') }).click();
      await camera.looksAt(second);
      await expect(verdict(page, words, 'verdict.admitted')).toBeVisible();
      await expect(page.getByText(words.door('unsent', { count: 1 }))).toBeVisible();
      await camera.looksAt(first);
      await expect(verdict(page, words, 'verdict.alreadyHere')).toBeVisible();
      await page.context().close();
    });
  });
}
