import type { Page } from '@playwright/test';
import type { Words } from '../words';

/** /dashboard/{storeUsername}/payments */
export class StorePaymentsScreen {
  static address = (store: string) => `/dashboard/${store}/payments`;

  constructor(
    private readonly page: Page,
    private readonly words: Words,
  ) {}

  get balance() {
    return this.page.getByRole('region', { name: this.words.dashboard('payments.balance') });
  }
  get statement() {
    return this.page.getByRole('list', { name: this.words.dashboard('payments.view.statement') });
  }
  get kind() {
    return this.page.getByLabel(this.words.dashboard('payments.kind'), { exact: true });
  }
  /** The lines about an order. */
  linesOf(orderId: string) {
    return this.statement.getByRole('listitem').filter({ has: this.page.locator(`a[href$="${orderId}"]`) });
  }
  file(kind: 'pdf' | 'xlsx') {
    return this.page.getByRole('button', { name: this.words.dashboard(`payments.files.${kind}`) });
  }
}
