import type { Language } from '@smachot/contracts';
import { expect, type Page } from '@playwright/test';
import type { Words } from '../words';

/** The address is another, and the app shows its screen without being loaded anew. */
export const leadTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** As each language calls itself. */
const names: Record<Language, string> = {
  he: 'עברית',
  en: 'English',
  ru: 'Русский',
  ar: 'العربية',
};

/** The parts around every screen: bar, drawer, account, footer. */
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

  /** The bell's name contains the count of unread notifications. */
  get bell() {
    const { notifications } = this.words;
    // one number of each plural form that a language may have
    const unread = [1, 2, 3, 11, 100].map((count) =>
      notifications('bellUnread', { count }).replace(/\d+/, '\\d+'),
    );
    const names = [notifications('bell'), ...unread];
    return this.page.getByRole('banner').getByRole('button', { name: new RegExp(`^(${names.join('|')})$`) });
  }

  async openBell(): Promise<void> {
    await this.bell.click();
    await expect(this.page.getByRole('heading', { name: this.words.notifications('title') })).toBeVisible();
  }

  async openAccount(): Promise<void> {
    const name = this.words.shell('accountOf', { name: '' }).trim();
    await this.page.getByRole('banner').getByRole('button', { name }).click();
  }

  async chooseLanguage(language: Language): Promise<void> {
    await this.page.getByRole('contentinfo').getByRole('button', { name: names[language] }).click();
    await expect(this.page.locator('html')).toHaveAttribute('lang', language);
  }

  async logOut(): Promise<void> {
    await this.menuButton.click();
    await this.drawer.getByRole('button', { name: this.words.shell('drawer.logout') }).click();
  }
}
