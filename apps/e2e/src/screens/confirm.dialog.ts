import { expect, type Locator, type Page } from '@playwright/test';
import { outside } from '../world/sandbox';
import type { Words } from '../words';

/** The question who one is, before an act that asks for it. */
export class ConfirmDialog {
  constructor(
    private readonly page: Page,
    private readonly words: Words,
  ) {}

  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: this.words.identity('confirm.title') });
  }
  get password(): Locator {
    return this.dialog.getByLabel(this.words.identity('confirm.password'));
  }

  async byPassword(password: string): Promise<void> {
    const { identity } = this.words;
    await this.password.fill(password);
    await this.dialog.getByRole('button', { name: identity('confirm.confirm'), exact: true }).click();
  }

  /** A super admin answers with the code and the password at once; neither suffices alone. */
  async byBoth(password: string, phone: string): Promise<void> {
    const { identity } = this.words;
    const known = (await outside.codesTo(phone)).length;
    await this.dialog.getByRole('button', { name: identity('confirm.send') }).click();
    const code = await outside.codeFor(phone, known + 1);
    const confirm = this.dialog.getByRole('button', { name: identity('confirm.confirm'), exact: true });
    await expect(confirm, 'a password alone').toBeDisabled();
    await this.dialog.getByLabel(identity('confirm.codeBy.sms')).pressSequentially(code);
    await this.byPassword(password);
  }
}
