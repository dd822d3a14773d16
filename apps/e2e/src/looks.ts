import path from 'node:path';
import type { Language } from '@smachot/contracts';
import { expect, type Locator, type Page } from '@playwright/test';
import { axeFindings } from './axe';
import { unreachable } from './controls';
import { artifacts, long, withPictures } from './surroundings';

export type Look = { language: Language; width: 390 | 1440; theme: 'light' | 'dark' };

export const nameOf = ({ language, width, theme }: Look) => `${language}-${width}-${theme}`;

const every = (['he', 'en'] as const).flatMap((language) =>
  ([390, 1440] as const).flatMap((width) =>
    (['light', 'dark'] as const).map((theme): Look => ({ language, width, theme })),
  ),
);
const phoneAtNoon: Look = { language: 'he', width: 390, theme: 'light' };
/** Russian and Arabic: a phone by day and a screen at night. */
const further = (['ru', 'ar'] as const).flatMap((language): Look[] => [
  { language, width: 390, theme: 'light' },
  { language, width: 1440, theme: 'dark' },
]);
/** A Hebrew phone by day; all of them when everything is looked at. */
export const looks = long ? [...every, ...further] : [phoneAtNoon];
/** Of these looks a few screens of each role are looked at by whoever has just chosen the language. */
export const sampledLooks = further.filter(({ width }) => width === 390);

export const heightOf = ({ width }: Look) => (width === 390 ? 844 : 900);

/** Resolves when the screen has loaded its data and fonts and its animations are over. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const busy = document.querySelector('[aria-busy="true"], .ui-loading');
    const moving = document
      .getAnimations()
      .some((one) => one.playState === 'running' && one.effect?.getTiming().iterations !== Infinity);
    return !busy && !moving && document.querySelector('h1, h2') !== null;
  });
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
}

/**
 * Saves a screenshot where pictures are wanted. Reports axe's violations and horizontal scrolling as soft failures, which do
 * not stop the test.
 */
export async function lookAt(page: Page, screen: string, look: Look): Promise<void> {
  await settled(page);
  if (withPictures) await draw(page, `${screen}-${nameOf(look)}.jpg`);
  expect.soft(await sideways(page), `${screen}: pixels to scroll sideways`).toBeLessThanOrEqual(0);
  const found = await axeFindings(page);
  expect.soft(found, `${screen}: what axe finds`).toEqual([]);
  await reachAll(page, screen, widthsOf(look));
}

/** By how many pixels the page is wider than its window. */
const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function draw(page: Page, name: string): Promise<void> {
  const covered = (await page.getByRole('dialog').or(page.getByRole('alertdialog')).count()) > 0;
  const file = path.join(artifacts, 'screens', name);
  await page.screenshot({ path: file, fullPage: !covered, animations: 'disabled' });
}

/** Below the width at which the shell is a desk's, fingers press. */
const DESK_WIDTH = 905;
/** From the smallest phone to a desk; those between are looked at when everything is. */
const WIDTHS = long ? [320, 360, 390, 768, 1440] : [320, 1440];
/**
 * Widths at which the controls of a look are tried: those of phones on a phone, the others on a desk. Colours move nothing: a dark look
 * that exists in light too is not tried.
 */
const widthsOf = ({ language, width, theme }: Look): number[] => {
  if (!long) return WIDTHS;
  const inLight = nameOf({ language, width, theme: 'light' });
  if (theme === 'dark' && looks.some((one) => nameOf(one) === inLight)) return [];
  return WIDTHS.filter((one) => (width === 390 ? one <= 390 : one > 390));
};

/** The violations that remain after animations: an open menu follows its button a little later than the window. */
async function settledFaults(root: Locator, touch: boolean): Promise<string[]> {
  let faults = await unreachable(root, touch);
  for (let again = 0; faults.length > 0 && again < 5; again += 1) {
    await root.page().waitForTimeout(200);
    faults = await unreachable(root, touch);
  }
  return faults;
}

/** Reports, as soft failures, controls that cannot be pressed at some width, and pages wider than it. The page stays on its address. */
async function reachAll(page: Page, screen: string, widths: number[]): Promise<void> {
  if (widths.length === 0) return;
  const before = page.viewportSize()!;
  const top = await page.evaluate(() => scrollY);
  // A modal hides the content under it, and that is intended.
  const above = page.locator('.MuiModal-root:not([aria-hidden=true])');
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: width < DESK_WIDTH ? 800 : 900 });
    await settled(page);
    const overflow = await sideways(page);
    if (overflow > 0) faults.push(`${width}: the page scrolls sideways by ${overflow}`);
    const root = (await above.count()) ? above.last() : page.locator('body');
    for (const fault of await settledFaults(root, width < DESK_WIDTH)) faults.push(`${width}: ${fault}`);
  }
  await page.setViewportSize(before);
  await settled(page);
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  expect.soft(faults, `${screen}: controls nobody can press`).toEqual([]);
}
