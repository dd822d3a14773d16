import type { Locator, Page } from '@playwright/test';
import type { Words } from '../words';

/** /admin-panel/store-suspensions: an act of super admins, with its reason. */
export class SuspensionsScreen {
  static address = '/admin-panel/store-suspensions';

  constructor(
    private readonly page: Page,
    private readonly words: Words,
  ) {}

  row(businessName: string): Locator {
    return this.page.getByRole('main').getByRole('listitem').filter({ hasText: businessName });
  }
  get dialog(): Locator {
    return this.page.getByRole('dialog').filter({ hasText: this.words.ui('act.kept') });
  }
  async suspend(username: string): Promise<void> {
    const { admin } = this.words;
    await this.page.getByLabel(admin('suspensions.username')).fill(username);
    await this.page.getByRole('button', { name: admin('suspensions.do.suspend') }).click();
  }
  async lift(businessName: string): Promise<void> {
    await this.row(businessName)
      .getByRole('button', { name: this.words.admin('suspensions.do.lift') })
      .click();
  }
  async because(reason: string, what: 'suspend' | 'lift'): Promise<void> {
    await this.dialog.getByLabel(this.words.ui('act.reason'), { exact: true }).fill(reason);
    await this.dialog.getByRole('button', { name: this.words.admin(`suspensions.do.${what}`) }).click();
  }
  done(what: 'suspend' | 'lift'): Locator {
    return this.page.getByText(this.words.admin(`suspensions.done.${what}`));
  }
}
