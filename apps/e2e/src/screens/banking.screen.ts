import { expect, type Locator, type Page } from '@playwright/test';
import type { KeyAfter, Words } from '../words';
import { ConfirmDialog } from './confirm.dialog';

type File = { name: string; mimeType: string; buffer: Buffer };
export type TypedAccount = { bank: string; branch: string; account: string };

/** /dashboard/{store}/banking-info */
export class BankingScreen {
  constructor(
    private readonly page: Page,
    private readonly words: Words,
  ) {}

  static address = (store: string) => `/dashboard/${store}/banking-info`;

  private field(key: KeyAfter<'dashboard', 'banking.'>): Locator {
    return this.page.getByLabel(this.words.dashboard(`banking.${key}`), { exact: true });
  }
  get correct(): Locator {
    return this.page.getByRole('button', { name: this.words.dashboard('banking.correct'), exact: true });
  }

  async type({ bank, branch, account }: TypedAccount): Promise<void> {
    await this.field('bank').selectOption(bank);
    await this.field('branch').fill(branch);
    await this.field('account').fill(account);
  }
  async upload(file: File): Promise<void> {
    await this.page.locator('input[type=file]').setInputFiles(file);
    await expect(this.page.getByText(this.words.dashboard('banking.uploaded'))).toBeAttached();
    await expect(this.page.getByText(file.name)).toBeVisible();
  }
  async send(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.dashboard('banking.send'), exact: true }).click();
  }
  confirm(password: string): Promise<void> {
    return new ConfirmDialog(this.page, this.words).byPassword(password);
  }
  async expectState(state: 'in_process' | 'rejected' | 'verified'): Promise<void> {
    await expect(
      this.page.getByText(this.words.dashboard(`banking.states.${state}`), { exact: true }),
    ).toBeVisible();
  }
  async expectReason(reason: KeyAfter<'dashboard', 'banking.reasons.'>): Promise<void> {
    await expect(this.page.getByText(this.words.dashboard(`banking.reasons.${reason}`))).toBeVisible();
  }
}
