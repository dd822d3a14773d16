import type { OrderId, PricingUnitId, StoreId, UserId } from '@smachot/contracts';
import { DAY_MS, newId } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import { Review } from '../domain/review';
import { OrderMoneyRepository } from '../persistence/order-money.repository';
import { RatingRepository } from '../persistence/rating.repository';
import { ReportRepository } from '../persistence/report.repository';
import { ReviewRepository } from '../persistence/review.repository';
import { DEMO_REVIEWS, type DemoReview, REPORTED } from './demo-texts';

/** A done order of the demo; sums in agorot. */
type DoneOrder = {
  orderId: OrderId;
  storeId: StoreId;
  customerId: UserId;
  unitId: PricingUnitId;
  unitName: string;
  endsAt: Date;
  price: number;
  captured: number;
  refunded: number;
  version: number;
};
type DemoStore = { storeId: StoreId; ownerId: UserId };
type Demo = {
  orders: DoneOrder[];
  /** By the stores' usernames. */
  stores: Readonly<Record<string, DemoStore>>;
  reporterId: UserId;
};

const reviews = new ReviewRepository();

/** Seeds reviews of done orders with the stores' replies, one of them reported, and notes the money of those orders. */
export const seedReviewsDemo = async (tx: Tx, { orders, stores, reporterId }: Demo): Promise<void> => {
  const known = await tx.query('select 1 from reviews.reviews limit 1');
  if (known.length > 0) return;
  const money = new OrderMoneyRepository();
  for (const order of orders) await money.note(tx, order);
  for (const [username, texts] of Object.entries(DEMO_REVIEWS)) {
    const store = stores[username]!;
    const newest = orders
      .filter(({ storeId }) => storeId === store.storeId)
      .toSorted((one, other) => other.endsAt.getTime() - one.endsAt.getTime());
    await seedStore(tx, store, texts, newest, username === REPORTED.store ? reporterId : null);
  }
};

const seedStore = async (
  tx: Tx,
  { storeId, ownerId }: DemoStore,
  texts: readonly (DemoReview | null)[],
  orders: DoneOrder[],
  reporterId: UserId | null,
): Promise<void> => {
  const ratings = new RatingRepository();
  const version = await ratings.lock(tx, storeId);
  for (const [at, text] of texts.entries()) {
    if (!text) continue;
    const review = reviewOf(orders[at]!, text, ownerId);
    await reviews.add(tx, review);
    if (reporterId) await report(tx, review, reporterId);
  }
  tx.emit('reviews.rating_moved', await ratings.recompute(tx, storeId, version));
};

const reviewOf = (
  { orderId, storeId, customerId: authorId, unitId, unitName, endsAt }: DoneOrder,
  [rating, quality, punctuality, text, reply]: DemoReview,
  ownerId: UserId,
): Review => {
  const at = new Date(endsAt.getTime() + 3 * DAY_MS);
  const aspects = { quality, service: null, punctuality, value: null };
  const about = { orderId, storeId, unitId, unitName, authorId };
  const review = Review.write({ id: newId(at.getTime()), ...about, rating, text, ...aspects }, at);
  if (reply) review.reply(reply, ownerId, new Date(at.getTime() + DAY_MS));
  return review;
};

const report = async (tx: Tx, review: Review, reporterId: UserId): Promise<void> => {
  const { id: reviewId, createdAt } = review.state;
  const at = new Date(createdAt.getTime() + 2 * DAY_MS);
  review.report('review', at);
  await reviews.save(tx, review);
  const { reason, note } = REPORTED;
  const by = { reviewId, reporterId, subject: 'review' as const, byCrew: false };
  await new ReportRepository().add(tx, { ...by, reason, note, createdAt: at });
};
