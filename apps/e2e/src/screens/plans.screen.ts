import type { BillingCycle, PlanId } from '@smachot/contracts';
import type { Locator, Page } from '@playwright/test';
import { around, type Words } from '../words';
import { agorotIn } from './sums';

/** The lines of a price in agorot: those above the tax lines, and these. */
export type PriceLines = { above: number[]; subtotal: number; tax: number; total: number };

async function linesOf(table: Locator): Promise<PriceLines> {
  await table.waitFor();
  const rows = await table.locator('tbody td').allTextContents();
  const total = agorotIn((await table.locator('tfoot td').textContent()) ?? '');
  const sums = rows.map(agorotIn);
  return { above: sums.slice(0, -2), subtotal: sums.at(-2)!, tax: sums.at(-1)!, total };
}

/** /dashboard/{store}/account/plans, and the dialog in which one is chosen. */
export class PlansScreen {
  static address = (store: string, billing: BillingCycle) =>
    `/dashboard/${store}/account/plans?billing=${billing}`;

  constructor(
    private readonly page: Page,
    private readonly words: Words,
  ) {}

  column(planId: PlanId): Locator {
    return this.page.locator(`article[aria-labelledby="plan-${planId}"]`);
  }
  priceOf(planId: PlanId): Promise<PriceLines> {
    return linesOf(this.column(planId).getByRole('table'));
  }
  async choose(planId: PlanId): Promise<void> {
    await this.column(planId).getByRole('button').click();
    await this.price.waitFor();
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: around(this.words.dashboard, 'choose.title') });
  }
  get price(): Locator {
    return this.dialog.getByRole('table');
  }
  due(): Promise<PriceLines> {
    return linesOf(this.price);
  }
  get code(): Locator {
    return this.dialog.getByLabel(this.words.ui('coupon.typed.have'));
  }
  async useCoupon(code: string): Promise<void> {
    await this.code.fill(code);
    await this.dialog.getByRole('button', { name: this.words.ui('coupon.typed.apply') }).click();
  }
  couponOff(code: string, percent: number): Locator {
    return this.dialog.getByText(around(this.words.ui, 'coupon.typed.percent', { percent })).filter({
      hasText: code,
    });
  }
  card(digits: string): Locator {
    return this.dialog.getByRole('radio', { name: digits });
  }
  get terms(): Locator {
    return this.dialog.getByRole('checkbox', { name: around(this.words.dashboard, 'choose.terms') });
  }
  get pay(): Locator {
    return this.dialog.getByRole('button', { name: around(this.words.dashboard, 'choose.pay') });
  }
}
