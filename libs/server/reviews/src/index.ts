export { ReviewsHttpModule, ReviewsJobsModule, ReviewsModule } from './reviews.module';
export { reviewsPersistence } from './persistence/reviews.persistence';
