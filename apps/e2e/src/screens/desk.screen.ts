import { nationalPhone } from '@smachot/kernel';
import { expect, type Locator, type Page } from '@playwright/test';
import type { KeyAfter, TextKey, Words } from '../words';

export type Seats = { attending: number; waiting: number; unsent: number; declined: number; total: number };
type ByHand = { name: string; phone: string; seats: number };

/** /me/rsvps/{eventId} */
export class DeskScreen {
  constructor(
    private readonly page: Page,
    private readonly words: Words,
  ) {}

  static address = (eventId: string) => `/me/rsvps/${eventId}`;

  get eventId(): string {
    return new URL(this.page.url()).pathname.split('/')[3] ?? '';
  }
  get title() {
    return this.page.getByRole('heading', { level: 1 });
  }
  get table() {
    return this.page.getByRole('table', { name: this.words.rsvp('guests.table') });
  }
  /** The row of a guest. */
  guest(name: string): Locator {
    return this.table.getByRole('row').filter({ has: this.page.getByRole('rowheader', { name }) });
  }
  /** An action's visible button: on phones some are in the dock, on wide screens in the page. */
  act(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
  }
  sendButton(count: number): Locator {
    return this.act(this.words.rsvp('desk.sendTo', { count }));
  }

  /** The ring, as it is read out: the four kinds of seats. Waits for live changes. */
  async expectSeats(seats: Seats): Promise<void> {
    const said = this.words.rsvp('seats.inWords', seats);
    const ring = this.page.locator('svg[role="img"]').first();
    await expect(ring).toHaveAttribute('aria-label', said);
    await expect(this.page.locator('.ui-ring strong')).toHaveText(String(seats.attending));
  }

  /** One of these, where the guest decides which. */
  async expectStatus(name: string, ...keys: KeyAfter<'rsvp', 'status.'>[]): Promise<void> {
    const said = keys.map((key) => this.words.rsvp(`status.${key}`));
    await expect(this.guest(name)).toContainText(new RegExp(said.join('|')));
  }

  async chooseFirst(count: number): Promise<void> {
    // the first checkbox selects all rows
    for (let row = 1; row <= count; row += 1) await this.table.getByRole('checkbox').nth(row).check();
  }

  /** The dialog for one guest; opened by the given button, which differs while the list is empty. */
  async addByHand(opener: TextKey<'rsvp'>, guest: ByHand): Promise<void> {
    const { rsvp } = this.words;
    const dialog = await this.sendByHand(opener, guest);
    await expect(dialog).toBeHidden();
    await expect(this.page.getByText(rsvp('add.done', { count: 1 }))).toBeVisible();
  }
  /** Answers the dialog, which stays open when the guest is refused. */
  async sendByHand(opener: TextKey<'rsvp'>, { name, phone, seats }: ByHand): Promise<Locator> {
    const { rsvp } = this.words;
    await this.act(rsvp(opener)).click();
    const dialog = this.page.getByRole('dialog', { name: rsvp('add.title') });
    await dialog.getByLabel(rsvp('guest.name'), { exact: true }).fill(name);
    await dialog.getByLabel(rsvp('guest.phone')).fill(nationalPhone(phone));
    await dialog.getByLabel(rsvp('guest.seats')).fill(String(seats));
    await dialog.getByRole('button', { name: rsvp('add.confirm', { count: 1 }), exact: true }).click();
    return dialog;
  }

  async openUpload(): Promise<void> {
    const { rsvp } = this.words;
    await this.page.getByRole('link', { name: rsvp('guests.upload'), exact: true }).click();
    await expect(this.title).toHaveText(rsvp('upload.title'));
  }
}
