import {
  MOST_REVIEW_PICTURES,
  type OrderId,
  type PricingUnitId,
  type ReviewAspects,
  type ReviewId,
  type ReviewStatus,
  type StoreId,
  type UserId,
} from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { reviewLifecycle, type ReviewMove } from '@smachot/lifecycles';

/** A stored picture, by the key of its file. */
export type ReviewImage = { key: string; width: number; height: number; placeholder: string };

export type ReviewState = ReviewAspects & {
  id: ReviewId;
  orderId: OrderId;
  storeId: StoreId;
  unitId: PricingUnitId;
  /** As the unit was called when it was ordered. */
  unitName: string;
  /** Null once the account is gone; then text and pictures are gone, too, and the stars stay. */
  authorId: UserId | null;
  rating: number;
  text: string;
  pictures: ReviewImage[];
  status: ReviewStatus;
  replyText: string | null;
  replyAt: Date | null;
  /** Null once that account is gone. */
  repliedBy: UserId | null;
  /** The first report since it was published. */
  reportedAt: Date | null;
  decidedAt: Date | null;
  createdAt: Date;
};

type Written = Pick<
  ReviewState,
  'id' | 'orderId' | 'storeId' | 'unitId' | 'unitName' | 'rating' | 'text' | keyof ReviewAspects
> & { authorId: UserId };

/** A customer's review of one done order. */
export class Review {
  constructor(readonly state: ReviewState) {}

  static write(written: Written, now: Date): Review {
    return new Review({
      ...written,
      pictures: [],
      status: 'published',
      replyText: null,
      replyAt: null,
      repliedBy: null,
      reportedAt: null,
      decidedAt: null,
      createdAt: now,
    });
  }

  /** The store's one reply. */
  reply(text: string, by: UserId, now: Date): Result<undefined> {
    if (this.state.replyText !== null) return refuse('review.replied');
    const moved = this.move({ type: 'reply', by: 'partner' });
    if (moved.ok) Object.assign(this.state, { replyText: text, replyAt: now, repliedBy: by });
    return moved;
  }

  report(now: Date): Result<undefined> {
    const moved = this.move({ type: 'report', by: 'reader' });
    if (!moved.ok) return refuse('review.checked');
    this.state.reportedAt ??= now;
    return moved;
  }

  decide(decision: 'keep' | 'hide', now: Date): Result<undefined> {
    const moved = this.move({ type: decision, by: 'admin' });
    if (moved.ok) this.state.decidedAt = now;
    return moved;
  }

  illustrate(picture: ReviewImage): Result<undefined> {
    const may = mayIllustrate(this.state);
    if (may.ok) this.state.pictures.push(picture);
    return may;
  }

  private move(move: ReviewMove): Result<undefined> {
    const status = reviewLifecycle.move(this.state.status, move);
    if (!status) return refuse('lifecycle.illegal_move');
    this.state.status = status;
    return accept();
  }
}

/** Whether a picture may still be added: what was answered or checked does not change any more. */
export const mayIllustrate = ({ status, replyText, pictures }: ReviewState): Result<undefined> => {
  if (status === 'hidden') return refuse('not_found');
  if (status === 'kept') return refuse('review.checked');
  if (replyText !== null) return refuse('review.replied');
  return pictures.length < MOST_REVIEW_PICTURES ? accept() : refuse('review.too_many_pictures');
};
