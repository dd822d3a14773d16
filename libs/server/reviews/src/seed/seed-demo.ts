import type { PricingUnitId, StoreId, UserId } from '@smachot/contracts';
import { DAY_MS } from '@smachot/kernel';
import { saveOutbox, Tx } from '@smachot/server-platform';
import type { DataSource } from 'typeorm';
import { Review } from '../domain/review';
import { RatingRepository } from '../persistence/rating.repository';
import { ReviewRepository } from '../persistence/review.repository';

const demoId = (kind: number, number: number): string =>
  `0194000e-0000-7000-8000-${String(kind * 1_000 + number).padStart(12, '0')}`;

const REVIEWS = [
  [5, 5, 5, 'הגיעו בזמן, הכול היה חם וטרי, והאורחים עוד מדברים על הקובה.', 'איזה כיף לשמוע, תודה!'],
  [4, 5, 4, 'אוכל מצוין ומנות נדיבות. רק הקינוחים נגמרו מהר.', null],
  [5, 5, null, 'צוות מקסים, עזר לנו גם כשהגיעו עוד עשרה אורחים ברגע האחרון.', null],
  [3, 4, 2, 'טעים, אבל חיכינו חצי שעה למנה העיקרית.', 'סליחה על ההמתנה. הוספנו מאז עוד מלצר לכל אירוע.'],
] as const;

type Demo = { storeId: StoreId; authorIds: UserId[]; replierId: UserId; now: Date };
type Unit = { id: PricingUnitId; name: string };

const reviewsOf = (
  { id: unitId, name: unitName }: Unit,
  { storeId, authorIds, replierId, now }: Demo,
): Review[] =>
  REVIEWS.map(([rating, quality, punctuality, text, reply], place) => {
    const at = new Date(now.getTime() - (place + 1) * 9 * DAY_MS);
    const review = Review.write(
      {
        ...{ id: demoId(1, 9 - place), orderId: demoId(2, place), storeId, unitId, unitName },
        ...{ authorId: authorIds[place % authorIds.length]!, rating, text },
        ...{ quality, service: null, punctuality, value: null },
      },
      at,
    );
    if (reply) review.reply(reply, replierId, new Date(at.getTime() + DAY_MS));
    return review;
  });

/** Seeds reviews of one store by people of the demo. A store with reviews is left alone. */
export const seedReviewsDemo = async (source: DataSource, demo: Demo): Promise<void> => {
  const { storeId } = demo;
  const known: unknown[] = await source.query('select 1 from reviews.reviews where store_id = $1 limit 1', [
    storeId,
  ]);
  const [unit] = await source.query<Unit[]>(
    `select id, name from stores.pricing_units where store_id = $1 and visibility = 'public' order by position, id limit 1`,
    [storeId],
  );
  if (known.length > 0 || !unit) return;
  const [reviews, ratings] = [new ReviewRepository(), new RatingRepository()];
  await source.transaction(async (manager) => {
    const tx = new Tx(manager);
    const version = await ratings.lock(tx, storeId);
    for (const review of reviewsOf(unit, demo)) await reviews.add(tx, review);
    tx.emit('reviews.rating_moved', await ratings.recompute(tx, storeId, version));
    await saveOutbox((sql, parameters) => tx.query(sql, parameters), tx.outbox);
  });
};
