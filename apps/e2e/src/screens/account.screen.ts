import { expect, type Locator, type Page } from '@playwright/test';
import { around, type Words } from '../words';

type Phase = 'inactive' | 'active' | 'ending' | 'grace';

/** /dashboard/{store}/account: the plan of a store and its charges. */
export class AccountScreen {
  static address = (store: string) => `/dashboard/${store}/account`;

  constructor(
    private readonly page: Page,
    private readonly words: Words,
  ) {}

  get plan(): Locator {
    return this.page.getByRole('region', { name: this.words.dashboard('plan.title') });
  }
  /** The newest first. */
  get charges(): Locator {
    return this.page.getByRole('region', { name: this.words.ui('charges.title') }).getByRole('listitem');
  }
  get grace(): Locator {
    return this.plan.getByText(around(this.words.dashboard, 'plan.graceText'));
  }
  get pay(): Locator {
    return this.plan.getByRole('button', { name: around(this.words.dashboard, 'plan.pay') });
  }
  card(digits: string): Locator {
    return this.page.getByRole('radio', { name: digits });
  }
  invoiceOf(charge: Locator): Locator {
    return charge.getByRole('button', { name: around(this.words.ui, 'charges.invoice.invoice') });
  }

  /** Loads the page until the plan is in this phase and so many charges are listed: what is due is done by a worker. */
  async waitFor(store: string, phase: Phase, charges: number): Promise<void> {
    const badge = this.plan.getByText(this.words.dashboard(`plan.phase.${phase}`), { exact: true });
    await expect(async () => {
      await this.page.goto(AccountScreen.address(store));
      await expect(badge).toBeVisible({ timeout: 3_000 });
      await expect(this.charges).toHaveCount(charges, { timeout: 3_000 });
    }).toPass();
  }
}
