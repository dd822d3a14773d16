import type { BrowserContext, Page } from '@playwright/test';
import { expect, phoneScreen, test } from '../journey';
import { coveredOnTheWay } from '../keyboard';
import { settled } from '../looks';
import { arriveAs } from '../world/a-host';
import { JULIE, theDemoPartner } from '../world/a-store';
import { theDemoHost } from '../world/of-the-demo';

const store = `/partner/${JULIE.store}`;
const dashboard = `/dashboard/${JULIE.store}`;

type Reader = { pages: string[]; arrive: (context: BrowserContext) => Promise<void> };
const READERS: Record<string, Reader> = {
  'a visitor': {
    pages: ['/', store, `${store}/reviews`, '/discover', '/login', '/help', '/terms', '/become-a-partner'],
    arrive: () => Promise.resolve(),
  },
  'a host': {
    pages: ['/me', '/me/rsvps', '/me/rsvps/new', '/me/orders', '/me/profile'],
    arrive: async (context) => arriveAs(context, await theDemoHost()),
  },
  'a partner': {
    pages: ['', '/orders', '/pricing-unit', '/business-availability', '/edit-profile', '/analytics'].map(
      (place) => `${dashboard}${place}`,
    ),
    arrive: async (context) => arriveAs(context, await theDemoPartner()),
  },
};

/** As many controls as two screens hold. */
const PRESSES = 60;
/** The height of a line of the page's own text, in px, and by how much it is wider than the window. */
const textOf = (page: Page) =>
  page.evaluate(() => ({
    size: Number.parseFloat(getComputedStyle(document.body).fontSize),
    sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }));

for (const viewport of [phoneScreen, { width: 1280, height: 800 }])
  test.describe(`${viewport.width} px`, () => {
    test.use({ viewport });

    for (const [reader, { pages, arrive }] of Object.entries(READERS))
      test(`${reader} sees what has the focus, and reads with letters twice as large`, async ({
        page,
        context,
      }) => {
        await arrive(context);
        for (const address of pages) {
          await page.goto(address);
          await settled(page);
          expect.soft(await coveredOnTheWay(page, PRESSES), `${address}: the focus is seen`).toEqual([]);
          const { size } = await textOf(page);
          // as a browser does it whose own text size is 32 px instead of 16
          await page.evaluate(() => void (document.documentElement.style.fontSize = '200%'));
          await settled(page);
          expect.soft(await textOf(page), address).toEqual({ size: size * 2, sideways: 0 });
        }
      });
  });
