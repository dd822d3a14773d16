import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { StoreId } from '@smachot/contracts';
import type { StoreWaits } from '@smachot/server-platform';
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

/** The reviews without a reply of each of many stores; `at`: the moment of `latest`. */
export class ReviewWaits extends Query<StoreWaits[]> {
  constructor(
    readonly storeIds: readonly StoreId[],
    readonly at: Date,
  ) {
    super();
  }
}

@QueryHandler(ReviewWaits)
export class ReviewWaitsHandler implements IQueryHandler<ReviewWaits> {
  constructor(private readonly reviews: ReviewQueries) {}

  execute({ storeIds, at }: ReviewWaits): Promise<StoreWaits[]> {
    return this.reviews.waits(storeIds, at);
  }
}
