import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryHandler,
} from '@nestjs/cqrs';
import type {
  AnswerOf,
  decideReviewReport,
  InputOf,
  listReviewReports,
  ReportedReview,
  ReviewId,
  ReviewStatus,
  ReviewSubject,
} from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { ActLog, type Tx, UnitOfWork } from '@smachot/server-platform';
import type { Review } from '../domain/review';
import { ReviewQueries } from '../persistence/review.queries';
import { ReviewRepository } from '../persistence/review.repository';
import { RatingTotals } from '../services/rating-totals';
import { ReportedViews } from '../services/reported-views';
import { ReviewNotices, type StoreAudience } from '../services/review-notices';
import { parseReportCursor, reportCursorOf } from '../views/report-cursor';

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
    const page = { after: parseReportCursor(cursor), limit: limit + 1 };
    const rows = await (state === 'waiting' ? this.reviews.reported(page) : this.reviews.decided(page));
    const shown = rows.slice(0, limit);
    const last = shown.at(-1);
    return {
      reviews: await this.views.of(shown),
      nextCursor: rows.length > limit && last ? reportCursorOf(last) : null,
    };
  }
}

type Form = InputOf<typeof decideReviewReport>['body'];
type Decided = { review: Review; was: ReviewStatus };

/** Keeps a reported review or reply, or hides it; a hidden review no longer counts. */
export class DecideReviewReport extends Command<Result<ReportedReview>> {
  constructor(
    readonly reviewId: ReviewId,
    readonly form: Form,
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
    private readonly notices: ReviewNotices,
    private readonly acts: ActLog,
    private readonly clock: Clock,
  ) {}

  async execute({ reviewId, form }: DecideReviewReport): Promise<Result<ReportedReview>> {
    const { subject, rule } = form;
    const hides = form.decision === 'hide';
    if (hides && subject === 'review' && !rule)
      return refuse('review.rule_missing', { fields: { rule: 'review.rule_missing' } });
    const found = await this.queries.find(reviewId);
    if (!found) return refuse('not_found');
    const audience = await this.notices.audienceOf(found.storeId);
    const decided = await this.work.run((tx) => {
      const act = () => this.decide(tx, reviewId, { form, audience });
      return hides && subject === 'review' ? this.totals.change(tx, found.storeId, act) : act();
    });
    if (!decided.ok) return decided;
    const at = this.clock.now();
    return accept((await this.views.of([{ ...decided.value.state, subject, at }]))[0]!);
  }

  private async decide(
    tx: Tx,
    reviewId: ReviewId,
    { form, audience }: { form: Form; audience: StoreAudience | undefined },
  ): Promise<Result<Review>> {
    const review = await this.reviews.load(tx, reviewId);
    if (!review) return refuse('not_found');
    const was = statusOf(review, form.subject);
    const moved = moveBy(review, form, this.clock.now());
    if (!moved.ok) return moved;
    await this.reviews.save(tx, review);
    if (form.decision === 'hide') this.tell(tx, review, { form, audience });
    await this.record(tx, form.subject, { review, was });
    return accept(review);
  }

  private tell(
    tx: Tx,
    { state: { authorId } }: Review,
    { form, audience }: { form: Form; audience: StoreAudience | undefined },
  ): void {
    if (form.subject === 'reply') {
      if (audience) this.notices.replyHidden(tx, audience);
    } else if (authorId) this.notices.hidden(tx, authorId, audience?.businessName ?? '');
  }

  private record(tx: Tx, subject: ReviewSubject, { review, was }: Decided): Promise<void> {
    const { id, storeId, hiddenFor } = review.state;
    return this.acts.changed(tx, {
      subject: { kind: 'review', id, storeId },
      before: { status: was },
      after: { about: subject, status: statusOf(review, subject), ...(hiddenFor && { rule: hiddenFor }) },
    });
  }
}

const statusOf = ({ state }: Review, subject: ReviewSubject): ReviewStatus =>
  subject === 'reply' ? state.replyStatus : state.status;

const moveBy = (review: Review, { subject, decision, rule }: Form, now: Date): Result<undefined> => {
  if (subject === 'reply') return review.decideReply(decision, now);
  if (decision === 'keep') return review.decide({ type: 'keep' }, now);
  return rule ? review.decide({ type: 'hide', rule }, now) : refuse('review.rule_missing');
};
