import type { Locator, Page } from '@playwright/test';
import type { Words } from '../words';

/** /dashboard/{store}/pricing-unit/{unit}: the draft and its unpublished changes. */
export class UnitEditorScreen {
  constructor(
    private readonly page: Page,
    private readonly words: Words,
  ) {}

  async goTo(store: string, unit: string): Promise<void> {
    await this.page.goto(`/dashboard/${store}/pricing-unit/${unit}`);
  }

  get price(): Locator {
    return this.page.getByRole('textbox', { name: this.words.dashboard('unit.numbers.price'), exact: true });
  }
  /** The fields of another price, once. */
  async withOneRule(): Promise<void> {
    const add = this.page.getByRole('button', { name: this.words.dashboard('dayPrices.add') });
    await add.waitFor();
    // A draft from before may be on this device.
    const percent = this.page.getByLabel(this.words.dashboard('dayPrices.percent'));
    if ((await percent.count()) === 0) await add.click();
    await percent.waitFor();
  }
  /** Another price on one weekday, in percent. */
  async dearerOn(day: string, percent: string): Promise<void> {
    await this.page.getByRole('button', { name: this.words.dashboard('dayPrices.add') }).click();
    await this.page.getByRole('button', { name: day, exact: true }).click();
    await this.page.getByLabel(this.words.dashboard('dayPrices.percent')).fill(percent);
  }
  async atLeast(shekels: string): Promise<void> {
    await this.page.getByLabel(this.words.dashboard('dayPrices.minimumSum')).fill(shekels);
  }
  get draft(): Locator {
    return this.page.getByText(this.words.dashboard('publishing.state'));
  }
  get saved(): Locator {
    return this.page.getByText(this.words.dashboard('publishing.saved'));
  }
  get open(): Locator {
    return this.page.getByRole('button', { name: this.words.dashboard('publishing.open') });
  }
  get compared(): Locator {
    return this.page.getByRole('dialog', { name: this.words.dashboard('publishing.title') });
  }
  get publish(): Locator {
    return this.compared.getByRole('button', {
      name: this.words.dashboard('publishing.publish'),
      exact: true,
    });
  }
  get discard(): Locator {
    return this.page.getByRole('button', { name: this.words.dashboard('publishing.discard') });
  }
  get discardForGood(): Locator {
    return this.page
      .getByRole('alertdialog')
      .getByRole('button', { name: this.words.dashboard('publishing.discard') });
  }
}
