import path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Language } from '@smachot/contracts';
import { expect, type Page } from '@playwright/test';
import { artifacts, long } from './surroundings';

export type Look = { language: Extract<Language, 'he' | 'en'>; width: 390 | 1440; theme: 'light' | 'dark' };

const every = (['he', 'en'] as const).flatMap((language) =>
  ([390, 1440] as const).flatMap((width) =>
    (['light', 'dark'] as const).map((theme): Look => ({ language, width, theme })),
  ),
);
/** Two looks that differ in everything, and all of them in the long run. */
export const looks = long
  ? every
  : every.filter(({ language, width, theme }) =>
      language === 'he' ? width === 390 && theme === 'light' : width === 1440 && theme === 'dark',
    );
export const nameOf = ({ language, width, theme }: Look) => `${language}-${width}-${theme}`;
export const heightOf = ({ width }: Look) => (width === 390 ? 844 : 900);

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** What is still coming has come: data, fonts, and what was sliding in. */
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

/** Keeps a picture of the screen and complains, without stopping, of what axe finds and of sideways scrolling. */
export async function lookAt(page: Page, screen: string, look: Look): Promise<void> {
  await settled(page);
  const file = path.join(artifacts, 'screens', `${screen}-${nameOf(look)}.png`);
  await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
  const sideways = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(sideways, `${screen}: pixels to scroll sideways`).toBeLessThanOrEqual(0);
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    where: nodes
      .slice(0, 4)
      .map(({ target, failureSummary }) => `${target.join(' ')} – ${failureSummary ?? ''}`),
  }));
  expect.soft(found, `${screen}: what axe finds`).toEqual([]);
}
