import { expect, type Locator, type Page } from '@playwright/test';
import { shekels, type Words } from '../words';

/** /partner/{store}/{unit}: the choice, and its price while choosing. */
export class UnitScreen {
  constructor(
    private readonly page: Page,
    private readonly words: Words,
  ) {}

  /** At the bottom edge of a phone, beside the menu on a wide screen. */
  get price(): Locator {
    const name = this.words.stores('order.price');
    return this.page.getByRole('region', { name }).or(this.page.getByRole('complementary', { name }));
  }
  section(name: string): Locator {
    return this.page.getByRole('region', { name, exact: true });
  }
  /** A row of a menu; the whole of it is the label. */
  item(section: string, name: string): Locator {
    return this.section(section)
      .getByRole('checkbox', { name })
      .or(this.section(section).getByRole('radio', { name }));
  }
  chip(section: string, name: string): Locator {
    return this.section(section).getByRole('button', { name });
  }
  get order(): Locator {
    return this.price.getByRole('button', { name: this.words.stores('order.go') });
  }

  /** As it is read out, which is where the counting stops. */
  async expectPrice(sum: number): Promise<void> {
    await expect(this.price.locator('[aria-live="polite"].sr')).toHaveText(shekels(sum, this.words.language));
  }
}
