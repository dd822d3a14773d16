import { expect, type Page } from '@playwright/test';
import type { BusinessCategory } from '@smachot/contracts';
import type { KeyAfter, TextKey, Words } from '../words';

/** Count of files the browser stores for drafts. Runs in the browser. */
const keptFiles = (): Promise<number> =>
  new Promise((done) => {
    const opening = indexedDB.open('drafts');
    opening.onsuccess = () => {
      const counting = opening.result.transaction('files').objectStore('files').count();
      counting.onsuccess = () => {
        opening.result.close();
        done(counting.result);
      };
    };
  });

export type Opening = {
  category: BusinessCategory;
  name: string;
  username: string;
  place: string;
  phone: string;
  offer: { name: string; summary: string; description: string; each: number; from: number; upTo: number };
};

/** /become-a-partner: seven questions, one screen each. */
export class BecomeScreen {
  constructor(
    private readonly page: Page,
    private readonly words: Words,
  ) {}

  get start() {
    return this.page.getByRole('link', { name: this.words.dashboard('become.start') }).first();
  }
  question(step: KeyAfter<'dashboard', 'become.questions.'>) {
    return this.page.getByRole('heading', { name: this.words.dashboard(`become.questions.${step}`) });
  }
  field(key: TextKey<'dashboard'>) {
    return this.page.getByLabel(this.words.dashboard(key), { exact: true });
  }
  get free() {
    return this.page.getByText(this.words.dashboard('become.free'), { exact: true });
  }
  get publish() {
    return this.page.getByRole('button', { name: this.words.dashboard('become.publish') });
  }
  async next(step: KeyAfter<'dashboard', 'become.questions.'>): Promise<void> {
    await this.page.getByRole('button', { name: this.words.dashboard('become.next') }).click();
    await expect(this.question(step)).toBeVisible();
  }

  async chooseCategory(category: BusinessCategory): Promise<void> {
    const name = this.words.ui(`category.${category}`);
    await this.page.getByRole('checkbox', { name, exact: true }).check({ force: true });
  }
  async sayWhere(place: string): Promise<void> {
    await this.field('where.base').pressSequentially(place);
    const found = this.page.getByRole('listbox', { name: this.words.dashboard('place.found') });
    await found.getByRole('option').first().click();
    await expect(this.field('where.city')).toHaveValue(place);
  }
  async choosePolicy(policy: 'flexible' | 'moderate' | 'strict'): Promise<void> {
    const name = this.words.dashboard(`become.policies.${policy}`);
    await this.page.getByRole('radio', { name }).check({ force: true });
  }
  /** Adds a picture and checks it again after a reload: the chosen picture is still there. */
  async addPicture(name: string): Promise<void> {
    const buffer = await this.page.screenshot();
    const picker = this.page.locator('input[type=file]');
    await picker.setInputFiles({ name, mimeType: 'image/png', buffer });
    await expect(this.page.getByRole('img', { name })).toBeVisible();
    await expect.poll(() => this.page.evaluate(keptFiles)).toBe(1);
    await this.page.reload();
    await expect(this.page.getByRole('img', { name })).toBeVisible();
  }
  async sayOffer({ name, summary, description, each, from, upTo }: Opening['offer']): Promise<void> {
    await this.field('unit.numbers.pricePerParticipant').fill(String(each));
    await this.field('unit.numbers.minParticipants').fill(String(from));
    await this.field('unit.numbers.maxParticipants').fill(String(upTo));
    await this.field('unit.name').fill(name);
    await this.field('unit.summary').fill(summary);
    await this.field('unit.description').fill(description);
  }
}
