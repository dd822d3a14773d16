import { nationalPhone } from '@smachot/kernel';
import type { Locator, Page } from '@playwright/test';
import type { Words } from '../words';
import { ConfirmDialog } from './confirm.dialog';

/** /dashboard/{store}/crew, and the invitation that waits at /me. */
export class CrewScreen {
  constructor(
    private readonly page: Page,
    private readonly words: Words,
  ) {}

  static address = (store: string) => `/dashboard/${store}/crew`;

  member(phone: string): Locator {
    return this.page
      .getByRole('region', { name: this.words.dashboard('crew.members') })
      .getByRole('listitem')
      .filter({ hasText: nationalPhone(phone) });
  }
  get waiting(): Locator {
    return this.page
      .getByRole('region', { name: this.words.dashboard('crew.waiting') })
      .getByRole('listitem');
  }
  get asked(): Locator {
    return this.page.getByRole('region', { name: this.words.dashboard('crew.asked') });
  }

  /** Sends the form of an invitation. */
  async ask(phone: string): Promise<void> {
    const { dashboard } = this.words;
    await this.page.getByLabel(dashboard('crew.phone')).fill(nationalPhone(phone));
    await this.page.getByRole('button', { name: dashboard('crew.send') }).click();
  }

  /** Invites a member; changes of the crew require a recent confirmation of identity. */
  async invite(phone: string, password: string): Promise<void> {
    await this.ask(phone);
    await this.confirm(password);
    await this.waiting.filter({ hasText: nationalPhone(phone) }).waitFor();
  }
  async remove(phone: string): Promise<void> {
    const { dashboard } = this.words;
    await this.member(phone)
      .getByRole('button', { name: dashboard('crew.remove') })
      .click();
    await this.page
      .getByRole('alertdialog')
      .getByRole('button', { name: dashboard('crew.remove') })
      .click();
  }
  confirm(password: string): Promise<void> {
    return new ConfirmDialog(this.page, this.words).byPassword(password);
  }
}
