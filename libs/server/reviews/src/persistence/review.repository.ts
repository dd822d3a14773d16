import { Injectable } from '@nestjs/common';
import type { OrderId, ReviewId } from '@smachot/contracts';
import {
  assignments,
  columnList,
  columnsOf,
  returningRows,
  selection,
  toRow,
  type Tx,
} from '@smachot/server-platform';
import { Review, type ReviewState } from '../domain/review';
import { ReviewSchema } from './reviews.schema';

const columns = columnsOf(ReviewSchema);
const COLUMN_LIST = columnList(columns);
export const reviewSelection = selection(columns, 'r');
const FROM_JSON = `select ${COLUMN_LIST} from json_populate_record(null::reviews.reviews, $1)`;

/** Repository of reviews. A loaded review stays locked. */
@Injectable()
export class ReviewRepository {
  async load(tx: Tx, id: ReviewId): Promise<Review | undefined> {
    const [row] = await tx.query<ReviewState>(
      `select ${reviewSelection} from reviews.reviews r where r.id = $1 for update`,
      [id],
    );
    return row && new Review(row);
  }

  /** Whether the review of an order counts; undefined: there is none. Not locked. */
  async counts(tx: Tx, orderId: OrderId): Promise<boolean | undefined> {
    const [row] = await tx.query<{ counts: boolean }>(
      'select counts from reviews.reviews where order_id = $1',
      [orderId],
    );
    return row?.counts;
  }

  /** The review of an order, of which there is one at most. */
  async loadOf(tx: Tx, orderId: OrderId): Promise<Review | undefined> {
    const [row] = await tx.query<ReviewState>(
      `select ${reviewSelection} from reviews.reviews r where r.order_id = $1 for update`,
      [orderId],
    );
    return row && new Review(row);
  }

  /** False when the order's unit was reviewed before. */
  async add(tx: Tx, { state }: Review): Promise<boolean> {
    const added = await tx.query(
      `insert into reviews.reviews (${COLUMN_LIST}) ${FROM_JSON} on conflict (order_id, unit_id) do nothing returning id`,
      [JSON.stringify(toRow(columns, state))],
    );
    return returningRows(added).length > 0;
  }

  async save(tx: Tx, { state }: Review): Promise<void> {
    await tx.query(
      `update reviews.reviews r set ${assignments<ReviewState>(columns, ['id'])}
       from (${FROM_JSON}) n where r.id = n.id`,
      [JSON.stringify(toRow(columns, state))],
    );
  }
}
