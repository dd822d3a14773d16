import { expect, type Locator, type Page } from '@playwright/test';
import type { Words } from '../words';

/** /dashboard/{store}/business-availability */
export class AvailabilityScreen {
  constructor(
    private readonly page: Page,
    private readonly words: Words,
  ) {}

  get title() {
    return this.page.getByRole('heading', { level: 1, name: this.words.dashboard('availability.title') });
  }
  get notChosen() {
    return this.page.getByText(this.words.dashboard('availability.notChosen'));
  }
  get always() {
    return this.page.getByRole('radio', { name: this.words.dashboard('availability.always') });
  }
  get shortestNotice() {
    return this.page.getByLabel(this.words.dashboard('availability.shortestNotice'));
  }
  day(day: string): Locator {
    const { dashboard } = this.words;
    const month = this.page.getByRole('group', { name: dashboard('availability.calendar') });
    return month.locator(`[data-day="${day}"]`);
  }
  /** Of a day that is this month's or the next one's. */
  async tap(day: string, today: string): Promise<void> {
    const { dashboard } = this.words;
    if (day.slice(0, 7) !== today.slice(0, 7))
      await this.page.getByRole('button', { name: dashboard('availability.after') }).click();
    await this.day(day).click();
  }
  async expectSaved(): Promise<void> {
    await expect(this.page.getByRole('status').getByText(this.words.dashboard('save.clean'))).toBeVisible();
  }
}
