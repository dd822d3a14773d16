import { pageAt, type WebPath } from '@smachot/contracts';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { leadTo } from '../screens/shell';
import { type Look, lookAt } from '../looks';
import { long } from '../surroundings';

/** A screen, the step that opens it (from the previous one, or by its address), and an element unique to it. */
type Stop = {
  screen: string;
  open: () => Promise<unknown>;
  there: Locator;
  /** The page of the app it stops at, of which the other stops show further states. */
  route?: WebPath;
  /** Looked at by `npm test`; the others by `npm run test:all`. */
  main?: boolean;
};
export type Tour = Stop[];

type After<Base extends string, Path> = Path extends `${Base}${infer Rest}` ? Rest : never;
/** What the pages under `Base` add to it. */
export type Below<Base extends string> = After<Base, WebPath>;

/**
 * Navigates to an address as a link within the app does, which loads the app once and not for every screen. Opened dialogs and
 * typed text may stay: where they must not, load the address.
 */
export async function go(page: Page, address: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(address);
  else await leadTo(page, address);
}

/** Identifies the document of a page, to detect a reload. */
const documentIn = (page: Page): Promise<number> => page.evaluate(() => performance.timeOrigin);

/** Walks a tour: the main stops alone in `npm test`. */
export const walk = (page: Page, look: Look, tour: Tour): Promise<void> =>
  walkAll(
    page,
    look,
    tour.filter(({ main }) => main || long),
  );

/** Opens screen after screen and checks each. A failure on one does not prevent the check of the next. */
export async function walkAll(page: Page, look: Look, tour: Tour): Promise<void> {
  for (const { screen, open, there, route } of tour) {
    await test.step(screen, async () => {
      const shown = (await there.isVisible()) ? await documentIn(page) : undefined;
      await open();
      // polled at every frame: an expectation would poll only once a second in the end
      await there.waitFor();
      expect(await documentIn(page), `${screen} is not the screen before it`).not.toBe(shown);
      const at = () => pageAt(new URL(page.url()).pathname);
      if (route) await expect.poll(at, { message: `${screen} is at its address` }).toBe(route);
      await lookAt(page, screen, look);
    });
  }
}
