export { ReviewsHttpModule, ReviewsJobsModule } from './reviews.module';
export { seedReviewsDemo } from './seed/seed-demo';
export { reviewsPersistence } from './persistence/reviews.persistence';
