import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InputOf, reportReview, ReviewId, UserId } from '@smachot/contracts';
import { accept, Clock, DAY_MS, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { PersonPresence } from '../persistence/person-presence';
import { ReportRepository } from '../persistence/report.repository';
import { ReviewQueries } from '../persistence/review.queries';
import { ReviewRepository } from '../persistence/review.repository';
import { StoresGateway } from '../stores-gateway';

/** Reviews and replies that one person may report in a day. */
const REPORTS_A_DAY = 10;

/** Reports a review, or the reply to it, to the admins, once per person; it stays on the page until they have decided. */
export class ReportReview extends Command<Result<undefined>> {
  constructor(
    readonly reviewId: ReviewId,
    readonly about: InputOf<typeof reportReview>['body'],
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(ReportReview)
export class ReportReviewHandler implements ICommandHandler<ReportReview> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly queries: ReviewQueries,
    private readonly reviews: ReviewRepository,
    private readonly people: PersonPresence,
    private readonly reports: ReportRepository,
    private readonly stores: StoresGateway,
    private readonly clock: Clock,
  ) {}

  async execute({ reviewId, about, userId }: ReportReview): Promise<Result<undefined>> {
    const found = await this.queries.find(reviewId);
    if (!found || found.status === 'hidden') return refuse('not_found');
    const byCrew = await this.stores.worksAt(found.storeId, userId);
    const own = about.subject === 'review' ? found.authorId === userId : byCrew;
    if (own) return refuse('review.own');
    return this.work.run(async (tx) => {
      const now = this.clock.now();
      const since = new Date(now.getTime() - DAY_MS);
      if (!(await this.people.hold(tx, userId))) return refuse('not_found');
      if ((await this.reports.countSince(tx, userId, since)) >= REPORTS_A_DAY)
        return refuse('review.too_many_reports');
      const review = await this.reviews.load(tx, reviewId);
      if (!review) return refuse('not_found');
      const moved = review.report(about.subject, now);
      if (!moved.ok) return moved;
      const report = { reviewId, reporterId: userId, byCrew, ...about, createdAt: now };
      if (await this.reports.add(tx, report)) await this.reviews.save(tx, review);
      return accept();
    });
  }
}
