import type { Review } from '@smachot/contracts';
import { type Answer, answerCalls, type SentRequest, signInNoa } from '@smachot/web-platform';
import { prepareTestWindow, startTexts, TestScreens } from '@smachot/web-ui';
import { render } from '@testing-library/react';
import { myReviewRoutes, publicReviewRoutes, reviewReportRoutes, storeReviewRoutes } from '../routes';
import '../texts';

export const REVIEW_ID = '01920000-0000-7000-8000-00000000b001';
export const ORDER_ID = '01920000-0000-7000-8000-00000000b002';
export const UNIT_ID = '01920000-0000-7000-8000-00000000b003';

export const aReview = (overrides: Partial<Review> = {}): Review => ({
  reviewId: REVIEW_ID,
  pricingUnitId: UNIT_ID,
  pricingUnitName: 'תפריט הבית',
  rating: 4,
  aspects: { quality: 5, service: null, punctuality: null, value: null },
  text: 'היה טעים מאוד',
  pictures: [],
  counts: true,
  attended: null,
  author: 'נועה',
  createdAt: '2026-11-22T10:00:00.000Z',
  editedAt: null,
  reply: null,
  ...overrides,
});

export const aSummary = {
  avgRating: 4.5,
  ratingCount: 2,
  stars: [0, 0, 0, 1, 1],
  aspects: { quality: 5, service: null, punctuality: null, value: null },
};

/** Renders this feature's screens around a table of answers; returns the requests that the server received. */
export const renderReviews = async (at: string, answers: Answer[]): Promise<{ asked: SentRequest[] }> => {
  prepareTestWindow();
  localStorage.clear();
  await startTexts('reviews');
  signInNoa({ assignedStores: ['savta-julie'] });
  const { asked } = answerCalls(answers);
  render(
    <TestScreens
      at={at}
      routes={[
        { path: '/partner', children: publicReviewRoutes },
        { path: '/me', children: myReviewRoutes },
        { path: '/dashboard/:storeUsername', children: storeReviewRoutes },
        { path: '/admin-panel', children: reviewReportRoutes },
      ]}
    />,
  );
  return { asked };
};
