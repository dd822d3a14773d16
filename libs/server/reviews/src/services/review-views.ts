import { Injectable } from '@nestjs/common';
import type {
  OwnReview,
  PricingUnitId,
  Review,
  ReviewAspects,
  ReviewStatus,
  ReviewSummary,
} from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { UserDirectory } from '@smachot/server-identity';
import { FileStore, imageVariant, type StoredImage, withoutContacts } from '@smachot/server-platform';
import { editableUntil, mayEdit, pictureIdOf, type ReviewState } from '../domain/review';
import { GuestRatingQueries } from '../persistence/guest-rating.queries';
import { ReviewQueries } from '../persistence/review.queries';
import { StoresGateway } from '../stores-gateway';
import type { StoreId } from '@smachot/contracts';
import type { RatingRow } from '../persistence/reviews.schema';

type Totals = Pick<RatingRow, 'sum' | 'count' | 'stars' | 'aspects'>;

const average = (of: { sum: number; count: number } | undefined): number | null =>
  of?.count ? Math.round((of.sum / of.count) * 100) / 100 : null;

const summaryOf = (totals: Totals | undefined): ReviewSummary => {
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
    private readonly guests: GuestRatingQueries,
    private readonly files: FileStore,
    private readonly clock: Clock,
  ) {}

  /** For visitors: without hidden replies, and without units that are not public but `of`, whose address the reader has. */
  async public(states: readonly ReviewState[], of?: PricingUnitId): Promise<Review[]> {
    const [shown, units] = await Promise.all([
      this.whole(states),
      this.stores.publicUnits(states.map(({ unitId }) => unitId)),
    ]);
    return shown.map((review, place) => {
      const { unitId, replyStatus } = states[place]!;
      return {
        ...review,
        ...(unitId === of || units.has(unitId) ? {} : { pricingUnitId: null, pricingUnitName: null }),
        ...(replyStatus === 'hidden' ? { reply: null } : {}),
      };
    });
  }

  /** For the crew of their store, which sees its hidden replies. */
  async received(
    states: readonly ReviewState[],
  ): Promise<(Review & { status: ReviewStatus; replyStatus: ReviewStatus })[]> {
    const shown = await this.whole(states);
    return shown.map((review, place) => {
      const { status, replyStatus } = states[place]!;
      return { ...review, status, replyStatus };
    });
  }

  private async whole(states: readonly ReviewState[]): Promise<Review[]> {
    const authors = [...new Set(states.flatMap(({ authorId }) => authorId ?? []))];
    const [people, attended] = await Promise.all([
      this.directory.of(authors),
      this.guests.arrivedAt(states.map(({ orderId }) => orderId)),
    ]);
    return states.map((state) => ({
      reviewId: state.id,
      pricingUnitId: state.unitId,
      pricingUnitName: state.unitName,
      rating: state.rating,
      aspects: aspectsOf(state),
      text: state.text,
      pictures: state.pictures.map((picture) => this.picture(picture)),
      counts: state.counts,
      attended: attended.get(state.orderId) ?? null,
      author: shownName(state.authorId ? people.get(state.authorId)?.firstName : undefined),
      createdAt: state.createdAt.toISOString(),
      editedAt: state.editedAt?.toISOString() ?? null,
      reply:
        state.replyText === null || !state.replyAt
          ? null
          : { text: state.replyText, at: state.replyAt.toISOString() },
    }));
  }

  async own(states: readonly ReviewState[]): Promise<OwnReview[]> {
    const [shown, stores] = await Promise.all([
      this.whole(states),
      this.stores.byId(states.map(({ storeId }) => storeId)),
    ]);
    return shown.map((review, place) => {
      const state = states[place]!;
      const { orderId, status, storeId, hiddenFor, replyStatus } = state;
      const store = stores.get(storeId);
      const editable = mayEdit(state, this.clock.now()).ok;
      return {
        ...review,
        ...(replyStatus === 'hidden' ? { reply: null } : {}),
        orderId,
        status,
        hiddenFor,
        editableUntil: editable ? editableUntil(state).toISOString() : null,
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
      pictureId: pictureIdOf({ key }),
      url: this.files.signedUrl(imageVariant(key, 960, 'webp')),
      thumbUrl: this.files.signedUrl(imageVariant(key, 480, 'webp')),
    };
  }
}
