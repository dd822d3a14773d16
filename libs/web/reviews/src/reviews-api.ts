import {
  decideReviewReport,
  editReview,
  listOwnReviews,
  listReviewableOrders,
  listReviewReports,
  listReviews,
  listStoreReviews,
  type OrderId,
  type PricingUnitId,
  readPricingUnit,
  readStore,
  removeReviewPicture,
  replyToReview,
  reportReview,
  writeReview,
} from '@smachot/contracts';
import { api, endpointsOf } from '@smachot/web-platform';

export type ReportState = 'waiting' | 'decided';
type OfStore = { partner: string; pricingUnitId?: PricingUnitId };
type Received = { partner: string; only?: 'unanswered' };

export const reviewsApi = api.injectEndpoints({
  endpoints: (b) => {
    const { pages, read, change } = endpointsOf(b);
    return {
      reviewedStore: read(readStore),
      reviewedUnit: read(readPricingUnit),
      publicReviews: pages(
        listReviews,
        ({ partner, ...query }: OfStore, page) => ({ params: { partner }, query: { ...query, ...page } }),
        ['Review'],
      ),
      ownReviews: pages(
        listOwnReviews,
        (orderId: OrderId | null, page) => ({ query: { ...(orderId && { orderId }), ...page } }),
        ['Review'],
      ),
      reviewableOrders: read(listReviewableOrders, ['Review']),
      writeReview: change(writeReview, ['Review']),
      editReview: change(editReview, ['Review']),
      removeReviewPicture: change(removeReviewPicture, ['Review']),
      receivedReviews: pages(
        listStoreReviews,
        ({ partner, ...query }: Received, page) => ({ params: { partner }, query: { ...query, ...page } }),
        ['Review'],
      ),
      replyToReview: change(replyToReview, (_, error) => (error ? [] : ['Review'])),
      reportReview: change(reportReview),
      reviewReports: pages(listReviewReports, (state: ReportState, page) => ({ query: { state, ...page } }), [
        'Review',
      ]),
      decideReview: change(decideReviewReport, ['Review']),
    };
  },
});

export const {
  useReviewedStoreQuery,
  useReviewedUnitQuery,
  usePublicReviewsInfiniteQuery,
  useOwnReviewsInfiniteQuery,
  useReviewableOrdersQuery,
  useWriteReviewMutation,
  useEditReviewMutation,
  useRemoveReviewPictureMutation,
  useReceivedReviewsInfiniteQuery,
  useReplyToReviewMutation,
  useReportReviewMutation,
  useReviewReportsInfiniteQuery,
  useDecideReviewMutation,
} = reviewsApi;
