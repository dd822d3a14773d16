import { isolate } from '@smachot/kernel';
import { expect, type Page } from '@playwright/test';
import { shekels, type Words, type TextKey } from '../words';

/** /partner/{store}/checkout: from the choice to an order. */
export class CheckoutScreen {
  constructor(
    private readonly page: Page,
    private readonly words: Words,
  ) {}

  get title() {
    return this.heading('checkout.title');
  }
  heading(key: TextKey<'orders'>) {
    return this.page.getByRole('heading', { level: 1, name: this.words.orders(key) });
  }
  get signIn() {
    return this.page.getByRole('link', { name: this.words.orders('place.signIn') });
  }
  get terms() {
    return this.page.getByRole('checkbox', {
      name: this.words.orders('place.terms', { store: '' }).slice(0, 20),
    });
  }
  /** The agreement to a price that changed. */
  get newPrice() {
    return this.page.getByRole('checkbox', {
      name: this.words.orders('changed.agree', { sum: '' }).slice(0, 10),
    });
  }
  get toBank() {
    return this.page.getByRole('link', { name: this.words.orders('follow.toBank') });
  }
  /** To the bank's page and back from it without an answer. */
  async visitBank(): Promise<void> {
    const isHere = ({ searchParams }: URL) => searchParams.has('checkout');
    await this.page.waitForURL(isHere);
    await this.toBank.click();
    await this.page.waitForURL((url) => !isHere(url));
    await this.page.goBack();
    await this.page.waitForURL(isHere);
    await expect(this.toBank).toBeVisible();
  }
  get leave() {
    return this.page.getByRole('button', { name: this.words.orders('follow.leave') });
  }
  get followsGuests() {
    return this.page.getByRole('switch', { name: this.words.orders('linked.part.follow') });
  }
  get remarks() {
    return this.page.getByRole('textbox', { name: this.words.orders('remarks.title') });
  }
  place(sum: number) {
    const name = this.words.orders('place.orderFor', { sum: isolate(shekels(sum, this.words.language)) });
    return this.page.getByRole('button', { name, exact: true });
  }
  /** Of a proposal, which is approved when it is accepted. */
  async expectApproved(): Promise<void> {
    await expect(this.heading('placed.approved')).toBeVisible();
  }
  async expectPlaced(): Promise<void> {
    await expect(this.heading('placed.title')).toBeVisible();
  }
  /** Onward to the order; answers its id. */
  async toOrder(): Promise<string> {
    await this.page.getByRole('link', { name: this.words.orders('placed.toOrder') }).click();
    await this.page.waitForURL(/\/me\/orders\/.+/);
    return new URL(this.page.url()).pathname.split('/')[3] ?? '';
  }
}
