import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { StoreId } from '@smachot/contracts';
import { ReviewQueries } from '../persistence/review.queries';

/** How many reviews of a store have no reply. */
export class UnansweredReviews extends Query<number> {
  constructor(readonly storeId: StoreId) {
    super();
  }
}

@QueryHandler(UnansweredReviews)
export class UnansweredReviewsHandler implements IQueryHandler<UnansweredReviews> {
  constructor(private readonly reviews: ReviewQueries) {}

  execute({ storeId }: UnansweredReviews): Promise<number> {
    return this.reviews.countUnanswered(storeId);
  }
}
