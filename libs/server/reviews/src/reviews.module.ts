import { Module } from '@nestjs/common';
import { ReviewReportsController } from './http/review-reports.controller';
import { ReviewsController } from './http/reviews.controller';
import { ReviewJobs } from './jobs/review-jobs';
import { OrdersGateway } from './orders-gateway';
import { InvitationRepository } from './persistence/invitation.repository';
import { PersonErasure } from './persistence/person-erasure';
import { RatingRepository } from './persistence/rating.repository';
import { ReportRepository } from './persistence/report.repository';
import { ReviewQueries } from './persistence/review.queries';
import { ReviewRepository } from './persistence/review.repository';
import { ReviewsExport } from './reviews-export';
import { ReviewsOverview } from './reviews-overview';
import { RatingTotals } from './services/rating-totals';
import { ReportedViews } from './services/reported-views';
import { ReviewNotices } from './services/review-notices';
import { ReviewViews } from './services/review-views';
import { StoresGateway } from './stores-gateway';
import { AddReviewPictureHandler } from './use-cases/add-picture';
import { ForgetPersonHandler } from './use-cases/forget-person';
import { InviteCustomersHandler, NoteDoneHandler } from './use-cases/invite-customers';
import { ListOwnReviewsHandler, ListReviewableOrdersHandler } from './use-cases/own-reviews';
import { ListReviewsHandler } from './use-cases/public-reviews';
import { ListStoreReviewsHandler } from './use-cases/received-reviews';
import { ReplyToReviewHandler } from './use-cases/reply-to-review';
import { ReportReviewHandler } from './use-cases/report-review';
import { DecideReviewReportHandler, ListReviewReportsHandler } from './use-cases/review-reports';
import { WriteReviewHandler } from './use-cases/write-review';

const useCases = [
  ...[WriteReviewHandler, AddReviewPictureHandler, ReplyToReviewHandler, ReportReviewHandler],
  ...[ListReviewsHandler, ListOwnReviewsHandler, ListReviewableOrdersHandler, ListStoreReviewsHandler],
  ...[ListReviewReportsHandler, DecideReviewReportHandler],
  ...[NoteDoneHandler, InviteCustomersHandler, ForgetPersonHandler],
];

@Module({
  providers: [
    ...useCases,
    ...[InvitationRepository, RatingRepository, ReportRepository, ReviewRepository],
    ...[PersonErasure, ReviewQueries],
    ...[OrdersGateway, StoresGateway],
    ...[RatingTotals, ReportedViews, ReviewNotices, ReviewViews],
  ],
  exports: [ReviewQueries],
})
export class ReviewsModule {}

@Module({
  imports: [ReviewsModule],
  controllers: [ReviewReportsController, ReviewsController],
  providers: [ReviewsExport, ReviewsOverview],
})
export class ReviewsHttpModule {}

@Module({ imports: [ReviewsModule], providers: [ReviewJobs] })
export class ReviewsJobsModule {}
