import { Injectable } from '@nestjs/common';
import type { ReportedReview } from '@smachot/contracts';
import { type ReportedState, ReviewQueries } from '../persistence/review.queries';
import { ReviewViews } from './review-views';
import { StoresGateway } from '../stores-gateway';

/** Reported reviews and replies as admins see them. */
@Injectable()
export class ReportedViews {
  constructor(
    private readonly views: ReviewViews,
    private readonly stores: StoresGateway,
    private readonly reviews: ReviewQueries,
  ) {}

  async of(states: readonly ReportedState[]): Promise<ReportedReview[]> {
    const [shown, stores, reports] = await Promise.all([
      this.views.received(states),
      this.stores.byId(states.map(({ storeId }) => storeId)),
      this.reviews.reportsOf(states.map(({ id }) => id)),
    ]);
    return shown.map(({ status, replyStatus, ...review }, place) => {
      const state = states[place]!;
      const { subject, storeId } = state;
      const store = stores.get(storeId);
      const about = reports.filter((one) => one.reviewId === review.reviewId && one.subject === subject);
      return {
        ...{ subject, review, status: subject === 'reply' ? replyStatus : status },
        ...{ partnerUsername: store?.partnerUsername ?? '', partnerName: store?.businessName ?? '' },
        ...momentsOf(state),
        count: about[0]?.count ?? 0,
        reports: about.map(({ reason, note, byCrew, createdAt }) => ({
          ...{ reason, note, byCrew },
          at: createdAt.toISOString(),
        })),
      };
    });
  }
}

const momentsOf = (state: ReportedState): Pick<ReportedReview, 'reportedAt' | 'decidedAt'> => {
  const { subject, createdAt } = state;
  const [reportedAt, decidedAt] =
    subject === 'reply' ? [state.replyReportedAt, state.replyDecidedAt] : [state.reportedAt, state.decidedAt];
  return {
    reportedAt: (reportedAt ?? createdAt).toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  };
};
