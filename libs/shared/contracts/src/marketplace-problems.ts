import { attendeeMessageProblems } from './hosted-events/attendee-message-problems';
import { attendanceProblems } from './orders/attendance-problems';
import { storeArticleProblems } from './articles/store-article-problems';
import { newsletterProblems } from './newsletters/newsletter-problems';
import { reviewProblems } from './reviews/review-problems';

/** Codes of refusals between stores and the people they serve. */
export const marketplaceProblems = {
  ...reviewProblems,
  ...newsletterProblems,
  ...storeArticleProblems,
  ...attendanceProblems,
  ...attendeeMessageProblems,
} as const;
