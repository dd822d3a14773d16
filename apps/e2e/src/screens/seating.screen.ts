import { expect, type Locator, type Page } from '@playwright/test';
import type { TextKey, Words } from '../words';

/** /me/rsvps/{eventId}/seating: the hall, used by its keys. */
export class SeatingScreen {
  constructor(
    private readonly page: Page,
    private readonly words: Words,
  ) {}

  static address = (eventId: string) => `/me/rsvps/${eventId}/seating`;

  /** A table of the hall, whoever sits at it. */
  table(name: string): Locator {
    const [label] = this.words.seating('table.label', { name, taken: 0, seats: 0 }).split(',');
    return this.page.getByRole('button', { name: new RegExp(`^${label},`) });
  }
  guest(name: string): Locator {
    return this.page.getByRole('button', { name }).and(this.page.locator('[aria-pressed]'));
  }
  private act(key: TextKey<'seating'>): Locator {
    return this.page.getByRole('button', { name: this.words.seating(key), exact: true });
  }

  async addTable(): Promise<void> {
    await this.act('add.round').press('Enter');
  }
  /** Picks the guest up and puts them down at the table. */
  async seat(guest: string, table: string): Promise<void> {
    await this.guest(guest).press('Enter');
    await expect(this.guest(guest)).toHaveAttribute('aria-pressed', 'true');
    await this.table(table).press('Enter');
    const said = this.words.seating('said.seated', { name: guest, table });
    await expect(this.page.getByRole('status').filter({ hasText: said })).toBeAttached();
  }
  async askForTheRest(): Promise<void> {
    await this.act('rest.open').click();
    await expect(this.act('rest.run')).toBeVisible();
  }
  async seatTheRest(): Promise<void> {
    await this.act('rest.run').press('Enter');
    await expect(this.page.getByRole('dialog')).toBeHidden();
  }
  async expectSaved(): Promise<void> {
    await expect(this.page.getByText(this.words.seating('saved'))).toBeVisible();
  }
  /** Shows guests their tables from now on. */
  async release(): Promise<void> {
    await this.act('share.open').press('Enter');
    const dialog = this.page.getByRole('dialog', { name: this.words.seating('share.title') });
    await dialog.getByRole('radio', { name: this.words.seating('release.now') }).press('Space');
    const [shown] = this.words.seating('release.from', { when: '…' }).split('…');
    await expect(dialog.getByText(shown!.trim())).toBeVisible();
    await this.page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
}
