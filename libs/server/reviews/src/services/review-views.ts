import { Injectable } from '@nestjs/common';
import type { OwnReview, Review, ReviewAspects, ReviewSummary } from '@smachot/contracts';
import { UserDirectory } from '@smachot/server-identity';
import { FileStore, imageVariant, type StoredImage, withoutContacts } from '@smachot/server-platform';
import type { ReviewState } from '../domain/review';
import { ReviewQueries } from '../persistence/review.queries';
import { StoresGateway } from '../stores-gateway';
import type { StoreId } from '@smachot/contracts';
import type { RatingRow } from '../persistence/reviews.schema';

type Totals = Pick<RatingRow, 'sum' | 'count' | 'stars' | 'aspects'>;

const average = (of: { sum: number; count: number } | undefined): number | null =>
  of?.count ? Math.round((of.sum / of.count) * 100) / 100 : null;

export const summaryOf = (totals: Totals | undefined): ReviewSummary => {
  const aspects: Partial<RatingRow['aspects']> = totals?.aspects ?? {};
  return {
    avgRating: average(totals),
    ratingCount: totals?.count ?? 0,
    stars: totals?.stars ?? [0, 0, 0, 0, 0],
    aspects: {
      quality: average(aspects.quality),
      service: average(aspects.service),
      punctuality: average(aspects.punctuality),
      value: average(aspects.value),
    },
  };
};

const aspectsOf = ({ quality, service, punctuality, value }: ReviewState): ReviewAspects => ({
  quality,
  service,
  punctuality,
  value,
});

/** A first name is shown as long as it is no way around the rule on contact details. */
const shownName = (name = ''): string | null => (withoutContacts(name) === name ? name || null : null);

/** Reviews as the contract shows them; names of authors are read in one statement for a page. */
@Injectable()
export class ReviewViews {
  constructor(
    private readonly directory: UserDirectory,
    private readonly stores: StoresGateway,
    private readonly reviews: ReviewQueries,
    private readonly files: FileStore,
  ) {}

  async of(states: readonly ReviewState[]): Promise<Review[]> {
    const authors = [...new Set(states.flatMap(({ authorId }) => authorId ?? []))];
    const people = await this.directory.of(authors);
    return states.map((state) => ({
      reviewId: state.id,
      pricingUnitId: state.unitId,
      pricingUnitName: state.unitName,
      rating: state.rating,
      aspects: aspectsOf(state),
      text: state.text,
      pictures: state.pictures.map((picture) => this.picture(picture)),
      author: shownName(state.authorId ? people.get(state.authorId)?.firstName : undefined),
      createdAt: state.createdAt.toISOString(),
      reply:
        state.replyText === null || !state.replyAt
          ? null
          : { text: state.replyText, at: state.replyAt.toISOString() },
    }));
  }

  async own(states: readonly ReviewState[]): Promise<OwnReview[]> {
    const [shown, stores] = await Promise.all([
      this.of(states),
      this.stores.byId(states.map(({ storeId }) => storeId)),
    ]);
    return shown.map((review, place) => {
      const { orderId, status, storeId } = states[place]!;
      const store = stores.get(storeId);
      return {
        ...review,
        orderId,
        status,
        partnerUsername: store?.partnerUsername ?? '',
        partnerName: store?.businessName ?? '',
      };
    });
  }

  /** @param subjectId the store itself, or one of its units */
  async summary(storeId: StoreId, subjectId: string): Promise<ReviewSummary> {
    return summaryOf(await this.reviews.totalsOf(storeId, subjectId));
  }

  private picture({ key }: StoredImage): Review['pictures'][number] {
    return {
      url: this.files.signedUrl(imageVariant(key, 960, 'webp')),
      thumbUrl: this.files.signedUrl(imageVariant(key, 480, 'webp')),
    };
  }
}
