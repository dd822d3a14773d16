import { expect, type Locator, type Page } from '@playwright/test';
import type { Words } from '../words';

const FURTHEST = 40;

/** /admin-panel/bank-details, by its keys alone. */
export class BankQueueScreen {
  constructor(
    private readonly page: Page,
    private readonly words: Words,
  ) {}

  static address = '/admin-panel/bank-details';

  get title(): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.words.admin('bank.title') });
  }
  /** The case that the queue says is on the screen. */
  get current(): Locator {
    return this.page.locator('nav a[aria-current="true"]');
  }
  get pages(): Locator {
    return this.page.getByRole('region', { name: this.words.admin('bank.pages') }).getByRole('img');
  }
  get pending(): Locator {
    return this.page.getByRole('status', { name: this.words.admin('bank.pending') });
  }
  get reasons(): Locator {
    return this.page.getByRole('group', { name: this.words.admin('bank.reason') });
  }
  pageIs(number: number, of: number): Locator {
    return this.page.getByText(this.words.admin('bank.pageOf', { number, of }), { exact: true });
  }
  zoomIs(percent: number): Locator {
    return this.page.getByRole('button', { name: this.words.admin('bank.zoom', { percent }) });
  }

  /** A key by its place on the keyboard; a Hebrew layout writes another letter with it. */
  async press(letter: string): Promise<void> {
    await this.page.keyboard.press(`Key${letter}`);
  }

  /** Goes through the queue to this store's case, and waits until it can be decided. */
  async goTo(businessName: string): Promise<void> {
    await expect(this.current).toBeVisible();
    for (let steps = 0; steps < FURTHEST; steps += 1) {
      if ((await this.current.textContent())?.includes(businessName)) break;
      const before = await this.current.getAttribute('href');
      await this.press('J');
      await expect(this.current).not.toHaveAttribute('href', before ?? '');
    }
    await expect(this.page.getByRole('heading', { level: 2, name: businessName })).toBeVisible();
    await expect(this.reasons).toBeVisible();
  }

  /** Waits until what was decided is sent; it can be undone for ten seconds. */
  async sent(): Promise<void> {
    await expect(this.pending).toBeEmpty();
  }
}
