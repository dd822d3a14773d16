import * as z from 'zod/mini';
import { call } from '../call';
import { Cursor, Id, Instant, optionalParagraphs, paragraphs } from '../primitives';
import { OrderId, PricingUnitId, ReviewId, StoreId } from '../ids';
import { GuestRatingKind } from './guest-ratings';

export const LONGEST_REVIEW = 2000;
export const LONGEST_REVIEW_REPLY = 1000;
export const MOST_REVIEW_PICTURES = 4;
export const REVIEW_PICTURE_MAX_BYTES = 10 * 1024 * 1024;
/** Its author may change a review for so many days after publishing, while nobody has answered it. */
export const DAYS_TO_EDIT_REVIEW = 7;
/** An order may be reviewed for so many days after its celebration. */
export const DAYS_TO_REVIEW = 180;

/** Parts of an order that are rated beside the whole. */
export const ReviewAspect = z.enum(['quality', 'service', 'punctuality', 'value']);
export type ReviewAspect = z.infer<typeof ReviewAspect>;

/** Of a review, and of its reply. reported: shown until an admin has decided; kept: an admin looked and it stays; hidden: an admin took it off. */
export const ReviewStatus = z.enum(['published', 'reported', 'kept', 'hidden']);
export type ReviewStatus = z.infer<typeof ReviewStatus>;

/** What may be reported and hidden: what the customer wrote, or the business's reply. */
export const ReviewSubject = z.enum(['review', 'reply']);
export type ReviewSubject = z.infer<typeof ReviewSubject>;

/** The rule of the site by which a review was hidden. */
export const ReviewRule = z.enum(['abuse', 'advertising', 'private', 'unrelated', 'fake']);
export type ReviewRule = z.infer<typeof ReviewRule>;

const Stars = z.number().check(z.int(), z.gte(1), z.lte(5));
/** Stars by aspect; what the customer left out is null. */
const Aspects = z.object({
  quality: z.nullable(Stars),
  service: z.nullable(Stars),
  punctuality: z.nullable(Stars),
  value: z.nullable(Stars),
});
export type ReviewAspects = z.infer<typeof Aspects>;

/** A picture of a review; its addresses expire, its id does not. */
export const ReviewPicture = z.object({ pictureId: Id, url: z.string(), thumbUrl: z.string() });
export type ReviewPicture = z.infer<typeof ReviewPicture>;

/** A review of a done and paid order. */
export const Review = z.object({
  reviewId: ReviewId,
  /** Null for visitors when the unit is not public; its name, too. */
  pricingUnitId: z.nullable(PricingUnitId),
  pricingUnitName: z.nullable(z.string()),
  /** Stars for the order as a whole. */
  rating: Stars,
  aspects: Aspects,
  text: z.string(),
  pictures: z.array(ReviewPicture),
  /** The stars count in the ratings; false: the order was refunded in full, or charged back. */
  counts: z.boolean(),
  /** How many people arrived at its celebration, as counted at the door; null: nobody counted. */
  attended: z.nullable(z.number()),
  /** The customer's first name; null: none is shown, or the account is gone. */
  author: z.nullable(z.string()),
  createdAt: Instant,
  /** When its author last changed it. */
  editedAt: z.nullable(Instant),
  reply: z.nullable(z.object({ text: z.string(), at: Instant })),
});
export type Review = z.infer<typeof Review>;

/** A review as its author sees it. */
export const OwnReview = z.extend(Review, {
  orderId: OrderId,
  status: ReviewStatus,
  /** Null while it is shown. */
  hiddenFor: z.nullable(ReviewRule),
  /** It may be changed until then; null: no longer. */
  editableUntil: z.nullable(Instant),
  partnerUsername: z.string(),
  partnerName: z.string(),
});
export type OwnReview = z.infer<typeof OwnReview>;

/** An order that its customer may review now. */
export const ReviewableOrder = z.object({
  orderId: OrderId,
  partnerUsername: z.string(),
  partnerName: z.string(),
  pricingUnitName: z.string(),
  startsAt: Instant,
});
export type ReviewableOrder = z.infer<typeof ReviewableOrder>;

/** Averages of all reviews that count, rounded to hundredths; null: nobody rated it. `stars`: how many gave one star, two … five. */
export const ReviewSummary = z.object({
  avgRating: z.nullable(z.number()),
  ratingCount: z.number(),
  stars: z.array(z.number()),
  aspects: z.object({
    quality: z.nullable(z.number()),
    service: z.nullable(z.number()),
    punctuality: z.nullable(z.number()),
    value: z.nullable(z.number()),
  }),
});
export type ReviewSummary = z.infer<typeof ReviewSummary>;

/**
 * Stars of guests who were checked in at celebrations with an order of the store, apart from its reviews and in no other average. A
 * celebration counts once rating is over and at least `FEWEST_GUESTS_SHOWN` guests rated.
 */
export const RatedByGuests = z.object({
  kind: GuestRatingKind,
  avgRating: z.number(),
  guests: z.number(),
  celebrations: z.number(),
});
export type RatedByGuests = z.infer<typeof RatedByGuests>;

const page = {
  cursor: Cursor,
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(50)), 20),
};
const nextCursor = z.nullable(z.string());
const partner = z.object({ partner: z.string().check(z.maxLength(60)) });
const ReviewParams = z.object({ reviewId: ReviewId });

/** The reviews of a public store, or of one of its public units, the newest first. */
export const listReviews = call({
  id: 'reviews.list',
  method: 'GET',
  path: '/v1/partners/:partner/reviews',
  access: 'visitor',
  perMinute: 120,
  params: partner,
  query: z.object({ pricingUnitId: z.optional(PricingUnitId), ...page }),
  answer: z.object({
    partnerId: StoreId,
    summary: ReviewSummary,
    /** Of the whole store; empty for one of its units. */
    ratedByGuests: z.array(RatedByGuests),
    reviews: z.array(Review),
    nextCursor,
  }),
});
/** The caller's own reviews, hidden ones too, the newest first; of one order with `orderId`. */
export const listOwnReviews = call({
  id: 'reviews.listOwn',
  method: 'GET',
  path: '/v1/reviews',
  access: 'user',
  query: z.object({ orderId: z.optional(OrderId), ...page }),
  answer: z.object({ reviews: z.array(OwnReview), nextCursor }),
});
/** Orders of the caller that are done and paid and have no review yet, the latest celebration first. */
export const listReviewableOrders = call({
  id: 'reviews.listReviewable',
  method: 'GET',
  path: '/v1/reviews/orders',
  access: 'user',
  answer: z.object({ orders: z.array(ReviewableOrder) }),
});
const written = { rating: Stars, aspects: Aspects, text: paragraphs(LONGEST_REVIEW) };
/** Reviews an order, once. Contact details and links are refused. */
export const writeReview = call({
  id: 'reviews.write',
  method: 'POST',
  path: '/v1/reviews',
  access: 'user',
  body: z.object({ orderId: OrderId, ...written }),
  answer: OwnReview,
  status: 201,
  perMinute: 10,
});
/** Changes a review of the caller that nobody answered or reported, within `DAYS_TO_EDIT_REVIEW`. */
export const editReview = call({
  id: 'reviews.edit',
  method: 'PUT',
  path: '/v1/reviews/:reviewId',
  access: 'user',
  params: ReviewParams,
  body: z.object(written),
  answer: OwnReview,
  perMinute: 10,
});
/** A PNG or JPEG for a review of the caller, checked by its content; metadata about its author and location is removed. */
export const addReviewPicture = call({
  id: 'reviews.addPicture',
  method: 'POST',
  path: '/v1/reviews/:reviewId/pictures',
  access: 'user',
  params: ReviewParams,
  file: { field: 'file', maxBytes: REVIEW_PICTURE_MAX_BYTES },
  answer: OwnReview,
  status: 201,
  perMinute: 20,
});
/** Removes a picture of a review of the caller, at any time. */
export const removeReviewPicture = call({
  id: 'reviews.removePicture',
  method: 'DELETE',
  path: '/v1/reviews/:reviewId/pictures/:pictureId',
  access: 'user',
  params: z.object({ reviewId: ReviewId, pictureId: Id }),
  answer: OwnReview,
  perMinute: 20,
});
/** Tells the admins of a review, or of the reply to it, that should not stand; once per person and text. */
export const reportReview = call({
  id: 'reviews.report',
  method: 'POST',
  path: '/v1/reviews/:reviewId/report',
  access: 'user',
  params: ReviewParams,
  body: z.object({
    subject: z._default(ReviewSubject, 'review'),
    reason: z.enum(['spam', 'abuse', 'fraud', 'other']),
    note: z._default(optionalParagraphs(500), ''),
  }),
  status: 204,
  perMinute: 10,
});
/** The reviews of a store as its crew sees them, the newest first. */
export const listStoreReviews = call({
  id: 'reviews.listOfStore',
  method: 'GET',
  path: '/v1/partners/:partner/received-reviews',
  access: 'user',
  params: partner,
  query: z.object({ only: z.optional(z.enum(['unanswered'])), ...page }),
  answer: z.object({
    summary: ReviewSummary,
    ratedByGuests: z.array(RatedByGuests),
    unanswered: z.number(),
    /** The caller works at the store. */
    mayReply: z.boolean(),
    reviews: z.array(z.extend(Review, { status: ReviewStatus, replyStatus: ReviewStatus })),
    nextCursor,
  }),
});
/** The store's one reply to a review; it cannot be changed. */
export const replyToReview = call({
  id: 'reviews.reply',
  method: 'POST',
  path: '/v1/reviews/:reviewId/reply',
  access: 'user',
  params: ReviewParams,
  body: z.object({ text: paragraphs(LONGEST_REVIEW_REPLY) }),
  answer: Review,
  status: 201,
  perMinute: 20,
});
