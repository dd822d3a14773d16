import { expect, type Page } from '@playwright/test';

/** A page that is late goes out without its content, by design: on a busy machine the first of them may be. The next visitor finds it. */
export async function isRendered(page: Page, ...addresses: string[]): Promise<void> {
  for (const address of addresses)
    await expect.poll(async () => (await page.request.get(address)).text()).toContain('id="rendered"');
}
