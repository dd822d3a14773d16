import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OwnReview, ReviewId, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { ImagePipeline, UnitOfWork } from '@smachot/server-platform';
import type { Review, ReviewImage } from '../domain/review';
import { ReviewRepository } from '../persistence/review.repository';
import { ReviewViews } from '../services/review-views';

/** Removes a picture from a review of the caller. */
export class RemoveReviewPicture extends Command<Result<OwnReview>> {
  constructor(
    readonly reviewId: ReviewId,
    readonly pictureId: string,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(RemoveReviewPicture)
export class RemoveReviewPictureHandler implements ICommandHandler<RemoveReviewPicture> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly reviews: ReviewRepository,
    private readonly images: ImagePipeline,
    private readonly views: ReviewViews,
  ) {}

  async execute(wanted: RemoveReviewPicture): Promise<Result<OwnReview>> {
    const removed = await this.remove(wanted);
    if (!removed.ok) return removed;
    const { review, picture } = removed.value;
    await this.images.discard(picture);
    return accept((await this.views.own([review.state]))[0]!);
  }

  private remove({
    reviewId,
    pictureId,
    userId,
  }: RemoveReviewPicture): Promise<Result<{ review: Review; picture: ReviewImage }>> {
    return this.work.run(async (tx) => {
      const review = await this.reviews.load(tx, reviewId);
      if (review?.state.authorId !== userId) return refuse('not_found');
      const removed = review.removePicture(pictureId);
      if (!removed.ok) return removed;
      await this.reviews.save(tx, review);
      return accept({ review, picture: removed.value });
    });
  }
}
