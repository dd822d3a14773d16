import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryHandler,
} from '@nestjs/cqrs';
import type { AnswerOf, InputOf, listReviewReports, ReportedReview, ReviewId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { ActLog, type Tx, UnitOfWork } from '@smachot/server-platform';
import type { Review } from '../domain/review';
import { ReviewQueries } from '../persistence/review.queries';
import { ReviewRepository } from '../persistence/review.repository';
import { RatingTotals } from '../services/rating-totals';
import { ReportedViews } from '../services/reported-views';
import { cursorOf, momentOf } from '../views/report-cursor';

type Listed = AnswerOf<typeof listReviewReports>;

/** Lists reported reviews: those that wait, the oldest report first; decided ones, the latest first. */
export class ListReviewReports extends Query<Listed> {
  constructor(readonly input: InputOf<typeof listReviewReports>['query']) {
    super();
  }
}

@QueryHandler(ListReviewReports)
export class ListReviewReportsHandler implements IQueryHandler<ListReviewReports> {
  constructor(
    private readonly reviews: ReviewQueries,
    private readonly views: ReportedViews,
  ) {}

  async execute({ input: { state, cursor, limit } }: ListReviewReports): Promise<Listed> {
    const after = momentOf(cursor);
    const rows = await (state === 'waiting'
      ? this.reviews.reported(after, limit + 1)
      : this.reviews.decided(after, limit + 1));
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    const at = state === 'waiting' ? last?.reportedAt : last?.decidedAt;
    return {
      reviews: await this.views.of(shown),
      nextCursor: rows.length > limit && last && at ? cursorOf(at, last.id) : null,
    };
  }
}

/** Keeps a reported review, or hides it; a hidden one no longer counts. */
export class DecideReviewReport extends Command<Result<ReportedReview>> {
  constructor(
    readonly reviewId: ReviewId,
    readonly decision: 'keep' | 'hide',
  ) {
    super();
  }
}

@CommandHandler(DecideReviewReport)
export class DecideReviewReportHandler implements ICommandHandler<DecideReviewReport> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly queries: ReviewQueries,
    private readonly reviews: ReviewRepository,
    private readonly totals: RatingTotals,
    private readonly views: ReportedViews,
    private readonly acts: ActLog,
    private readonly clock: Clock,
  ) {}

  async execute({ reviewId, decision }: DecideReviewReport): Promise<Result<ReportedReview>> {
    const found = await this.queries.find(reviewId);
    if (!found) return refuse('not_found');
    const decided = await this.work.run((tx) =>
      decision === 'hide'
        ? this.totals.change(tx, found.storeId, () => this.decide(tx, reviewId, decision))
        : this.decide(tx, reviewId, decision),
    );
    if (!decided.ok) return decided;
    return accept((await this.views.of([decided.value.state]))[0]!);
  }

  private async decide(tx: Tx, reviewId: ReviewId, decision: 'keep' | 'hide'): Promise<Result<Review>> {
    const review = await this.reviews.load(tx, reviewId);
    if (!review) return refuse('not_found');
    const before = review.state.status;
    const moved = review.decide(decision, this.clock.now());
    if (!moved.ok) return moved;
    await this.reviews.save(tx, review);
    await this.acts.changed(tx, {
      subject: { kind: 'review', id: reviewId },
      before: { status: before, storeId: review.state.storeId },
      after: { status: review.state.status },
    });
    return accept(review);
  }
}
