import type {
  ChargebackId,
  OrderId,
  ReviewAspect,
  ReviewId,
  ReviewSubject,
  StoreId,
  UserId,
} from '@smachot/contracts';
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
    hiddenFor: { type: 'text', name: 'hidden_for', nullable: true },
    counts: { type: 'boolean', default: true },
    editedAt: at('edited_at', true),
    replyStatus: { type: 'text', name: 'reply_status', default: 'published' },
    replyReportedAt: at('reply_reported_at', true),
    replyDecidedAt: at('reply_decided_at', true),
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
    {
      name: 'replies_reported',
      columns: ['replyReportedAt', 'id'],
      where: `(reply_status = 'reported'::text)`,
    },
    { name: 'replies_decided', columns: ['replyDecidedAt', 'id'], where: '(reply_decided_at IS NOT NULL)' },
  ],
});

type AspectTotals = Record<ReviewAspect, { sum: number; count: number }>;
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
  subject: ReviewSubject;
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
    subject: {
      type: 'text',
      primary: true,
      primaryKeyConstraintName: 'PK_reports',
      default: 'review',
    },
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

/** Money of a done order in agorot, as of `version` of the order. */
export type OrderMoneyRow = {
  orderId: OrderId;
  price: number;
  captured: number;
  refunded: number;
  version: number;
};
export const OrderMoneySchema = new EntitySchema<OrderMoneyRow>({
  name: 'ReviewedOrderMoney',
  schema: 'reviews',
  tableName: 'order_money',
  columns: {
    orderId: { ...id('order_id'), primary: true, primaryKeyConstraintName: 'PK_order_money' },
    price: { type: 'int' },
    captured: { type: 'int' },
    refunded: { type: 'int' },
    version: { type: 'int' },
  },
});

/** A decided chargeback of an order. `lost`: the sum, in agorot, is gone. */
export type ChargebackRow = {
  chargebackId: ChargebackId;
  orderId: OrderId;
  amount: number;
  lost: boolean;
  version: number;
};
export const ReviewedChargebackSchema = new EntitySchema<ChargebackRow>({
  name: 'ReviewedChargeback',
  schema: 'reviews',
  tableName: 'chargebacks',
  columns: {
    chargebackId: { ...id('chargeback_id'), primary: true, primaryKeyConstraintName: 'PK_chargebacks' },
    orderId: id('order_id'),
    amount: { type: 'int' },
    lost: { type: 'boolean' },
    version: { type: 'int' },
  },
  indices: [{ name: 'chargebacks_of_order', columns: ['orderId'] }],
});

/** A person who was erased within the last day: what they sent before arrives in vain. */
export type ErasedPersonRow = { userId: UserId; erasedAt: Date };
export const ErasedPersonSchema = new EntitySchema<ErasedPersonRow>({
  name: 'ReviewErasedPerson',
  schema: 'reviews',
  tableName: 'erased_people',
  columns: {
    userId: { ...id('user_id'), primary: true, primaryKeyConstraintName: 'PK_erased_people' },
    erasedAt: at('erased_at'),
  },
});
