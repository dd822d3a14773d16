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

/** Runs in the browser: what has the focus, if other things lie over all of it (WCAG 2.4.11). */
const coveredFocus = (): string | undefined => {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const alongOf = (length: number) => [4, length / 2, length - 4];
  const points = alongOf(width).flatMap((right) =>
    alongOf(height).map((down) => {
      const there = document.elementFromPoint(left + right, top + down);
      // beside the window
      if (!there || focused.contains(there) || there.contains(focused)) return undefined;
      return there.closest('label')?.contains(focused) ? undefined : there;
    }),
  );
  if (!points.every(Boolean)) return undefined;
  const name = (focused.getAttribute('aria-label') ?? focused.textContent).trim().slice(0, 40);
  return `${focused.tagName.toLowerCase()} "${name}" at ${Math.round(top)}, under ${points[0]!.className}`;
};

/** Presses Tab that often from the beginning of the page, and as often back, and lists what had the focus where nobody could see it. */
export async function coveredOnTheWay(page: Page, presses: number): Promise<string[]> {
  const covered: string[] = [];
  // forth, what comes may lie under a dock; back, under the bars above
  for (const key of ['Tab', 'Shift+Tab'])
    for (let press = 0; press < presses; press += 1) {
      await page.keyboard.press(key);
      const found = await page.evaluate(coveredFocus);
      if (found) covered.push(found);
    }
  return covered;
}
