import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AdminOverview } from '@smachot/server-platform';
import { ReviewQueries } from './persistence/review.queries';

/** What of reviews waits for an admin. */
@Injectable()
export class ReviewsOverview implements OnModuleInit {
  constructor(
    private readonly overview: AdminOverview,
    private readonly reviews: ReviewQueries,
  ) {}

  onModuleInit(): void {
    this.overview.countWaiting('review_reports', () => this.reviews.waiting());
  }
}
