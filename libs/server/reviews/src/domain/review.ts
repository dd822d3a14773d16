import {
  DAYS_TO_EDIT_REVIEW,
  MOST_REVIEW_PICTURES,
  type OrderId,
  type PricingUnitId,
  type ReviewAspects,
  type ReviewId,
  type ReviewRule,
  type ReviewStatus,
  type ReviewSubject,
  type StoreId,
  type UserId,
} from '@smachot/contracts';
import { accept, DAY_MS, refuse, type Result } from '@smachot/kernel';
import {
  reviewLifecycle,
  type ReviewMove,
  reviewReplyLifecycle,
  type ReviewReplyMove,
} from '@smachot/lifecycles';

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
  /** Null unless it is hidden. */
  hiddenFor: ReviewRule | null;
  /** False once the order was refunded in full, or charged back. */
  counts: boolean;
  editedAt: Date | null;
  /** Of the reply, once there is one. */
  replyStatus: ReviewStatus;
  replyReportedAt: Date | null;
  replyDecidedAt: Date | null;
  createdAt: Date;
};

type Written = Pick<
  ReviewState,
  'id' | 'orderId' | 'storeId' | 'unitId' | 'unitName' | 'rating' | 'text' | keyof ReviewAspects
> & { authorId: UserId };
export type Rewritten = Pick<ReviewState, 'rating' | 'text' | keyof ReviewAspects>;

export type Decision = { type: 'keep' } | { type: 'hide'; rule: ReviewRule };

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
      hiddenFor: null,
      counts: true,
      editedAt: null,
      replyStatus: 'published',
      replyReportedAt: null,
      replyDecidedAt: null,
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

  edit(words: Rewritten, now: Date): Result<undefined> {
    const may = mayEdit(this.state, now);
    if (!may.ok) return may;
    const moved = this.move({ type: 'edit', by: 'author' });
    if (moved.ok) Object.assign(this.state, words, { editedAt: now });
    return moved;
  }

  /** Whether its stars count while it is shown. */
  count(counts: boolean): void {
    this.state.counts = counts;
  }

  report(subject: ReviewSubject, now: Date): Result<undefined> {
    if (subject === 'reply' && this.state.replyText === null) return refuse('not_found');
    const moved =
      subject === 'reply'
        ? this.moveReply({ type: 'report', by: 'reader' })
        : this.move({ type: 'report', by: 'reader' });
    if (!moved.ok) return refuse('review.checked');
    if (subject === 'reply') this.state.replyReportedAt ??= now;
    else this.state.reportedAt ??= now;
    return moved;
  }

  /** Keeps a reported review, or hides it for breaking a rule. */
  decide(decision: Decision, now: Date): Result<undefined> {
    const moved = this.move({ type: decision.type, by: 'admin' });
    if (!moved.ok) return moved;
    this.state.decidedAt = now;
    if (decision.type === 'hide') this.state.hiddenFor = decision.rule;
    return moved;
  }

  decideReply(type: Decision['type'], now: Date): Result<undefined> {
    const moved = this.moveReply({ type, by: 'admin' });
    if (moved.ok) this.state.replyDecidedAt = now;
    return moved;
  }

  addPicture(picture: ReviewImage): Result<undefined> {
    const may = mayAddPicture(this.state);
    if (may.ok) this.state.pictures.push(picture);
    return may;
  }

  /** Answers the removed picture. */
  removePicture(pictureId: string): Result<ReviewImage> {
    const at = this.state.pictures.findIndex((picture) => pictureIdOf(picture) === pictureId);
    const [removed] = at < 0 ? [] : this.state.pictures.splice(at, 1);
    return removed ? accept(removed) : refuse('not_found');
  }

  private moveReply(move: ReviewReplyMove): Result<undefined> {
    const status = reviewReplyLifecycle.move(this.state.replyStatus, move);
    if (!status) return refuse('lifecycle.illegal_move');
    this.state.replyStatus = status;
    return accept();
  }

  private move(move: ReviewMove): Result<undefined> {
    const status = reviewLifecycle.move(this.state.status, move);
    if (!status) return refuse('lifecycle.illegal_move');
    this.state.status = status;
    return accept();
  }
}

/** The id of a picture, as the name of its file has it. */
export const pictureIdOf = ({ key }: Pick<ReviewImage, 'key'>): string => key.replace(/^.*\/|\.jpg$/g, '');

/** Until when a review may be changed as long as nobody answers, reports or hides it. */
export const editableUntil = ({ createdAt }: Pick<ReviewState, 'createdAt'>): Date =>
  new Date(createdAt.getTime() + DAYS_TO_EDIT_REVIEW * DAY_MS);

/** Whether its author may change the stars and words. */
export const mayEdit = (state: ReviewState, now: Date): Result<undefined> => {
  if (state.status === 'hidden') return refuse('not_found');
  if (state.status === 'reported') return refuse('review.under_check');
  if (state.status === 'kept') return refuse('review.checked');
  if (state.replyText !== null) return refuse('review.replied');
  return now < editableUntil(state) ? accept() : refuse('review.edit_late');
};

/** Whether a picture may still be added: what was answered does not change any more, nor what admins check or have checked. */
export const mayAddPicture = ({ status, replyText, pictures }: ReviewState): Result<undefined> => {
  if (status === 'hidden') return refuse('not_found');
  if (status === 'reported') return refuse('review.under_check');
  if (status === 'kept') return refuse('review.checked');
  if (replyText !== null) return refuse('review.replied');
  return pictures.length < MOST_REVIEW_PICTURES ? accept() : refuse('review.too_many_pictures');
};
