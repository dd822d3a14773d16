import * as z from 'zod/mini';
import { ActReason } from '../administration/acts';
import { call } from '../call';
import { Cursor, Instant, PageSize } from '../primitives';
import { ReviewId } from '../ids';
import { Review, ReviewRule, ReviewStatus, ReviewSubject } from './reviews';

/** A review, or a reply, that somebody reported, with what the newest reports say; reporters are not named. */
export const ReportedReview = z.object({
  subject: ReviewSubject,
  review: Review,
  /** Of the subject. */
  status: ReviewStatus,
  partnerUsername: z.string(),
  partnerName: z.string(),
  reportedAt: Instant,
  decidedAt: z.nullable(Instant),
  count: z.number(),
  reports: z.array(z.object({ reason: z.string(), note: z.string(), byCrew: z.boolean(), at: Instant })),
});
export type ReportedReview = z.infer<typeof ReportedReview>;
/** Reported reviews: those that wait for a decision, the oldest report first; decided ones, the latest first. */
export const listReviewReports = call({
  id: 'reviews.listReports',
  method: 'GET',
  path: '/admin/api/review-reports',
  access: 'superAdmin',
  query: z.object({
    state: z._default(z.enum(['waiting', 'decided']), 'waiting'),
    cursor: Cursor,
    limit: PageSize,
  }),
  answer: z.object({ reviews: z.array(ReportedReview), nextCursor: z.nullable(z.string()) }),
});
/**
 * keep: it stays and is not reported again; hide: it is no longer on the site. A hidden review does not count, and its author is told the
 * rule, which has to be given; a hidden reply leaves the review and its stars.
 */
export const decideReviewReport = call({
  id: 'reviews.decideReport',
  method: 'POST',
  path: '/admin/api/review-reports/:reviewId/decision',
  access: 'superAdmin',
  params: z.object({ reviewId: ReviewId }),
  body: z.object({
    subject: z._default(ReviewSubject, 'review'),
    decision: z.enum(['keep', 'hide']),
    rule: z._default(z.nullable(ReviewRule), null),
    reason: ActReason,
  }),
  answer: ReportedReview,
  status: 200,
});
