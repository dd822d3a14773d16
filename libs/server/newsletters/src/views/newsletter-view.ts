import type { Newsletter, NewsletterCard, NewsletterSender } from '@smachot/contracts';
import type { StoreSender } from '@smachot/server-stores';
import type { ReadNewsletter } from '../persistence/newsletter.queries';

export const newsletterCard = (row: ReadNewsletter): NewsletterCard => ({
  newsletterId: row.id,
  subject: row.subject,
  status: row.status,
  sendAt: row.sendAt?.toISOString() ?? null,
  startedAt: row.startedAt?.toISOString() ?? null,
  changedAt: row.changedAt.toISOString(),
  progress: row.progress,
});
export const newsletterView = (row: ReadNewsletter): Newsletter => ({
  ...newsletterCard(row),
  body: row.body,
  version: row.version,
});
export const senderView = (sender: StoreSender | undefined): NewsletterSender => ({
  businessName: sender?.businessName ?? '',
  address: sender?.address ?? '',
  phone: sender?.phone ?? '',
});
