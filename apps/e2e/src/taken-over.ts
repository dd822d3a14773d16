import { expect, type Page } from '@playwright/test';

/** A rendered page starts its app by the first move; the app is there when it has done by itself what was done before. */
export async function takenOver(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'earlyActs') === undefined)).toBe(true);
}
