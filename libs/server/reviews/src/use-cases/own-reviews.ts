import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, InputOf, listOwnReviews, listReviewableOrders, UserId } from '@smachot/contracts';
import { Clock, cursorId } from '@smachot/kernel';
import { isPaid, reviewableSince } from '../domain/may-review';
import { OrdersGateway } from '../orders-gateway';
import { ReviewQueries } from '../persistence/review.queries';
import { ReviewViews } from '../services/review-views';
import { StoresGateway } from '../stores-gateway';

type Own = AnswerOf<typeof listOwnReviews>;
type Reviewable = AnswerOf<typeof listReviewableOrders>;

/** The caller's own reviews, the newest first. */
export class ListOwnReviews extends Query<Own> {
  constructor(
    readonly page: InputOf<typeof listOwnReviews>['query'],
    readonly userId: UserId,
  ) {
    super();
  }
}

@QueryHandler(ListOwnReviews)
export class ListOwnReviewsHandler implements IQueryHandler<ListOwnReviews> {
  constructor(
    private readonly reviews: ReviewQueries,
    private readonly views: ReviewViews,
  ) {}

  async execute({ page: { orderId, cursor, limit }, userId }: ListOwnReviews): Promise<Own> {
    if (orderId)
      return { reviews: await this.views.own(await this.reviews.ofOrder(orderId, userId)), nextCursor: null };
    const rows = await this.reviews.ofAuthor(userId, { after: cursorId(cursor), limit: limit + 1 });
    const shown = rows.slice(0, limit);
    return {
      reviews: await this.views.own(shown),
      nextCursor: rows.length > limit ? shown.at(-1)!.id : null,
    };
  }
}

/** Orders that the caller may review now. */
export class ListReviewableOrders extends Query<Reviewable> {
  constructor(readonly userId: UserId) {
    super();
  }
}

@QueryHandler(ListReviewableOrders)
export class ListReviewableOrdersHandler implements IQueryHandler<ListReviewableOrders> {
  constructor(
    private readonly orders: OrdersGateway,
    private readonly reviews: ReviewQueries,
    private readonly stores: StoresGateway,
    private readonly clock: Clock,
  ) {}

  async execute({ userId }: ListReviewableOrders): Promise<Reviewable> {
    const endedAfter = reviewableSince(this.clock.now());
    const [without, notOf] = await Promise.all([
      // nobody reviews before the end
      this.reviews.reviewedBy(userId, endedAfter),
      this.stores.workplacesOf(userId),
    ]);
    const orders = await this.orders.doneOf(userId, { endedAfter, without, notOf });
    const stores = await this.stores.byId(orders.map(({ storeId }) => storeId));
    return {
      orders: orders
        .filter((order) => isPaid({ ...order, lost: 0 }))
        .map(({ orderId, storeId, pricingUnitName, startsAt }) => ({
          orderId,
          pricingUnitName,
          partnerUsername: stores.get(storeId)?.partnerUsername ?? '',
          partnerName: stores.get(storeId)?.businessName ?? '',
          startsAt: startsAt.toISOString(),
        })),
    };
  }
}
