import { expect, type Page } from '@playwright/test';
import type { TableFile } from '../world/guest-tables';
import type { Words } from '../words';

type Verdict = 'new' | 'update' | 'duplicate' | 'faulty';

/** /me/rsvps/{eventId}/upload */
export class UploadScreen {
  constructor(
    private readonly page: Page,
    private readonly words: Words,
  ) {}

  get rows() {
    return this.page.getByRole('list', { name: this.words.rsvp('upload.rows') });
  }

  async bring(file: TableFile): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.page.getByRole('button', { name: this.words.rsvp('upload.choose') }).click();
    await (await chooser).setFiles(file);
    await expect(this.page.getByText(file.name)).toBeVisible();
  }

  async paste(text: string): Promise<void> {
    const { rsvp } = this.words;
    await this.page.getByRole('textbox', { name: rsvp('upload.pasteLabel'), exact: true }).fill(text);
    await this.page.getByRole('button', { name: rsvp('upload.readList') }).click();
    await expect(this.rows).toBeVisible();
  }

  /** Expects the counts of the rows: one chip for each verdict that occurs. */
  async expectCounts(counts: Partial<Record<Verdict, number>>): Promise<void> {
    for (const [verdict, count] of Object.entries(counts) as [Verdict, number][]) {
      const chip = this.page.getByRole('button', {
        name: `${this.words.rsvp(`verdicts.${verdict}`)} ${count}`,
      });
      await expect(chip, `${verdict}: ${count}`).toBeVisible();
    }
  }

  /** Confirms the upload; no guest is stored before. */
  async confirm(count: number): Promise<void> {
    const { rsvp } = this.words;
    await this.page.getByRole('button', { name: rsvp('upload.confirm', { count }), exact: true }).click();
    await expect(this.page.getByRole('heading', { name: rsvp('upload.doneTitle', { count }) })).toBeVisible();
  }

  async toDesk(): Promise<void> {
    await this.page.getByRole('link', { name: this.words.rsvp('upload.toDesk') }).click();
  }
}
