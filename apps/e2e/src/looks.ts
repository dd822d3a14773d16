import path from 'node:path';
import type { Language } from '@smachot/contracts';
import { expect, type Locator, type Page } from '@playwright/test';
import { axeFindings } from './axe';
import { unreachable } from './controls';
import { artifacts, long, withPictures } from './surroundings';
import { takenOver } from './taken-over';

export type Look = { language: Language; width: 390 | 1440 };

export const nameOf = ({ language, width }: Look) => `${language}-${width}`;

const phone = (language: Language): Look => ({ language, width: 390 });
const others = (['en', 'ru', 'ar'] as const).map(phone);
/**
 * A Hebrew phone by day. When everything is looked at, also Hebrew at a desk, both at night too, and the other languages on a phone
 * that grows to a desk: their words move and name things, and change no colour.
 */
export const looks: Look[] = long ? [phone('he'), { language: 'he', width: 1440 }, ...others] : [phone('he')];
/** Of these looks a few screens of each role are looked at by whoever has just chosen the language. */
export const sampledLooks = others.filter(({ language }) => language !== 'en');

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
 * not stop the test. Nothing moves in the dark, so that only its colours are looked at.
 */
export async function lookAt(page: Page, screen: string, look: Look): Promise<void> {
  await settled(page);
  if (withPictures) await draw(page, `${screen}-${nameOf(look)}-light.jpg`);
  expect.soft(await sideways(page), `${screen}: pixels to scroll sideways`).toBeLessThanOrEqual(0);
  const inHebrew = look.language === 'he';
  expect
    .soft(await axeFindings(page, inHebrew ? 'all' : 'all but colours'), `${screen}: what axe finds`)
    .toEqual([]);
  await reachAll(page, screen, widthsOf(look));
  if (!long || !inHebrew) return;
  await takenOver(page);
  await choose(page, 'dark');
  if (withPictures) await draw(page, `${screen}-${nameOf(look)}-dark.jpg`);
  expect.soft(await axeFindings(page, 'colours'), `${screen}: what axe finds in the dark`).toEqual([]);
  await choose(page, 'light');
}

/** As the browser does it at nightfall, and another tab of the app at any time. */
async function choose(page: Page, themeMode: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: themeMode });
  await page.evaluate((chosen) => {
    const settings = JSON.parse(localStorage.getItem('settings') ?? '{}') as object;
    localStorage.setItem('settings', JSON.stringify({ ...settings, themeMode: chosen }));
    dispatchEvent(new StorageEvent('storage', { key: 'settings' }));
  }, themeMode);
  await page.waitForFunction((chosen) => document.documentElement.dataset['theme'] === chosen, themeMode);
  await settled(page);
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
/** Widths at which the controls of a look are tried, its own first: in Hebrew those of phones on a phone, and of desks at a desk. */
const widthsOf = ({ language, width }: Look): number[] => {
  if (!long) return [320, 1440];
  if (width === 1440) return [1440, 768];
  return [390, 360, 320, ...(language === 'he' ? [] : [768, 1440])];
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
  const before = page.viewportSize()!;
  const top = await page.evaluate(() => scrollY);
  // A modal hides the content under it, and that is intended.
  const above = page.locator('.MuiModal-root:not([aria-hidden=true])');
  const faults: string[] = [];
  for (const width of widths) {
    if (width !== before.width) {
      await page.setViewportSize({ width, height: width < DESK_WIDTH ? 800 : 900 });
      await settled(page);
    }
    const overflow = await sideways(page);
    if (overflow > 0) faults.push(`${width}: the page scrolls sideways by ${overflow}`);
    const root = (await above.count()) ? above.last() : page.locator('body');
    for (const fault of await settledFaults(root, width < DESK_WIDTH)) faults.push(`${width}: ${fault}`);
    if (width < DESK_WIDTH || width === before.width) continue;
    for (const { id, where } of await axeFindings(page, 'names'))
      faults.push(`${width}: ${id} ${where.join()}`);
  }
  await page.setViewportSize(before);
  await settled(page);
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  expect.soft(faults, `${screen}: controls nobody can press`).toEqual([]);
}
