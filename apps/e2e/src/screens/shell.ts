import { expect, type Page } from '@playwright/test';
import type { Words } from '../words';

/** As each language calls itself. */
const names = { he: 'עברית', en: 'English' };

/** What stands around every screen: bar, drawer, account, footer. */
export class Shell {
  constructor(
    private readonly page: Page,
    private readonly words: Words,
  ) {}

  get menuButton() {
    return this.page.getByRole('button', { name: this.words.shell('menu'), exact: true });
  }
  get drawer() {
    return this.page.getByRole('navigation', { name: this.words.shell('menu'), exact: true });
  }
  get signInLink() {
    return this.page.getByRole('banner').getByRole('link', { name: this.words.shell('signIn'), exact: true });
  }

  async chooseLanguage(language: 'he' | 'en'): Promise<void> {
    await this.page.getByRole('contentinfo').getByRole('button', { name: names[language] }).click();
    await expect(this.page.locator('html')).toHaveAttribute('lang', language);
  }

  async logOut(): Promise<void> {
    await this.menuButton.click();
    await this.drawer.getByRole('button', { name: this.words.shell('drawer.logout') }).click();
  }
}
