import { newId } from '@smachot/kernel';
import type { Product } from './product';

export type NewsletterThings = { newsletterId: string; unsubscribeToken: string };

const text = { subject: 'אביב', body: 'תפריט חדש' };
export const newsletterBodies: Record<string, () => unknown> = {
  'newsletters.create': () => text,
  'newsletters.save': () => ({ ...text, version: 1 }),
  'newsletters.schedule': () => ({ sendAt: null, version: 1 }),
  'newsletters.move': () => ({ move: 'cancel' }),
  'newsletters.agree': () => ({ place: 'store_page', textVersion: 'old', agreed: true }),
  'newsletters.unsubscribe': () => ({ complaint: false }),
  'newsletters.release': () => ({ reason: 'נקרא ונבדק' }),
};

/** A draft of a store whose sending is stopped. */
export const newsletterThings = async (
  { source }: Product,
  storeId: string,
  userId: string,
): Promise<NewsletterThings> => {
  const newsletterId = newId();
  await source.query(
    `insert into newsletters.newsletters (id, store_id, subject, body, status, created_by, created_at, changed_at, version)
     values ($1, $2, 'אביב', 'תפריט חדש', 'draft', $3, now(), now(), 1)`,
    [newsletterId, storeId, userId],
  );
  await source.query(
    'insert into newsletters.stops (store_id, newsletter_id, stopped_at) values ($1, $2, now()) on conflict do nothing',
    [storeId, newsletterId],
  );
  return { newsletterId, unsubscribeToken: newId() };
};
