import { Module } from '@nestjs/common';
import { GuestRatingsController } from './http/guest-ratings.controller';
import { ReviewReportsController } from './http/review-reports.controller';
import { ReviewsController } from './http/reviews.controller';
import { ReviewJobs } from './jobs/review-jobs';
import { GuestsGateway } from './guests-gateway';
import { OrdersGateway } from './orders-gateway';
import { GuestRatingQueries } from './persistence/guest-rating.queries';
import { GuestRatingRepository } from './persistence/guest-rating.repository';
import { InvitationRepository } from './persistence/invitation.repository';
import { OrderMoneyRepository } from './persistence/order-money.repository';
import { PersonErasure } from './persistence/person-erasure';
import { PersonPresence } from './persistence/person-presence';
import { RatingRepository } from './persistence/rating.repository';
import { ReportRepository } from './persistence/report.repository';
import { ReviewQueries } from './persistence/review.queries';
import { ReviewRepository } from './persistence/review.repository';
import { ReviewsExport } from './reviews-export';
import { ReviewsOverview } from './reviews-overview';
import { AttendedOrders } from './services/attended-orders';
import { CountedReviews } from './services/counted-reviews';
import { RatingTotals } from './services/rating-totals';
import { ReportedViews } from './services/reported-views';
import { ReviewNotices } from './services/review-notices';
import { ReviewViews } from './services/review-views';
import { Writing } from './services/writing';
import { StoresGateway } from './stores-gateway';
import { AddReviewPictureHandler } from './use-cases/add-picture';
import { EditReviewHandler } from './use-cases/edit-review';
import { ForgetPersonHandler } from './use-cases/forget-person';
import { GuestRatingsOfHandler, RateAsGuestHandler } from './use-cases/guests/rate-as-guest';
import {
  ForgetGuestsHandler,
  NoteArrivalsHandler,
  SettleGuestRatingsHandler,
} from './use-cases/guests/settle-guest-ratings';
import { InviteCustomersHandler } from './use-cases/invite-customers';
import { NoteDoneHandler } from './use-cases/note-done';
import { NoteChargebackHandler, NoteMoneyHandler } from './use-cases/note-money';
import { ListOwnReviewsHandler, ListReviewableOrdersHandler } from './use-cases/own-reviews';
import { ListReviewsHandler } from './use-cases/public-reviews';
import { ListStoreReviewsHandler } from './use-cases/received-reviews';
import { RemoveReviewPictureHandler } from './use-cases/remove-picture';
import { ReplyToReviewHandler } from './use-cases/reply-to-review';
import { ReportReviewHandler } from './use-cases/report-review';
import { DecideReviewReportHandler, ListReviewReportsHandler } from './use-cases/review-reports';
import { ReviewWaitsHandler, UnansweredReviewsHandler } from './use-cases/unanswered-reviews';
import { WriteReviewHandler } from './use-cases/write-review';

const useCases = [
  ...[WriteReviewHandler, AddReviewPictureHandler, ReplyToReviewHandler, ReportReviewHandler],
  ...[ListReviewsHandler, ListOwnReviewsHandler, ListReviewableOrdersHandler, ListStoreReviewsHandler],
  ...[ReviewWaitsHandler, UnansweredReviewsHandler],
  ...[EditReviewHandler, RemoveReviewPictureHandler],
  ...[ListReviewReportsHandler, DecideReviewReportHandler],
  ...[NoteMoneyHandler, NoteChargebackHandler],
  ...[GuestRatingsOfHandler, RateAsGuestHandler],
  ...[ForgetGuestsHandler, NoteArrivalsHandler, SettleGuestRatingsHandler],
  ...[NoteDoneHandler, InviteCustomersHandler, ForgetPersonHandler],
];

@Module({
  providers: [
    ...useCases,
    ...[InvitationRepository, RatingRepository, ReportRepository, ReviewRepository],
    ...[OrderMoneyRepository, PersonErasure, PersonPresence, ReviewQueries],
    ...[GuestRatingQueries, GuestRatingRepository],
    ...[GuestsGateway, OrdersGateway, StoresGateway],
    ...[AttendedOrders, CountedReviews, RatingTotals, ReportedViews, ReviewNotices, ReviewViews, Writing],
  ],
  exports: [ReviewQueries],
})
class ReviewsModule {}

@Module({
  imports: [ReviewsModule],
  controllers: [GuestRatingsController, ReviewReportsController, ReviewsController],
  providers: [ReviewsExport, ReviewsOverview],
})
export class ReviewsHttpModule {}

@Module({ imports: [ReviewsModule], providers: [ReviewJobs] })
export class ReviewsJobsModule {}
