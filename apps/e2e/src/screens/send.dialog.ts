import type { Page } from '@playwright/test';
import type { Words } from '../words';

type Kind = 'invite' | 'reminder' | 'day_of' | 'thank_you';

/** /me/rsvps/{eventId}?send=… and, once sent, ?campaign=… */
export class SendDialog {
  constructor(
    private readonly page: Page,
    private readonly words: Words,
  ) {}

  dialog(kind: Kind = 'invite') {
    return this.page.getByRole('dialog', { name: this.words.rsvp(`send.title.${kind}`) });
  }
  get consent() {
    return this.dialog().getByRole('checkbox', { name: this.words.rsvp('send.consent') });
  }
  get preview() {
    return this.dialog().getByRole('region', { name: this.words.rsvp('send.preview') });
  }
  confirm(count: number) {
    return this.dialog().getByRole('button', {
      name: this.words.rsvp('send.confirm', { count }),
      exact: true,
    });
  }
  get progress() {
    return this.page.getByRole('dialog', { name: this.words.rsvp('progress.title') });
  }
  get bar() {
    return this.progress.getByRole('progressbar');
  }
  get toDesk() {
    return this.progress.getByRole('button', { name: this.words.rsvp('progress.toDesk') });
  }
}
