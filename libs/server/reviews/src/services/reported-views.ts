import { Injectable } from '@nestjs/common';
import type { ReportedReview } from '@smachot/contracts';
import type { ReviewState } from '../domain/review';
import { ReviewQueries } from '../persistence/review.queries';
import { ReviewViews } from './review-views';

/** Reported reviews as admins see them. */
@Injectable()
export class ReportedViews {
  constructor(
    private readonly views: ReviewViews,
    private readonly reviews: ReviewQueries,
  ) {}

  async of(states: readonly ReviewState[]): Promise<ReportedReview[]> {
    const [shown, reports] = await Promise.all([
      this.views.own(states),
      this.reviews.reportsOf(states.map(({ id }) => id)),
    ]);
    return shown.map(({ orderId: _, status, partnerUsername, partnerName, ...review }, place) => {
      const { reportedAt, decidedAt, createdAt } = states[place]!;
      const about = reports.filter(({ reviewId }) => reviewId === review.reviewId);
      return {
        ...{ review, status, partnerUsername, partnerName },
        reportedAt: (reportedAt ?? createdAt).toISOString(),
        decidedAt: decidedAt?.toISOString() ?? null,
        count: about[0]?.count ?? 0,
        reports: about.map(({ reason, note, byCrew, createdAt: at }) => ({
          ...{ reason, note, byCrew },
          at: at.toISOString(),
        })),
      };
    });
  }
}
