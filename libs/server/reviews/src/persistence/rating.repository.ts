import { Injectable } from '@nestjs/common';
import { type EventPayload, ReviewAspect, type StoreId } from '@smachot/contracts';
import { returningRows, type Tx } from '@smachot/server-platform';

type Moved = EventPayload<'reviews.rating_moved'>;

const STARS = `array[${[1, 2, 3, 4, 5].map((star) => `count(*) filter (where rating = ${star})::int`).join(', ')}]`;
const ASPECTS = `jsonb_build_object(${ReviewAspect.options
  .map(
    (aspect) =>
      `'${aspect}', jsonb_build_object('sum', coalesce(sum(${aspect}), 0), 'count', count(${aspect}))`,
  )
  .join(', ')})`;

/** Totals of the stars of stores and units. */
@Injectable()
export class RatingRepository {
  /** Until the transaction ends nobody else changes which reviews of the store count. Answers the next version of its totals. */
  async lock(tx: Tx, storeId: StoreId): Promise<number> {
    const rows = await tx.query<{ version: number }>(
      `insert into reviews.ratings as r (subject_id, store_id) values ($1, $1)
       on conflict (subject_id) do update set version = r.version + 1 returning version`,
      [storeId],
    );
    return returningRows<{ version: number }>(rows)[0]!.version;
  }

  /** Computes the totals of a locked store anew, and answers them. */
  async recompute(tx: Tx, storeId: StoreId, version: number): Promise<Moved> {
    // a unit may have no review left that counts
    await tx.query(
      `update reviews.ratings set sum = 0, count = 0, stars = '{0,0,0,0,0}', aspects = '{}' where store_id = $1`,
      [storeId],
    );
    await tx.query(
      `insert into reviews.ratings (subject_id, store_id, sum, count, stars, aspects)
       select coalesce(unit_id, store_id), store_id, sum(rating), count(*), ${STARS}, ${ASPECTS} from reviews.reviews
       where store_id = $1 and status <> 'hidden' and counts group by grouping sets ((store_id), (store_id, unit_id))
       on conflict (subject_id) do update set sum = excluded.sum, count = excluded.count, stars = excluded.stars, aspects = excluded.aspects`,
      [storeId],
    );
    const totals = await tx.query<{ subjectId: string; sum: number; count: number }>(
      `select subject_id as "subjectId", sum, count from reviews.ratings where store_id = $1`,
      [storeId],
    );
    const { sum = 0, count = 0 } = totals.find(({ subjectId }) => subjectId === storeId) ?? {};
    const units = totals
      .filter((unit) => unit.subjectId !== storeId && unit.count > 0)
      .map(({ subjectId, ...unit }) => ({
        pricingUnitId: subjectId,
        ...unit,
      }));
    return { storeId, version, sum, count, units };
  }
}
