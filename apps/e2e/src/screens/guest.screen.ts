import { nationalPhone } from '@smachot/kernel';
import { expect, type Page } from '@playwright/test';
import { outside, until } from '../world/sandbox';
import type { TextKey, Words } from '../words';

/** /rsvp/{eventId}: the page a guest opens from a chat. */
export class GuestScreen {
  constructor(
    private readonly page: Page,
    private readonly words: Words,
  ) {}

  static address = (eventId: string) => `/rsvp/${eventId}`;

  heading(key: TextKey<'guest'>, values?: Record<string, string | number>) {
    return this.page.getByRole('heading', { name: this.words.guest(key, values) });
  }
  button(key: TextKey<'guest'>, values?: Record<string, string | number>) {
    return this.page.getByRole('button', { name: this.words.guest(key, values) });
  }

  /** Without a personal link: requests one, which is sent by SMS. Returns its address. */
  async askForLink(phone: string): Promise<string> {
    await this.page.getByLabel(this.words.guest('link.label')).fill(nationalPhone(phone));
    await this.button('link.go').click();
    await expect(this.page.getByText(this.words.guest('link.sent'))).toBeVisible();
    return until(`a link for ${phone}`, async () => {
      const texts = (await outside.smsTo(phone)).map(({ text }) => text);
      return texts.flatMap((text) => /https?:\/\/\S+\/rsvp\/\S+/.exec(text)?.[0] ?? []).at(-1);
    });
  }

  async answerAttending(): Promise<void> {
    await this.button('attending.confirmed').click();
  }
  async answerHeadcount(count: number): Promise<void> {
    await this.page.getByRole('radio', { name: String(count), exact: true }).check({ force: true });
    await this.button(count === 1 ? 'headcount.goOne' : 'headcount.go', { n: count }).click();
  }
  async answerRequest(text: string): Promise<void> {
    await this.page.getByLabel(this.words.guest('special.label')).fill(text);
    await this.button('special.go').click();
  }
}
