import { expect, type Locator, type Page } from '@playwright/test';

const FURTHEST = 60;

/** Presses Tab until the element has the focus, and expects it to be visible. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  // The limit counts presses, not the time a screen takes to load.
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < FURTHEST; presses += 1) {
    if (await isFocused(wanted)) {
      expect(await wanted.evaluate((element) => element.matches(':focus-visible')), 'the focus is seen').toBe(
        true,
      );
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key does not reach ${wanted.toString()}`);
}

const isFocused = async (wanted: Locator): Promise<boolean> =>
  (await wanted.count()) === 1 && (await wanted.evaluate((element) => element === document.activeElement));
