import { nationalPhone } from '@smachot/kernel';
import { expect, type Page } from '@playwright/test';
import { outside } from '../world/sandbox';
import type { TextKey, Words } from '../words';

type Person = { firstName: string; lastName: string; email?: string };

/** /login, /login/verify, /login/signup */
export class SignInScreen {
  constructor(
    private readonly page: Page,
    private readonly words: Words,
  ) {}

  get phone() {
    return this.page.getByLabel(this.words.identity('phone.label'));
  }
  get code() {
    return this.page.getByLabel(this.words.identity('code.label'));
  }
  button(key: TextKey<'identity'>) {
    return this.page.getByRole('button', { name: this.words.identity(key), exact: true });
  }
  heading(key: TextKey<'identity'>) {
    return this.page.getByRole('heading', { level: 1, name: this.words.identity(key) });
  }

  async askForCode(phone: string): Promise<void> {
    await this.phone.fill(nationalPhone(phone));
    await this.button('phone.send').click();
    await expect(this.heading('code.title')).toBeVisible();
  }

  /** Types the code from the SMS; the sixth digit sends it. */
  async enterCodeFor(phone: string, count = 1): Promise<void> {
    const code = await outside.codeFor(phone, count);
    await this.code.pressSequentially(code, { delay: 20 });
  }

  async withPassword(phone: string, password: string): Promise<void> {
    await this.button('phone.usePassword').click();
    await expect(this.heading('password.title')).toBeVisible();
    await this.phone.fill(nationalPhone(phone));
    await this.page.getByLabel(this.words.identity('password.label')).fill(password);
    await this.button('code.enter').click();
  }

  async signUp({ firstName, lastName, email }: Person): Promise<void> {
    const { identity } = this.words;
    await this.page.getByLabel(identity('names.first')).fill(firstName);
    await this.page.getByLabel(identity('names.last')).fill(lastName);
    if (email) await this.page.getByLabel(identity('email.label')).fill(email);
    await this.page.getByLabel(identity('signUp.terms')).check();
    await this.button('signUp.done').click();
    if (email) await this.button('signUp.later').click();
  }
}
