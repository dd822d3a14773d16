import type { Page } from '@playwright/test';
import { directionOf, expect, test, whoChose } from '../journey';
import { heightOf, lookAt, nameOf, sampledLooks } from '../looks';
import { DeskScreen } from '../screens/desk.screen';
import { GuestScreen } from '../screens/guest.screen';
import { Shell } from '../screens/shell';
import { wordsIn } from '../words';
import { linksTour } from '../tours/links.tour';
import { walkAll } from '../tours/tour';
import { visitorsTour } from '../tours/visitors.tour';
import { aHost, arriveAs } from '../world/a-host';
import { JULIE, theDemoPartner } from '../world/a-store';
import { demoAdmin } from '../world/an-admin';
import { anEvent } from '../world/an-event';

const NEXT = ['login'];
/** Of the pages that a link leads to. */
const LINKED = ['terms', 'store-ask', 'proposal', 'booking-link', 'unsubscribe', 'verify-email-failed'];

for (const look of sampledLooks)
  test.describe(nameOf(look), () => {
    const words = wordsIn(look.language);
    test.use({ viewport: { width: look.width, height: heightOf(look) }, colorScheme: 'light' });

    test('chosen at the foot of a page, it is the language of the next screens', async ({
      page,
      words: before,
    }) => {
      await page.goto('/');
      await new Shell(page, before).chooseLanguage(look.language);
      await expect(page.locator('html')).toHaveAttribute('dir', directionOf(look.language));
      await lookAt(page, 'landing', look);
      const tour = visitorsTour(page, words);
      await walkAll(
        page,
        look,
        tour.filter(({ screen }) => NEXT.includes(screen)),
      );
    });

    test.describe('one screen of each role', () => {
      test.use({ storageState: whoChose({ language: look.language, themeMode: 'light' }) });

      test('a visitor with a link', async ({ page }) => {
        const tour = linksTour(page, words).filter(({ screen }) => LINKED.includes(screen));
        await walkAll(page, look, tour);
      });

      const shows = async (page: Page, address: string, title: string) => {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
        await lookAt(page, new URL(page.url()).pathname.split('/')[1]!, look);
      };

      test('a host and a guest', async ({ page, context }) => {
        const host = await aHost();
        const event = await anEvent(host, { language: look.language });
        await arriveAs(context, host);
        await shows(page, DeskScreen.address(event._id), event.title);
        await shows(page, GuestScreen.address(event._id), event.hostName);
        await expect(page.locator('html')).toHaveAttribute('lang', look.language);
      });
      test('a business', async ({ page, context }) => {
        await arriveAs(context, await theDemoPartner());
        await shows(page, `/dashboard/${JULIE.store}/orders`, words.orders('store.title'));
      });
      test('a super admin', ({ page, context }) =>
        demoAdmin.actsIn(context, () =>
          shows(page, '/admin-panel/partners', words.admin('lists.titles.partners')),
        ));
    });
  });
