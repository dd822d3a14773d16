import type { Locator, Page } from '@playwright/test';
import { around, type Words } from '../words';

/** /admin-panel/view-as, and the banner of every screen while the view lasts. */
export class ViewAsScreen {
  constructor(
    private readonly page: Page,
    private readonly words: Words,
  ) {}

  async goTo(): Promise<void> {
    await this.page.goto('/admin-panel/view-as');
  }
  get phone(): Locator {
    return this.page.getByLabel(this.words.admin('viewAs.phone'));
  }
  async begin(reason: string): Promise<void> {
    const { admin } = this.words;
    // the page that led here has fields of that name, too
    await this.page.getByRole('heading', { level: 1, name: admin('viewAs.title') }).waitFor();
    await this.page.getByLabel(admin('reason'), { exact: true }).fill(reason);
    await this.page.getByRole('button', { name: admin('viewAs.start'), exact: true }).click();
  }
  banner(name: string): Locator {
    return this.page
      .getByRole('status')
      .filter({ has: this.page.getByText(around(this.words.shell, 'viewingAs.text')) })
      .filter({ hasText: name });
  }
  get stop(): Locator {
    return this.page.getByRole('button', { name: this.words.shell('viewingAs.stop'), exact: true });
  }
  get refusal(): Locator {
    return this.page.getByText(this.words.problems('view_as.read_only'));
  }
}
