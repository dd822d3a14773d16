export { ReviewsHttpModule, ReviewsJobsModule } from './reviews.module';
export { ReviewWaits, UnansweredReviews } from './use-cases/unanswered-reviews';
export { seedReviewsDemo } from './seed/seed-demo';
export { reviewsPersistence } from './persistence/reviews.persistence';
