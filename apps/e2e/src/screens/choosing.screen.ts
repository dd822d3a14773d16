import { expect, type Locator, type Page } from '@playwright/test';
import type { Words } from '../words';

/** Hearts on stores and the list they make; units chosen to be compared, and the table of them. */
export class ChoosingScreen {
  constructor(
    private readonly page: Page,
    private readonly words: Words,
  ) {}

  heart(name: string): Locator {
    return this.page.getByRole('button', {
      name: this.words.stores('favourites.keep', { name }),
      exact: true,
    });
  }
  get table(): Locator {
    return this.page.getByRole('table');
  }
  get title(): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.words.stores('favourites.title') });
  }
  get signIn(): Locator {
    return this.page.getByRole('main').getByRole('link', { name: this.words.stores('favourites.signIn') });
  }

  async keep(name: string): Promise<void> {
    await this.heart(name).click();
    await expect(this.heart(name)).toHaveAttribute('aria-pressed', 'true');
  }
  /** Compares the first units of this store. */
  async compareFirst(count: number): Promise<void> {
    const { stores } = this.words;
    const toggles = this.page.getByRole('button', { name: stores('compare.choose', { name: '' }).trim() });
    for (let at = 0; at < count; at++) await toggles.nth(at).click();
    await this.page.getByRole('link', { name: stores('compare.open') }).click();
    await expect(this.table).toBeVisible();
  }
}
