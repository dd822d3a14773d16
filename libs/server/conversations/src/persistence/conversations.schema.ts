import { EntitySchema } from 'typeorm';
import type {
  PricingUnitId,
  ReportId,
  SavedReplies,
  StoreId,
  ThreadId,
  ThreadMessageId,
  ThreadReport,
  ThreadSide,
  UserId,
} from '@smachot/contracts';
import type { StoredImage } from '@smachot/server-platform';
import type { Inbox, ThreadState } from '../domain/thread';

type Side<Name extends string> = {
  [K in keyof Inbox as `${Name}${Capitalize<K>}`]: Inbox[K];
};
export type ThreadRow = Omit<ThreadState, 'customer' | 'partner'> & Side<'customer'> & Side<'partner'>;

/** The unit a thread was opened from, under its name at that time. */
type MessageSubject = { pricingUnitId: PricingUnitId; name: string };
export type MessageRow = {
  id: ThreadMessageId;
  threadId: ThreadId;
  number: number;
  by: ThreadSide;
  authorId: UserId | null;
  text: string;
  about: MessageSubject | null;
  picture: StoredImage | null;
  createdAt: Date;
};
export type StoredMessage = MessageRow & { key: string; requestHash: string };

export type ReportRow = Pick<ThreadReport, 'threadId' | 'by' | 'reason' | 'note' | 'decision'> & {
  id: ReportId;
  reporterId: UserId | null;
  createdAt: Date;
  decidedAt: Date | null;
};
export type SavedRepliesRow = SavedReplies & { storeId: StoreId; changedBy: string };

const at = (name: string, nullable = false) => ({ type: 'timestamptz' as const, name, nullable });
const count = (name: string) => ({ type: 'int' as const, name, default: 0 });

/** The table of threads between a customer and a store, with the unread state of both sides. */
export const ThreadSchema = new EntitySchema<ThreadRow>({
  name: 'Thread',
  schema: 'conversations',
  tableName: 'threads',
  columns: {
    id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'PK_threads' },
    storeId: { type: 'uuid', name: 'store_id' },
    customerId: { type: 'uuid', name: 'customer_id' },
    openedBy: { type: 'text', name: 'opened_by' },
    status: { type: 'text' },
    reportedBy: { type: 'text', name: 'reported_by', nullable: true },
    lastNumber: count('last_number'),
    lastBy: { type: 'text', name: 'last_by' },
    unanswered: { type: 'int', default: 0 },
    unansweredSince: at('unanswered_since', true),
    settledNumber: count('settled_number'),
    createdAt: at('created_at'),
    lastAt: at('last_at'),
    customerUnread: count('customer_unread'),
    customerSeenAt: at('customer_seen_at', true),
    customerNotified: { type: 'boolean', name: 'customer_told', default: false },
    customerNotifyAt: at('customer_tell_at', true),
    partnerUnread: count('partner_unread'),
    partnerSeenAt: at('partner_seen_at', true),
    partnerNotified: { type: 'boolean', name: 'partner_told', default: false },
    partnerNotifyAt: at('partner_tell_at', true),
  },
  indices: [
    { name: 'threads_once', columns: ['storeId', 'customerId'], unique: true },
    { name: 'threads_of_store', columns: ['storeId', 'lastAt', 'id'] },
    { name: 'threads_of_customer', columns: ['customerId', 'lastAt', 'id'] },
    { name: 'threads_unread_by_store', columns: ['storeId'], where: '(partner_unread > 0)' },
    { name: 'threads_unread_by_customer', columns: ['customerId'], where: '(customer_unread > 0)' },
    {
      name: 'threads_waiting_for_store',
      columns: ['storeId'],
      where: "((status = 'open'::text) AND (unanswered > 0))",
    },
    { name: 'threads_tell_store', columns: ['partnerNotifyAt'], where: '(partner_tell_at IS NOT NULL)' },
    { name: 'threads_tell_customer', columns: ['customerNotifyAt'], where: '(customer_tell_at IS NOT NULL)' },
  ],
});

const ofThread = (name: string) => ({
  name,
  target: 'Thread',
  columnNames: ['threadId'],
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE' as const,
});

/**
 * The table of messages. `key`: the Idempotency-Key of the request; `requestHash`: a hash of the request the key was used for.
 * `authorId` is null once the account is gone.
 */
export const MessageSchema = new EntitySchema<StoredMessage>({
  name: 'ThreadMessage',
  schema: 'conversations',
  tableName: 'messages',
  columns: {
    id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'PK_messages' },
    threadId: { type: 'uuid', name: 'thread_id' },
    number: { type: 'int' },
    by: { type: 'text' },
    authorId: { type: 'uuid', name: 'author_id', nullable: true },
    key: { type: 'text' },
    requestHash: { type: 'text', name: 'asked' },
    text: { type: 'text' },
    about: { type: 'jsonb', nullable: true },
    picture: { type: 'jsonb', nullable: true },
    createdAt: at('created_at'),
  },
  indices: [
    { name: 'messages_in_order', columns: ['threadId', 'number'], unique: true },
    {
      name: 'thread_messages_once',
      columns: ['authorId', 'key'],
      unique: true,
      where: '(author_id IS NOT NULL)',
    },
    { name: 'messages_of_author', columns: ['authorId', 'createdAt'] },
    { name: 'messages_by_age', columns: ['createdAt'] },
  ],
  foreignKeys: [ofThread('messages_thread')],
});

export const ReportSchema = new EntitySchema<ReportRow>({
  name: 'ThreadReport',
  schema: 'conversations',
  tableName: 'reports',
  columns: {
    id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'PK_reports' },
    threadId: { type: 'uuid', name: 'thread_id' },
    by: { type: 'text' },
    reporterId: { type: 'uuid', name: 'reporter_id', nullable: true },
    reason: { type: 'text' },
    note: { type: 'text' },
    createdAt: at('created_at'),
    decision: { type: 'text', nullable: true },
    decidedAt: at('decided_at', true),
  },
  indices: [
    { name: 'reports_of_thread', columns: ['threadId'] },
    { name: 'reports_waiting', columns: ['id'], where: '(decision IS NULL)' },
  ],
  foreignKeys: [ofThread('reports_thread')],
});

/** The table of a store's saved replies. */
export const SavedRepliesSchema = new EntitySchema<SavedRepliesRow>({
  name: 'SavedReplies',
  schema: 'conversations',
  tableName: 'saved_replies',
  columns: {
    storeId: {
      type: 'uuid',
      name: 'store_id',
      primary: true,
      primaryKeyConstraintName: 'PK_saved_replies',
    },
    replies: { type: 'jsonb' },
    version: { type: 'int' },
    changedBy: { type: 'uuid', name: 'changed_by' },
  },
});
