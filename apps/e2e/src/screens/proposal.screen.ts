import { isolate } from '@smachot/kernel';
import { expect, type Locator, type Page } from '@playwright/test';
import { shekels, type Words, type KeyAfter } from '../words';

export type Line = { name: string; price: number; per: 'order' | 'participant'; optional?: boolean };

/** dashboard/{store}/proposals/{proposalId}: what a crew writes for a customer. */
export class ProposalEditor {
  constructor(
    private readonly page: Page,
    private readonly words: Words,
  ) {}

  /** The newest draft that this customer asked for. */
  async open(store: string, customer: string): Promise<void> {
    await this.page.goto(`/dashboard/${store}/proposals?status=draft`);
    await this.page.getByRole('link', { name: customer }).first().click();
    const title = this.say('for', { name: isolate(customer) });
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
  field(key: KeyAfter<'dashboard', 'proposals.'>): Locator {
    return this.page.getByLabel(this.say(key), { exact: true });
  }
  /** Writes the lines, into those that stand there and as many more as are needed. */
  async write(lines: readonly Line[]): Promise<void> {
    const edit = this.words.proposalLines;
    for (const [at, { name, price, per, optional = false }] of lines.entries()) {
      const line = this.page.getByRole('group', { name: edit('at', { at: at + 1 }) });
      if ((await line.count()) === 0) await this.page.getByRole('button', { name: edit('add') }).click();
      await line.getByLabel(edit('name'), { exact: true }).fill(name);
      await line.getByLabel(edit('per'), { exact: true }).selectOption(per);
      await line.getByLabel(edit('unitPrice'), { exact: true }).fill(String(price));
      await line.getByRole('checkbox', { name: edit('optional') }).setChecked(optional);
    }
  }
  /** Adds the first dish of a menu, for each guest. */
  async addDish(price: number): Promise<void> {
    const edit = this.words.proposalLines;
    await this.page.getByRole('button', { name: this.say('dishes.add') }).click();
    const dialog = this.page.getByRole('dialog', { name: this.say('dishes.title') });
    await dialog.getByRole('checkbox').first().check();
    await dialog.getByRole('button', { name: this.say('dishes.take') }).click();
    await expect(dialog).toBeHidden();
    await this.page.getByLabel(edit('unitPrice'), { exact: true }).last().fill(String(price));
  }
  /** Picks the first single term of the library that the store has not copied yet; answers its name. */
  async pickFromLibrary(): Promise<string> {
    const [before] = this.say('fromLibrary', { name: '…' }).split('…');
    const choice = this.field('addTerm');
    const many = (['preset', 'category'] as const).map((type) => this.words.dashboard(`terms.types.${type}`));
    const option = choice
      .locator('option')
      .filter({ hasText: before!.trim(), hasNotText: new RegExp(`(${many.join('|')}):`) })
      .first();
    const name = ((await option.textContent()) ?? '').replace(before!.trim(), '').trim();
    await choice.selectOption({ value: (await option.getAttribute('value')) ?? '' });
    return name;
  }
  term(name: string): Locator {
    return this.page.getByRole('button', { name: this.say('removeTerm', { name: isolate(name) }) });
  }
  async send(): Promise<void> {
    await this.page.getByRole('button', { name: this.say('sendToCustomer') }).click();
    await expect(this.page.getByText(this.say('sent'))).toBeVisible();
  }

  private say(key: KeyAfter<'dashboard', 'proposals.'>, values?: Record<string, string | number>): string {
    return this.words.dashboard(`proposals.${key}`, values);
  }
}

/** /proposal/{link} and its checkout: the proposal as its customer sees it. */
export class OfferScreen {
  constructor(
    private readonly page: Page,
    private readonly words: Words,
  ) {}

  get lines(): Locator {
    return this.page.getByRole('region', { name: this.words.orders('offer.lines') });
  }
  get terms(): Locator {
    return this.page.getByRole('region', { name: this.words.orders('offer.terms') });
  }
  option(name: string): Locator {
    const label = this.words.orders('offer.option', { name: isolate(name) });
    return this.lines.getByRole('checkbox', { name: label });
  }
  async expectTotal(sum: number): Promise<void> {
    const total = this.lines.locator('[aria-live=polite]');
    await expect(total).toContainText(shekels(sum, this.words.language));
  }
  get toCheckout(): Locator {
    return this.page.getByRole('link', { name: this.words.orders('offer.toCheckout') });
  }
  acceptToday(sum: number): Locator {
    const name = this.words.orders('offer.acceptToday', { sum: isolate(shekels(sum, this.words.language)) });
    return this.page.getByRole('button', { name, exact: true });
  }
}
