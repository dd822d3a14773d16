import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, InputOf, listStoreReviews } from '@smachot/contracts';
import { accept, cursorId, refuse, type Result } from '@smachot/kernel';
import type { Reader } from '@smachot/server-stores';
import { GuestRatingQueries } from '../persistence/guest-rating.queries';
import { ReviewQueries } from '../persistence/review.queries';
import { ReviewViews } from '../services/review-views';
import { StoresGateway } from '../stores-gateway';

type Answer = AnswerOf<typeof listStoreReviews>;

/** The reviews of a store, for its crew; super admins may read them. */
export class ListStoreReviews extends Query<Result<Answer>> {
  constructor(
    readonly partner: string,
    readonly page: InputOf<typeof listStoreReviews>['query'],
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(ListStoreReviews)
export class ListStoreReviewsHandler implements IQueryHandler<ListStoreReviews> {
  constructor(
    private readonly reviews: ReviewQueries,
    private readonly stores: StoresGateway,
    private readonly views: ReviewViews,
    private readonly guests: GuestRatingQueries,
  ) {}

  async execute({ partner, page, reader }: ListStoreReviews): Promise<Result<Answer>> {
    const { only, cursor, limit } = page;
    const store = await this.stores.seenBy(partner, reader);
    if (!store) return refuse('not_found');
    const { partnerId } = store;
    const wanted = { after: cursorId(cursor), limit: limit + 1 };
    const [rows, summary, unanswered, ratedByGuests] = await Promise.all([
      only ? this.reviews.unansweredOf(partnerId, wanted) : this.reviews.ofStore(partnerId, wanted),
      this.views.summary(partnerId, partnerId),
      this.reviews.countUnanswered(partnerId),
      this.guests.ofStore(partnerId),
    ]);
    const shown = rows.slice(0, limit);
    return accept({
      summary,
      ratedByGuests,
      unanswered,
      mayReply: store.role !== 'Viewer',
      reviews: await this.views.received(shown),
      nextCursor: rows.length > limit ? shown.at(-1)!.id : null,
    });
  }
}
