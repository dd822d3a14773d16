import type { NewsletterId, NewsletterStatus, StoreId, UserId } from '@smachot/contracts';
import { accept, isLinkAllowed, refuse, type Result } from '@smachot/kernel';
import { newsletterLifecycle, type NewsletterMove } from '@smachot/lifecycles';

export type NewsletterState = {
  id: NewsletterId;
  storeId: StoreId;
  subject: string;
  body: string;
  status: NewsletterStatus;
  /** When sending begins, outside of quiet hours. */
  sendAt: Date | null;
  /** When its mails were written down; null before. */
  startedAt: Date | null;
  /** Null once the account is gone. */
  createdBy: UserId | null;
  createdAt: Date;
  changedAt: Date;
  /** Of the text and the hour. */
  version: number;
};
export type WrittenText = { subject: string; body: string };

const LINK = /\[[^[\]\n]{1,200}\]\(([^()\n]{1,500})\)/g;
const UNSAFE = /\b(?:http|ftp|javascript|data|file):/i;

/** Links lead to https, or to a page of ours. */
const checkLinks = ({ subject, body }: WrittenText): Result<undefined> => {
  const hrefs = [...body.matchAll(LINK)].map(([, href]) => href!);
  if (UNSAFE.test(subject)) return refuse('newsletter.link', { fields: { subject: 'newsletter.link' } });
  if (UNSAFE.test(body) || !hrefs.every(isLinkAllowed))
    return refuse('newsletter.link', { fields: { body: 'newsletter.link' } });
  return accept();
};

/** A mail to everybody who agreed to advertising of a store. */
export class Newsletter {
  constructor(readonly state: NewsletterState) {}

  static write(
    about: Pick<NewsletterState, 'id' | 'storeId' | 'createdBy'>,
    text: WrittenText,
    now: Date,
  ): Result<Newsletter> {
    const possible = checkLinks(text);
    if (!possible.ok) return possible;
    const { subject, body } = text;
    const moments = { sendAt: null, startedAt: null, createdAt: now, changedAt: now };
    return accept(new Newsletter({ ...about, subject, body, status: 'draft', ...moments, version: 1 }));
  }

  edit(text: WrittenText, now: Date): Result<undefined> {
    const possible = checkLinks(text);
    if (!possible.ok) return possible;
    const { subject, body } = text;
    return this.move({ type: 'edit', by: 'owner' }, now, { subject, body });
  }

  /** @param sendAt outside of quiet hours */
  schedule(sendAt: Date, now: Date): Result<undefined> {
    return this.move({ type: 'schedule', by: 'owner' }, now, { sendAt });
  }

  unschedule(now: Date): Result<undefined> {
    return this.move({ type: 'unschedule', by: 'owner' }, now, { sendAt: null });
  }

  start(now: Date): Result<undefined> {
    return this.move({ type: 'start', by: 'system' }, now, {});
  }

  pause(by: 'owner' | 'system', now: Date): Result<undefined> {
    return this.move({ type: 'pause', by }, now, {});
  }

  resume(now: Date): Result<undefined> {
    const { sendAt, startedAt } = this.state;
    const planned = !startedAt && sendAt !== null && sendAt > now;
    return this.move({ type: 'resume', by: 'owner', planned }, now, {});
  }

  finish(now: Date): Result<undefined> {
    return this.move({ type: 'finish', by: 'system' }, now, {});
  }

  cancel(by: 'owner' | 'system', now: Date): Result<undefined> {
    return this.move({ type: 'cancel', by }, now, {});
  }

  /** Its mails are written down, once. */
  begun(now: Date): void {
    this.state.startedAt = now;
  }

  private move(move: NewsletterMove, now: Date, change: Partial<NewsletterState>): Result<undefined> {
    const status = newsletterLifecycle.move(this.state.status, move);
    if (!status) return refuse('lifecycle.illegal_move');
    Object.assign(this.state, change, { status, changedAt: now, version: this.state.version + 1 });
    return accept();
  }
}
