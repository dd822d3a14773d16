import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Review as ReviewContract, ReviewId, UserId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork, withoutContacts } from '@smachot/server-platform';
import type { Review } from '../domain/review';
import { PersonPresence } from '../persistence/person-presence';
import { ReviewQueries } from '../persistence/review.queries';
import { ReviewRepository } from '../persistence/review.repository';
import { ReviewNotices } from '../services/review-notices';
import { ReviewViews } from '../services/review-views';
import { StoresGateway } from '../stores-gateway';

/** The store's one reply to a review, by anybody of its crew. */
export class ReplyToReview extends Command<Result<ReviewContract>> {
  constructor(
    readonly reviewId: ReviewId,
    readonly text: string,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(ReplyToReview)
export class ReplyToReviewHandler implements ICommandHandler<ReplyToReview> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly queries: ReviewQueries,
    private readonly reviews: ReviewRepository,
    private readonly people: PersonPresence,
    private readonly stores: StoresGateway,
    private readonly notices: ReviewNotices,
    private readonly views: ReviewViews,
    private readonly clock: Clock,
  ) {}

  async execute({ reviewId, text, userId }: ReplyToReview): Promise<Result<ReviewContract>> {
    const found = await this.queries.find(reviewId);
    if (!found || found.status === 'hidden') return refuse('not_found');
    if (!(await this.stores.worksAt(found.storeId, userId))) return refuse('not_found');
    if (withoutContacts(text) !== text)
      return refuse('review.contacts', { fields: { text: 'review.contacts' } });
    const store = (await this.stores.byId([found.storeId])).get(found.storeId);
    const replied = await this.work.run(async (tx): Promise<Result<Review>> => {
      const there = await this.people.hold(tx, userId);
      const review = await this.reviews.load(tx, reviewId);
      if (!there || !review) return refuse('not_found');
      const done = review.reply(text, userId, this.clock.now());
      if (!done.ok) return done;
      await this.reviews.save(tx, review);
      if (review.state.authorId) this.notices.replied(tx, review.state.authorId, store?.businessName ?? '');
      return accept(review);
    });
    if (!replied.ok) return replied;
    return accept((await this.views.received([replied.value.state]))[0]!);
  }
}
