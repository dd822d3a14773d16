import { expect, type Locator, type Page } from '@playwright/test';
import type { BusinessCategory, EventType } from '@smachot/contracts';
import type { KeyAfter, Words } from '../words';

export type Wish = {
  celebrating?: EventType;
  day: string;
  time: string;
  /** Typed; the first place that is suggested is taken. */
  place: string;
  participants: number;
};

/** `/` and a store's page: the matching businesses, and the four search questions. */
export class BrowseScreen {
  constructor(
    private readonly page: Page,
    private readonly words: Words,
  ) {}

  get title() {
    return this.page.getByRole('heading', { level: 1, name: this.words.stores('browse.title') });
  }
  get event() {
    return this.page.getByRole('dialog', { name: this.words.stores('event.title') });
  }
  card(name: string): Locator {
    return this.page
      .getByRole('listitem')
      .filter({ has: this.page.getByRole('heading', { level: 3, name, exact: true }) });
  }
  category(category: BusinessCategory): Locator {
    const { stores, ui } = this.words;
    return this.page
      .getByRole('navigation', { name: stores('browse.categories') })
      .getByRole('link', { name: ui(`category.${category}`), exact: true });
  }

  /** Presses the first question and answers all of them. */
  async ask({ celebrating, day, time, place, participants }: Wish): Promise<void> {
    const { stores } = this.words;
    await this.page
      .getByRole('group', { name: stores('event.title') })
      .getByRole('button', { name: stores('finder.when') })
      .click();
    const field = (key: KeyAfter<'stores', 'event.'>) =>
      this.event.getByLabel(stores(`event.${key}`), { exact: true });
    if (celebrating) await field('what').selectOption(celebrating);
    await field('day').fill(day);
    await field('time').fill(time);
    await field('where').pressSequentially(place);
    await this.event
      .getByRole('listbox', { name: stores('event.placesFound') })
      .getByRole('option')
      .first()
      .click();
    await expect(field('where')).not.toHaveValue(place);
    await field('who').fill(String(participants));
    await this.event.getByRole('button', { name: stores('event.showSuppliers') }).click();
    await expect(this.event).toBeHidden();
  }

  async openStore(name: string): Promise<void> {
    await this.card(name).getByRole('link', { name, exact: true }).click();
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
  async openUnit(name: string): Promise<void> {
    await this.openStore(name);
  }
}
