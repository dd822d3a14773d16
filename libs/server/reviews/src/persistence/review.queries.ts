import { Injectable } from '@nestjs/common';
import type { OrderId, PricingUnitId, ReviewId, StoreId, UserId } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';
import type { ReviewState } from '../domain/review';
import { reviewSelection } from './review.repository';
import type { RatingRow } from './reviews.schema';

/** `after`: the id of the last review of the previous page. */
export type ReviewPage = { after: string | null; limit: number };
type Totals = Pick<RatingRow, 'sum' | 'count' | 'stars' | 'aspects'>;
export type ReportSaid = {
  reviewId: ReviewId;
  reason: string;
  note: string;
  byCrew: boolean;
  createdAt: Date;
};
/** The moment and the id of the last review of the previous page. */
type Moment = [Date | null, string | null];

const MOST_REPORTS_SHOWN = 5;

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
    return this.page(`r.store_id = $1 and r.reply_text is null and r.status <> 'hidden'`, storeId, page);
  }
  ofAuthor(authorId: UserId, page: ReviewPage): Promise<ReviewState[]> {
    return this.page('r.author_id = $1', authorId, page);
  }

  async countUnanswered(storeId: StoreId): Promise<number> {
    const row = await this.read.one<{ count: number }>(
      `select count(*)::int as count from reviews.reviews where store_id = $1 and reply_text is null and status <> 'hidden'`,
      [storeId],
    );
    return row!.count;
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

  /** How many reported reviews wait for an admin, and since when the oldest. */
  async waiting(): Promise<{ count: number; oldest: Date | null }> {
    const row = await this.read.one<{ count: number; oldest: Date | null }>(
      `select count(*)::int as count, min(reported_at) as oldest from reviews.reviews where status = 'reported'`,
    );
    return row!;
  }

  /** Reported reviews, the oldest report first. */
  reported([at, id]: Moment, limit: number): Promise<ReviewState[]> {
    return this.read.rows<ReviewState>(
      `select ${reviewSelection} from reviews.reviews r where r.status = 'reported'
         and ($1::timestamptz is null or (r.reported_at, r.id) > ($1, $2::uuid)) order by r.reported_at, r.id limit $3`,
      [at, id, limit],
    );
  }
  /** Decided ones, the latest decision first. */
  decided([at, id]: Moment, limit: number): Promise<ReviewState[]> {
    return this.read.rows<ReviewState>(
      `select ${reviewSelection} from reviews.reviews r where r.decided_at is not null
         and ($1::timestamptz is null or (r.decided_at, r.id) < ($1, $2::uuid)) order by r.decided_at desc, r.id desc limit $3`,
      [at, id, limit],
    );
  }

  /** How many people reported each of the reviews, and what the newest reports of each say. */
  async reportsOf(ids: readonly ReviewId[]): Promise<(ReportSaid & { count: number })[]> {
    return this.read.rows(
      `select * from (
         select review_id as "reviewId", reason, note, by_crew as "byCrew", created_at as "createdAt",
           count(*) over (partition by review_id)::int as count,
           row_number() over (partition by review_id order by created_at desc, reporter_id) as place
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
  reportsBy(userId: UserId): Promise<Record<string, unknown>[]> {
    return this.read.rows(
      'select review_id as "reviewId", reason, note, created_at as "createdAt" from reviews.reports where reporter_id = $1 order by created_at',
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
