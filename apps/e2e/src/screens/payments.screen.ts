import { expect, type Locator, type Page } from '@playwright/test';
import type { TestCard } from '../world/cards';
import type { Words } from '../words';

const hostedFields = ['cardNumber', 'cardExpiration', 'cvc'] as const;
type HostedField = (typeof hostedFields)[number];

/** /me/payments */
export class PaymentsScreen {
  constructor(
    private readonly page: Page,
    private readonly words: Words,
  ) {}

  get dialog() {
    return this.page.getByRole('dialog', { name: this.words.payments('addCard') });
  }
  get bills() {
    return this.page.getByRole('region', { name: this.words.payments('bills') }).getByRole('listitem');
  }
  get cards() {
    return this.page.getByRole('region', { name: this.words.payments('cards') }).getByRole('listitem');
  }
  /** Fields in the provider's frames: the page never sees the text typed there. */
  hosted(field: HostedField): Locator {
    return this.dialog.frameLocator(`iframe[src*="field=${field}"]`).getByRole('textbox');
  }

  async openAddCard(): Promise<void> {
    await this.page.getByRole('button', { name: this.words.payments('addCard') }).click();
    for (const field of hostedFields) await expect(this.hosted(field)).toBeVisible();
  }

  async typeCard({ number, expiry, cvc, socialId }: TestCard): Promise<void> {
    const { payments } = this.words;
    for (const [field, text] of [
      ['cardNumber', number],
      ['cardExpiration', expiry],
      ['cvc', cvc],
    ] as const) {
      await this.hosted(field).clear();
      await this.hosted(field).pressSequentially(text);
    }
    await this.dialog.getByLabel(payments('socialId')).fill(socialId);
  }

  async saveCard(): Promise<void> {
    await this.dialog.getByRole('button', { name: this.words.payments('saveCard') }).click();
  }
}
