import { expect, type Locator, type Page } from '@playwright/test';
import type { OrderMoveName, OrderStatus } from '@smachot/contracts';
import type { KeyAfter, Words } from '../words';

/** One order, as its customer or its store sees it; and a store's list of them. */
export class OrderScreen {
  constructor(
    private readonly page: Page,
    private readonly words: Words,
  ) {}

  static ofCustomer = (orderId: string) => `/me/orders/${orderId}`;
  static ofStore = (store: string, orderId = '') => `/dashboard/${store}/orders${orderId && `/${orderId}`}`;

  get steps(): Locator {
    return this.page.getByRole('region', { name: this.words.orders('steps.title') });
  }
  get moves(): Locator {
    return this.page.getByRole('region', { name: this.words.orders('moves.title') });
  }
  /** How the number follows the customer's guests. */
  get linked(): Locator {
    return this.page.locator('section', {
      has: this.page
        .getByRole('heading', { name: this.words.orders('linked.title') })
        .or(this.page.getByRole('heading', { name: this.words.orders('linked.titleOver'), exact: true })),
    });
  }
  /** The state of the linked event, while the order stays. */
  get eventNews(): Locator {
    const { orders } = this.words;
    return this.page
      .getByRole('region', { name: orders('event.news.moved.title') })
      .or(this.page.getByRole('region', { name: orders('event.news.cancelled.title') }));
  }
  /** The change request of one side to the other. */
  get change(): Locator {
    const titles = (['open', 'accepted', 'refused', 'lapsed'] as const).map((status) =>
      this.page.getByRole('region', { name: this.words.orders(`change.title.${status}`), exact: true }),
    );
    return titles.reduce((one, other) => one.or(other));
  }
  /** An action on the quantity of a linked order, and its confirmation dialog. */
  act(act: KeyAfter<'orders', 'linked.do.'>): Locator {
    return this.linked.getByRole('button', { name: this.words.orders(`linked.do.${act}`), exact: true });
  }
  asked(act: KeyAfter<'orders', 'linked.ask.'>): Locator {
    return this.page.getByRole('dialog', { name: this.words.orders(`linked.ask.${act}`) });
  }
  move(move: OrderMoveName): Locator {
    // what it does follows in the name; another move may speak of it
    const begins = new RegExp(`^${this.words.orders(`moves.${move}`)}`);
    return this.moves.getByRole('button', { name: begins });
  }
  question(move: OrderMoveName): Locator {
    return this.page.getByRole('dialog', { name: this.words.orders(`ask.${move}`) });
  }
  /** The dialog of a transition that needs no reason. */
  confirmation(move: OrderMoveName): Locator {
    return this.page.getByRole('alertdialog', { name: this.words.orders(`ask.${move}`) });
  }
  /** The line of the timeline, by its words. */
  step(words: string): Locator {
    return this.steps.getByRole('listitem').filter({ hasText: words });
  }
  /** An order that waits for the store's answer, by its customer. */
  waiting(customer: string): Locator {
    return this.page.getByRole('article').filter({ has: this.page.getByRole('heading', { name: customer }) });
  }
  async expectStatus(status: OrderStatus | 'cancelledByYou'): Promise<void> {
    // The badge is before the title.
    const title = this.page.getByRole('heading', { level: 1 });
    await expect(this.page.locator('section').filter({ has: title })).toContainText(
      this.words.orders(`status.${status}`),
    );
  }
}
