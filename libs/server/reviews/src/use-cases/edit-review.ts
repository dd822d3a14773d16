import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { editReview, InputOf, OwnReview, ReviewId, UserId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { type Tx, UnitOfWork, withoutContacts } from '@smachot/server-platform';
import type { Review } from '../domain/review';
import { PersonPresence } from '../persistence/person-presence';
import { ReviewQueries } from '../persistence/review.queries';
import { ReviewRepository } from '../persistence/review.repository';
import { RatingTotals } from '../services/rating-totals';
import { ReviewViews } from '../services/review-views';

/** Changes stars and words of a review of the caller. */
export class EditReview extends Command<Result<OwnReview>> {
  constructor(
    readonly reviewId: ReviewId,
    readonly form: InputOf<typeof editReview>['body'],
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(EditReview)
export class EditReviewHandler implements ICommandHandler<EditReview> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly queries: ReviewQueries,
    private readonly reviews: ReviewRepository,
    private readonly people: PersonPresence,
    private readonly totals: RatingTotals,
    private readonly views: ReviewViews,
    private readonly clock: Clock,
  ) {}

  async execute(edit: EditReview): Promise<Result<OwnReview>> {
    const { reviewId, form, userId } = edit;
    const found = await this.queries.find(reviewId);
    if (found?.authorId !== userId) return refuse('not_found');
    if (withoutContacts(form.text) !== form.text)
      return refuse('review.contacts', { fields: { text: 'review.contacts' } });
    const edited = await this.work.run(async (tx): Promise<Result<Review>> => {
      if (!(await this.people.hold(tx, userId))) return refuse('not_found');
      return this.totals.change(tx, found.storeId, () => this.edit(tx, edit));
    });
    if (!edited.ok) return edited;
    return accept((await this.views.own([edited.value.state]))[0]!);
  }

  private async edit(tx: Tx, { reviewId, form, userId }: EditReview): Promise<Result<Review>> {
    const review = await this.reviews.load(tx, reviewId);
    if (review?.state.authorId !== userId) return refuse('not_found');
    const edited = review.edit({ ...form.aspects, rating: form.rating, text: form.text }, this.clock.now());
    if (!edited.ok) return edited;
    await this.reviews.save(tx, review);
    return accept(review);
  }
}
