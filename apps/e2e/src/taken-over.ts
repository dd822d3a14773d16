import { expect, type Page } from '@playwright/test';

const isTakenOver = (page: Page): Promise<boolean> =>
  page.evaluate(() => Reflect.get(window, 'earlyActs') === undefined);

/** A rendered page starts its app by the first move; the app is there when it has done by itself what was done before. */
export async function takenOver(page: Page): Promise<void> {
  if (await isTakenOver(page)) return;
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await expect.poll(() => isTakenOver(page)).toBe(true);
}
