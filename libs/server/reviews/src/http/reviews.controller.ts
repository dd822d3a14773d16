import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  addReviewPicture,
  editReview,
  type InputOf,
  listOwnReviews,
  listReviewableOrders,
  listReviews,
  listStoreReviews,
  removeReviewPicture,
  replyToReview,
  reportReview,
  writeReview,
} from '@smachot/contracts';
import { Caller, Input, Serves, Upload, type UploadedFile, type UserActor } from '@smachot/server-platform';
import { AddReviewPicture } from '../use-cases/add-picture';
import { EditReview } from '../use-cases/edit-review';
import { ListOwnReviews, ListReviewableOrders } from '../use-cases/own-reviews';
import { ListReviews } from '../use-cases/public-reviews';
import { ListStoreReviews } from '../use-cases/received-reviews';
import { RemoveReviewPicture } from '../use-cases/remove-picture';
import { ReplyToReview } from '../use-cases/reply-to-review';
import { ReportReview } from '../use-cases/report-review';
import { WriteReview } from '../use-cases/write-review';

@Controller()
export class ReviewsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(listReviews)
  list(@Input() { params, query }: InputOf<typeof listReviews>) {
    return this.queries.execute(new ListReviews(params.partner, query));
  }

  @Serves(listOwnReviews)
  own(@Input() { query }: InputOf<typeof listOwnReviews>, @Caller() { userId }: UserActor) {
    return this.queries.execute(new ListOwnReviews(query, userId));
  }

  @Serves(listReviewableOrders)
  reviewable(@Caller() { userId }: UserActor) {
    return this.queries.execute(new ListReviewableOrders(userId));
  }

  @Serves(writeReview)
  write(@Input() { body }: InputOf<typeof writeReview>, @Caller() { userId }: UserActor) {
    return this.commands.execute(new WriteReview(body, userId));
  }

  @Serves(addReviewPicture)
  addPicture(
    @Input() { params }: InputOf<typeof addReviewPicture>,
    @Upload() file: UploadedFile,
    @Caller() { userId }: UserActor,
  ) {
    return this.commands.execute(new AddReviewPicture(params.reviewId, file, userId));
  }

  @Serves(editReview)
  edit(@Input() { params, body }: InputOf<typeof editReview>, @Caller() { userId }: UserActor) {
    return this.commands.execute(new EditReview(params.reviewId, body, userId));
  }

  @Serves(removeReviewPicture)
  removePicture(@Input() { params }: InputOf<typeof removeReviewPicture>, @Caller() { userId }: UserActor) {
    return this.commands.execute(new RemoveReviewPicture(params.reviewId, params.pictureId, userId));
  }

  @Serves(reportReview)
  report(@Input() { params, body }: InputOf<typeof reportReview>, @Caller() { userId }: UserActor) {
    return this.commands.execute(new ReportReview(params.reviewId, body, userId));
  }

  @Serves(listStoreReviews)
  received(@Input() { params, query }: InputOf<typeof listStoreReviews>, @Caller() reader: UserActor) {
    return this.queries.execute(new ListStoreReviews(params.partner, query, reader));
  }

  @Serves(replyToReview)
  reply(@Input() { params, body }: InputOf<typeof replyToReview>, @Caller() { userId }: UserActor) {
    return this.commands.execute(new ReplyToReview(params.reviewId, body.text, userId));
  }
}
