import { Injectable } from '@nestjs/common';
import type { OrderId, PricingUnitId, ReviewId, ReviewSubject, StoreId, UserId } from '@smachot/contracts';
import { ReadModel, type StoreWaits, storeWaits } from '@smachot/server-platform';
import type { ReviewState } from '../domain/review';
import type { ReportCursor } from '../views/report-cursor';
import { reviewSelection } from './review.repository';
import type { RatingRow } from './reviews.schema';

/** `after`: the id of the last review of the previous page. */
export type ReviewPage = { after: string | null; limit: number };
type Totals = Pick<RatingRow, 'sum' | 'count' | 'stars' | 'aspects'>;
export type ReportSaid = {
  reviewId: ReviewId;
  subject: ReviewSubject;
  reason: string;
  note: string;
  byCrew: boolean;
  createdAt: Date;
};
/** A review that, or whose reply, was reported; `at`: the first report, or the decision. */
export type ReportedState = ReviewState & { subject: ReviewSubject; at: Date };
type ReportPage = { after: ReportCursor | null; limit: number };

const MOST_REPORTS_SHOWN = 5;
/** Condition on `r`: it is shown, and has no reply. */
const UNANSWERED = `r.reply_text is null and r.status <> 'hidden'`;

/** The reviews, or the replies, of a list by moments, after a row of it: its moment ($1), id ($2) and subject ($3). */
const half = (subject: ReviewSubject, at: string, where: string, after: '<' | '>'): string =>
  `select ${reviewSelection}, '${subject}' as subject, ${at} as at from reviews.reviews r where ${where}
     and ($1::timestamptz is null or (${at}, r.id, '${subject}'::text) ${after} ($1, $2::uuid, $3::text))`;

/** Reads reviews for screens, reports and exports; the newest first. */
@Injectable()
export class ReviewQueries {
  constructor(private readonly read: ReadModel) {}

  find(id: ReviewId): Promise<ReviewState | undefined> {
    return this.read.one<ReviewState>(`select ${reviewSelection} from reviews.reviews r where r.id = $1`, [
      id,
    ]);
  }

  ofStore(storeId: StoreId, page: ReviewPage): Promise<ReviewState[]> {
    return this.page(`r.store_id = $1 and r.status <> 'hidden'`, storeId, page);
  }
  ofUnit(storeId: StoreId, unitId: PricingUnitId, { after, limit }: ReviewPage): Promise<ReviewState[]> {
    return this.read.rows<ReviewState>(
      `select ${reviewSelection} from reviews.reviews r where r.unit_id = $1 and r.store_id = $2 and r.status <> 'hidden'
         and ($3::uuid is null or r.id < $3) order by r.id desc limit $4`,
      [unitId, storeId, after, limit],
    );
  }
  unansweredOf(storeId: StoreId, page: ReviewPage): Promise<ReviewState[]> {
    return this.page(`r.store_id = $1 and ${UNANSWERED}`, storeId, page);
  }
  ofAuthor(authorId: UserId, page: ReviewPage): Promise<ReviewState[]> {
    return this.page('r.author_id = $1', authorId, page);
  }
  /** What this author wrote of an order. */
  ofOrder(orderId: OrderId, authorId: UserId): Promise<ReviewState[]> {
    return this.read.rows<ReviewState>(
      `select ${reviewSelection} from reviews.reviews r where r.order_id = $1 and r.author_id = $2`,
      [orderId, authorId],
    );
  }
  /** Orders that a person reviewed since. */
  async reviewedBy(authorId: UserId, since: Date): Promise<OrderId[]> {
    const rows = await this.read.rows<{ id: OrderId }>(
      'select order_id as id from reviews.reviews where author_id = $1 and created_at > $2',
      [authorId, since],
    );
    return rows.map(({ id }) => id);
  }

  async countUnanswered(storeId: StoreId): Promise<number> {
    const row = await this.read.one<{ count: number }>(
      `select count(*)::int as count from reviews.reviews r where r.store_id = $1 and ${UNANSWERED}`,
      [storeId],
    );
    return row!.count;
  }

  /** Reviews of many stores without a reply. */
  waits(storeIds: readonly StoreId[], at: Date): Promise<StoreWaits[]> {
    return this.read.rows<StoreWaits>(
      storeWaits(
        `select r.store_id, r.created_at as since from reviews.reviews r where r.store_id = any($1::uuid[]) and ${UNANSWERED}`,
      ),
      [storeIds, at],
    );
  }

  /** Those of the orders that were reviewed. */
  async reviewed(orderIds: readonly OrderId[]): Promise<Set<string>> {
    const rows = await this.read.rows<{ id: string }>(
      'select distinct order_id as id from reviews.reviews where order_id = any($1::uuid[])',
      [orderIds],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** Totals of a store, or of one of its units. */
  totalsOf(storeId: StoreId, subjectId: string): Promise<Totals | undefined> {
    return this.read.one<Totals>(
      'select sum, count, stars, aspects from reviews.ratings where subject_id = $1 and store_id = $2',
      [subjectId, storeId],
    );
  }

  /** How many reported reviews and replies wait for an admin, and since when the oldest. */
  async waiting(): Promise<{ count: number; oldest: Date | null }> {
    const row = await this.read.one<{ count: number; oldest: Date | null }>(
      `select count(*)::int as count, min(at) as oldest from (
         select reported_at as at from reviews.reviews where status = 'reported'
         union all select reply_reported_at from reviews.reviews where reply_status = 'reported') w`,
    );
    return row!;
  }

  /** Reported reviews and replies, the oldest report first. */
  reported({ after, limit }: ReportPage): Promise<ReportedState[]> {
    return this.read.rows<ReportedState>(
      `(${half('review', 'r.reported_at', `r.status = 'reported'`, '>')} order by r.reported_at, r.id limit $4)
       union all
       (${half('reply', 'r.reply_reported_at', `r.reply_status = 'reported'`, '>')} order by r.reply_reported_at, r.id limit $4)
       order by at, id, subject limit $4`,
      [after?.at ?? null, after?.id ?? null, after?.subject ?? null, limit],
    );
  }
  /** Decided ones, the latest decision first. */
  decided({ after, limit }: ReportPage): Promise<ReportedState[]> {
    return this.read.rows<ReportedState>(
      `(${half('review', 'r.decided_at', 'r.decided_at is not null', '<')} order by r.decided_at desc, r.id desc limit $4)
       union all
       (${half('reply', 'r.reply_decided_at', 'r.reply_decided_at is not null', '<')} order by r.reply_decided_at desc, r.id desc limit $4)
       order by at desc, id desc, subject desc limit $4`,
      [after?.at ?? null, after?.id ?? null, after?.subject ?? null, limit],
    );
  }

  /** How many people reported each of the reviews and replies, and what the newest reports of each say. */
  async reportsOf(ids: readonly ReviewId[]): Promise<(ReportSaid & { count: number })[]> {
    return this.read.rows(
      `select * from (
         select review_id as "reviewId", subject, reason, note, by_crew as "byCrew", created_at as "createdAt",
           count(*) over (partition by review_id, subject)::int as count,
           row_number() over (partition by review_id, subject order by created_at desc, reporter_id) as place
         from reviews.reports where review_id = any($1::uuid[])) r
       where place <= ${MOST_REPORTS_SHOWN} order by "createdAt" desc`,
      [ids],
    );
  }

  /** What an account's export tells of reviews: those the person wrote, and replies they wrote for a business. */
  accountExport(userId: UserId): Promise<Record<string, unknown>[]> {
    return this.read.rows(
      `select unit_name as "unitName", rating, quality, service, punctuality, value, text, jsonb_array_length(pictures) as pictures,
         status, reply_text as reply, created_at as "createdAt", 'customer' as by from reviews.reviews where author_id = $1
       union all
       select unit_name, null, null, null, null, null, null, null, status, reply_text, reply_at, 'partner' from reviews.reviews
         where replied_by = $1`,
      [userId],
    );
  }
  /** Stores for which a person replied. */
  async storesRepliedFor(userId: UserId): Promise<StoreId[]> {
    const rows = await this.read.rows<{ id: StoreId }>(
      'select distinct store_id as id from reviews.reviews where replied_by = $1',
      [userId],
    );
    return rows.map(({ id }) => id);
  }
  reportsBy(userId: UserId): Promise<Record<string, unknown>[]> {
    return this.read.rows(
      'select review_id as "reviewId", subject, reason, note, created_at as "createdAt" from reviews.reports where reporter_id = $1 order by created_at',
      [userId],
    );
  }

  private page(where: string, id: string, { after, limit }: ReviewPage): Promise<ReviewState[]> {
    return this.read.rows<ReviewState>(
      `select ${reviewSelection} from reviews.reviews r where ${where} and ($2::uuid is null or r.id < $2) order by r.id desc limit $3`,
      [id, after, limit],
    );
  }
}
