import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, InputOf, listReviews } from '@smachot/contracts';
import { accept, cursorId, refuse, type Result } from '@smachot/kernel';
import { GuestRatingQueries } from '../persistence/guest-rating.queries';
import { ReviewQueries } from '../persistence/review.queries';
import { ReviewViews } from '../services/review-views';
import { StoresGateway } from '../stores-gateway';

type Answer = AnswerOf<typeof listReviews>;

/** The reviews of a public store, or of one of its units whose page opens. */
export class ListReviews extends Query<Result<Answer>> {
  constructor(
    readonly partner: string,
    readonly page: InputOf<typeof listReviews>['query'],
  ) {
    super();
  }
}

@QueryHandler(ListReviews)
export class ListReviewsHandler implements IQueryHandler<ListReviews> {
  constructor(
    private readonly reviews: ReviewQueries,
    private readonly stores: StoresGateway,
    private readonly views: ReviewViews,
    private readonly guests: GuestRatingQueries,
  ) {}

  async execute({ partner, page }: ListReviews): Promise<Result<Answer>> {
    const { pricingUnitId, cursor, limit } = page;
    const store = await this.stores.public(partner);
    if (!store) return refuse('not_found');
    const { partnerId } = store;
    if (pricingUnitId && !(await this.stores.opensUnit(partnerId, pricingUnitId))) return refuse('not_found');
    const wanted = { after: cursorId(cursor), limit: limit + 1 };
    const [rows, summary, ratedByGuests] = await Promise.all([
      pricingUnitId
        ? this.reviews.ofUnit(partnerId, pricingUnitId, wanted)
        : this.reviews.ofStore(partnerId, wanted),
      this.views.summary(partnerId, pricingUnitId ?? partnerId),
      pricingUnitId ? [] : this.guests.ofStore(partnerId),
    ]);
    const shown = rows.slice(0, limit);
    return accept({
      partnerId,
      summary,
      ratedByGuests,
      reviews: await this.views.public(shown, pricingUnitId),
      nextCursor: rows.length > limit ? shown.at(-1)!.id : null,
    });
  }
}
