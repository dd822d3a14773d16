import { expect, type Page } from '@playwright/test';
import type { PublicEventCategory } from '@smachot/contracts';
import type { Words } from '../words';

/** Of the demo data; ten months away. A long run may move the clock beyond it, and its page stays. */
export const SAMPLE = {
  title: 'הכנס השנתי לתכנון שמחות',
  address: '/event/celebrations-conference',
  category: 'conference',
  participants: 134,
} as const;

/** /discover and the page of one event. */
export class DiscoverScreen {
  constructor(
    private readonly page: Page,
    private readonly words: Words,
  ) {}

  async open(category?: PublicEventCategory): Promise<void> {
    await this.page.goto(category ? `/discover?category=${category}` : '/discover');
  }

  filter(category: PublicEventCategory | 'all') {
    return this.page
      .getByRole('group', { name: this.words.events('filter') })
      .getByRole('button', { name: this.words.events(`category.${category}`), exact: true });
  }
  card(title: string) {
    return this.page.getByRole('listitem').filter({ has: this.page.getByRole('heading', { name: title }) });
  }
  get cards() {
    return this.page.getByRole('main').getByRole('listitem');
  }
  nothingOf(category: PublicEventCategory) {
    const { events } = this.words;
    return this.page.getByRole('heading', {
      name: events('noneOf', { category: events(`category.${category}`) }),
    });
  }
  /** Presses the card's button and waits for the page. */
  async openDetails(title: string): Promise<void> {
    await this.card(title)
      .getByRole('link', { name: this.words.events('detailsOf', { title }) })
      .click();
    await expect(this.page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
}
