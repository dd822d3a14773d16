import * as z from 'zod/mini';
import { ActReason } from '../administration/acts';
import { call } from '../call';
import { NewsletterId, StoreId } from '../ids';
import { Instant } from '../primitives';

/** A store that sends no newsletters because of what recipients of one did. */
export const NewsletterStop = z.object({
  partnerId: StoreId,
  partnerUsername: z.string(),
  businessName: z.string(),
  newsletterId: NewsletterId,
  subject: z.string(),
  sent: z.number(),
  unsubscribed: z.number(),
  complaints: z.number(),
  stoppedAt: Instant,
});
export type NewsletterStop = z.infer<typeof NewsletterStop>;

/** The longest waiting first; at most two hundred. */
export const listNewsletterStops = call({
  id: 'newsletters.listStops',
  method: 'GET',
  path: '/admin/api/newsletter-stops',
  access: 'superAdmin',
  answer: z.object({ stops: z.array(NewsletterStop) }),
});
/** The store may send again; its paused newsletters stay paused until it resumes them. */
export const releaseNewsletters = call({
  id: 'newsletters.release',
  method: 'POST',
  path: '/admin/api/newsletter-stops/:partnerId/release',
  access: 'superAdmin',
  params: z.object({ partnerId: StoreId }),
  body: z.object({ reason: ActReason }),
  status: 204,
});
