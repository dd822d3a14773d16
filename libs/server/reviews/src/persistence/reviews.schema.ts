import type { OrderId, ReviewAspect, ReviewId, StoreId, UserId } from '@smachot/contracts';
import { EntitySchema } from 'typeorm';
import type { ReviewState } from '../domain/review';

const at = (name: string, nullable = false) => ({ type: 'timestamptz' as const, name, nullable });
const id = (name: string, nullable = false) => ({ type: 'uuid' as const, name, nullable });
const stars = { type: 'int' as const, nullable: true };
const SHOWN = `(status <> 'hidden'::text)`;

export const ReviewSchema = new EntitySchema<ReviewState>({
  name: 'Review',
  schema: 'reviews',
  tableName: 'reviews',
  columns: {
    id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'PK_reviews' },
    orderId: id('order_id'),
    storeId: id('store_id'),
    unitId: id('unit_id'),
    unitName: { type: 'text', name: 'unit_name' },
    authorId: id('author_id', true),
    rating: { type: 'int' },
    quality: stars,
    service: stars,
    punctuality: stars,
    value: stars,
    text: { type: 'text' },
    pictures: { type: 'jsonb' },
    status: { type: 'text' },
    replyText: { type: 'text', name: 'reply_text', nullable: true },
    replyAt: at('reply_at', true),
    repliedBy: id('replied_by', true),
    reportedAt: at('reported_at', true),
    decidedAt: at('decided_at', true),
    createdAt: at('created_at'),
  },
  indices: [
    { name: 'reviews_once', columns: ['orderId', 'unitId'], unique: true },
    { name: 'reviews_of_store', columns: ['storeId', 'id'], where: SHOWN },
    { name: 'reviews_of_unit', columns: ['unitId', 'id'], where: SHOWN },
    {
      name: 'reviews_unanswered',
      columns: ['storeId', 'id'],
      where: `((reply_text IS NULL) AND (status <> 'hidden'::text))`,
    },
    { name: 'reviews_of_author', columns: ['authorId', 'id'] },
    { name: 'reviews_replied_by', columns: ['repliedBy'], where: '(replied_by IS NOT NULL)' },
    { name: 'reviews_reported', columns: ['reportedAt', 'id'], where: `(status = 'reported'::text)` },
    { name: 'reviews_decided', columns: ['decidedAt', 'id'], where: '(decided_at IS NOT NULL)' },
  ],
});

export type AspectTotals = Record<ReviewAspect, { sum: number; count: number }>;
/** Totals of the reviews that count, of a store (`subjectId` is the store) or of one of its units. `version`: of the store's row alone. */
export type RatingRow = {
  subjectId: string;
  storeId: StoreId;
  version: number;
  sum: number;
  count: number;
  /** How many gave one star, two … five. */
  stars: number[];
  aspects: AspectTotals;
};
export const RatingSchema = new EntitySchema<RatingRow>({
  name: 'ReviewRating',
  schema: 'reviews',
  tableName: 'ratings',
  columns: {
    subjectId: { ...id('subject_id'), primary: true, primaryKeyConstraintName: 'PK_ratings' },
    storeId: id('store_id'),
    version: { type: 'int', default: 1 },
    sum: { type: 'int', default: 0 },
    count: { type: 'int', default: 0 },
    stars: { type: 'int', array: true, default: () => "'{0,0,0,0,0}'" },
    aspects: { type: 'jsonb', default: {} },
  },
  indices: [{ name: 'ratings_of_store', columns: ['storeId'] }],
});

export type ReportRow = {
  reviewId: ReviewId;
  reporterId: UserId;
  /** The reporter worked at the store. */
  byCrew: boolean;
  reason: string;
  note: string;
  createdAt: Date;
};
export const ReportSchema = new EntitySchema<ReportRow>({
  name: 'ReviewReport',
  schema: 'reviews',
  tableName: 'reports',
  columns: {
    reviewId: { ...id('review_id'), primary: true, primaryKeyConstraintName: 'PK_reports' },
    reporterId: { ...id('reporter_id'), primary: true, primaryKeyConstraintName: 'PK_reports' },
    byCrew: { type: 'boolean', name: 'by_crew' },
    reason: { type: 'text' },
    note: { type: 'text' },
    createdAt: at('created_at'),
  },
  indices: [{ name: 'reports_of_reporter', columns: ['reporterId', 'createdAt'] }],
  foreignKeys: [
    {
      name: 'reports_review',
      target: 'Review',
      columnNames: ['reviewId'],
      referencedColumnNames: ['id'],
      onDelete: 'CASCADE',
    },
  ],
});

/** A done order whose customer is invited to review it at `dueAt`; the row goes with the invitation. */
export type InvitationRow = { orderId: OrderId; dueAt: Date };
export const InvitationSchema = new EntitySchema<InvitationRow>({
  name: 'ReviewInvitation',
  schema: 'reviews',
  tableName: 'invitations',
  columns: {
    orderId: { ...id('order_id'), primary: true, primaryKeyConstraintName: 'PK_invitations' },
    dueAt: at('due_at'),
  },
  indices: [{ name: 'invitations_due', columns: ['dueAt'] }],
});
