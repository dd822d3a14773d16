import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OwnReview, ReviewId, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { ImagePipeline, type StoredImage, UnitOfWork, type UploadedFile } from '@smachot/server-platform';
import { mayAddPicture, type Review } from '../domain/review';
import { PersonPresence } from '../persistence/person-presence';
import { ReviewQueries } from '../persistence/review.queries';
import { ReviewRepository } from '../persistence/review.repository';
import { ReviewViews } from '../services/review-views';

/** Adds a picture to a review of the caller. */
export class AddReviewPicture extends Command<Result<OwnReview>> {
  constructor(
    readonly reviewId: ReviewId,
    readonly file: UploadedFile,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(AddReviewPicture)
export class AddReviewPictureHandler implements ICommandHandler<AddReviewPicture> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly queries: ReviewQueries,
    private readonly reviews: ReviewRepository,
    private readonly people: PersonPresence,
    private readonly images: ImagePipeline,
    private readonly views: ReviewViews,
  ) {}

  async execute({ reviewId, file, userId }: AddReviewPicture): Promise<Result<OwnReview>> {
    const may = await this.mayAdd(reviewId, userId);
    if (!may.ok) {
      file.stream.resume();
      return may;
    }
    const picture = await this.images.accept(file.stream, file.maxBytes, userId);
    if (!picture.ok) return picture;
    const added = await this.add(reviewId, userId, picture.value).catch(async (error: unknown) => {
      await this.images.discard(picture.value);
      throw error;
    });
    if (!added.ok) {
      await this.images.discard(picture.value);
      return added;
    }
    return accept((await this.views.own([added.value.state]))[0]!);
  }

  /** Checked before the file is read; the work itself checks again. */
  private async mayAdd(reviewId: ReviewId, userId: UserId): Promise<Result<undefined>> {
    const review = await this.queries.find(reviewId);
    return review?.authorId === userId ? mayAddPicture(review) : refuse('not_found');
  }

  private add(reviewId: ReviewId, userId: UserId, picture: StoredImage): Promise<Result<Review>> {
    return this.work.run(async (tx) => {
      if (!(await this.people.hold(tx, userId))) return refuse('not_found');
      const review = await this.reviews.load(tx, reviewId);
      if (review?.state.authorId !== userId) return refuse('not_found');
      const added = review.addPicture(picture);
      if (!added.ok) return added;
      await this.reviews.save(tx, review);
      return accept(review);
    });
  }
}
