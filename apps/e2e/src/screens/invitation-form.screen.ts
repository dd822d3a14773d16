import type { InvitationOccasion } from '@smachot/contracts';
import type { Page } from '@playwright/test';
import type { KeyAfter, Words } from '../words';

export type InvitationText = {
  kind?: InvitationOccasion;
  names: string;
  day: string;
  time: string;
  place: string;
  language?: 'he' | 'en';
};

/** /me/rsvps/new and /me/rsvps/{eventId}/edit */
export class InvitationFormScreen {
  constructor(
    private readonly page: Page,
    private readonly words: Words,
  ) {}

  field(key: KeyAfter<'rsvp', 'form.'>) {
    return this.page.getByLabel(this.words.rsvp(`form.${key}`), { exact: true });
  }
  get create() {
    return this.page.getByRole('button', { name: this.words.rsvp('form.create') });
  }

  async fill({ kind, names, day, time, place, language }: InvitationText): Promise<void> {
    const { rsvp } = this.words;
    if (kind) await this.page.getByRole('radio', { name: rsvp(`occasion.${kind}`) }).check({ force: true });
    const couple = !kind || ['wedding', 'henna', 'engagement'].includes(kind);
    await this.field(couple ? 'couple' : 'names').fill(names);
    await this.field('day').fill(day);
    await this.field('time').fill(time);
    await this.field('place').fill(place);
    if (language) await this.field('language').selectOption(language);
  }
}
