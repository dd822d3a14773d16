import type { Locator, Page } from '@playwright/test';
import type { Words } from '../words';

type List = 'waiting' | 'decided';

/** /admin-panel/refunds */
export class RefundsScreen {
  constructor(
    private readonly page: Page,
    private readonly words: Words,
  ) {}

  async goTo(list: List): Promise<void> {
    await this.page.goto(`/admin-panel/refunds?state=${list}`);
    await this.page.getByRole('heading', { level: 1, name: this.words.admin('refunds.title') }).waitFor();
  }
  /** The refunds of an order in the list that is shown. */
  row(orderCode: string): Locator {
    const lists = (['waiting', 'decided'] as const).map((list) =>
      this.page.getByRole('list', { name: this.words.admin(`refunds.list.${list}`), exact: true }),
    );
    const [waiting, decided] = lists as [Locator, Locator];
    return waiting.or(decided).getByRole('listitem').filter({ hasText: orderCode });
  }
  decision(orderCode: string, key: 'approve' | 'decline' | 'takeBack'): Locator {
    return this.row(orderCode).getByRole('button', {
      name: this.words.admin(`refunds.do.${key}`),
      exact: true,
    });
  }

  async find(orderCode: string): Promise<void> {
    const { admin } = this.words;
    await this.page.getByLabel(admin('refunds.code')).fill(orderCode);
    await this.page.getByRole('button', { name: admin('refunds.find') }).click();
  }
  async type(sum: number, reason: string): Promise<void> {
    const { admin } = this.words;
    await this.page.getByLabel(admin('refunds.amount')).fill(String(sum));
    await this.page.getByLabel(admin('reason'), { exact: true }).fill(reason);
  }
  /** The button that sends what was typed; its words say whether another admin is asked. */
  send(key: 'request' | 'alone'): Locator {
    return this.page.getByRole('button', { name: this.words.admin(`refunds.do.${key}`), exact: true });
  }
  async approve(orderCode: string, reason: string): Promise<void> {
    await this.decision(orderCode, 'approve').click();
    const dialog = this.page.getByRole('dialog').filter({ hasText: this.words.ui('act.kept') });
    await dialog.getByLabel(this.words.ui('act.reason'), { exact: true }).fill(reason);
    await dialog.getByRole('button', { name: this.words.admin('refunds.do.approve'), exact: true }).click();
  }
}
