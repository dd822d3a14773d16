import type { Locator, Page } from '@playwright/test';
import type { KeyAfter, Words } from '../words';

type List = 'users' | 'partners' | 'orders' | 'subscriptions' | 'audit';
export type BulkAct = 'suspend' | 'lift' | 'stopSending' | 'allowSending';
type Found = 'user' | 'partner' | 'order' | 'subscription';

/** The lists of the admin panel, the search in their heads, and the pages of one person or store. */
export class AdminListsScreen {
  constructor(
    private readonly page: Page,
    private readonly words: Words,
  ) {}

  async goTo(list: List, filter = ''): Promise<void> {
    await this.page.goto(`/admin-panel/${list}${filter}`);
    await this.page
      .getByRole('heading', { level: 1, name: this.words.admin(`lists.titles.${list}`) })
      .waitFor();
  }

  /** Searches over everything; the search is sent, not only typed. */
  async search(text: string): Promise<void> {
    const field = this.page.getByRole('searchbox', { name: this.words.admin('lists.find.label') });
    await field.fill(text);
    await field.press('Enter');
  }
  hit(kind: Found): Locator {
    const name = this.words.admin(`lists.find.kinds.${kind}`);
    return this.page
      .getByRole('search', { name: this.words.admin('lists.find.label') })
      .getByRole('link')
      .filter({ hasText: name });
  }

  /** Rows of a table on wide screens, cards on narrow ones. */
  row(list: List, text: string): Locator {
    const name = this.words.admin(`lists.titles.${list}`);
    const inTable = this.page.getByRole('region', { name }).getByRole('row');
    return inTable.or(this.page.getByRole('list', { name }).getByRole('listitem')).filter({ hasText: text });
  }
  async type(field: KeyAfter<'admin', 'lists.fields.'>, text: string): Promise<void> {
    const { admin } = this.words;
    const filters = this.page.getByRole('region', { name: admin('lists.filters') });
    await filters.getByLabel(admin(`lists.fields.${field}`)).fill(text);
    await filters.getByRole('button', { name: admin('lists.search') }).click();
  }
  filter(column: KeyAfter<'admin', 'lists.columns.'>): Locator {
    return this.page
      .getByRole('region', { name: this.words.admin('lists.filters') })
      .getByLabel(this.words.admin(`lists.columns.${column}`), { exact: true });
  }
  /** On a narrow screen the filters that are chosen fold. */
  async choose(column: KeyAfter<'admin', 'lists.columns.'>, value: string): Promise<void> {
    const folded = this.page.getByText(this.words.admin('lists.moreFilters'), { exact: true });
    if (await folded.isVisible()) await folded.click();
    await this.filter(column).selectOption(value);
  }
  file(format: 'CSV' | 'Excel'): Locator {
    return this.page.getByRole('button', { name: this.words.ui('saveAs', { format }) });
  }
  /** The checkbox of a row, by the row's name. */
  choice(name: string): Locator {
    return this.page.getByRole('checkbox', { name, exact: true });
  }
  /** The button of an act on the chosen rows. */
  bulk(act: BulkAct): Locator {
    return this.page
      .getByRole('region', { name: this.words.admin('lists.bulk.title') })
      .getByRole('button', { name: this.words.admin(`lists.bulk.do.${act}`), exact: true });
  }
  /** The preview of an act on one row, or its outcome. */
  outcome(name: string): Locator {
    return this.page
      .getByRole('list', { name: this.words.admin('lists.bulk.rows') })
      .getByRole('listitem')
      .filter({ hasText: name });
  }
  async because(reason: string, act: BulkAct): Promise<void> {
    const dialog = this.page.getByRole('dialog').filter({ hasText: this.words.ui('act.kept') });
    await dialog.getByLabel(this.words.ui('act.reason'), { exact: true }).fill(reason);
    await dialog.getByRole('button', { name: this.words.admin(`lists.bulk.do.${act}`), exact: true }).click();
  }
  /** A part of the page of a person or a store. */
  part(key: KeyAfter<'admin', 'lists.'>): Locator {
    return this.page.getByRole('region', { name: this.words.admin(`lists.${key}`) });
  }
}
