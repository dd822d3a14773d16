import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountExport } from '@smachot/server-identity';
import { ReviewQueries } from './persistence/review.queries';

/** The part of an account's export about reviews: what the person wrote, and what they reported. */
@Injectable()
export class ReviewsExport implements OnModuleInit {
  constructor(
    private readonly exports: AccountExport,
    private readonly reviews: ReviewQueries,
  ) {}

  onModuleInit(): void {
    this.exports.contribute('reviews', (userId) => this.reviews.accountExport(userId));
    this.exports.contribute('reviewReports', (userId) => this.reviews.reportsBy(userId));
  }
}
