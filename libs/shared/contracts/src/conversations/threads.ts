import * as z from 'zod/mini';
import { call } from '../call';
import { Cursor, Instant, optionalParagraphs, PageSize, paragraphs } from '../primitives';
import { OrderId, PricingUnitId, ThreadId, ThreadMessageId } from '../ids';

export const LONGEST_MESSAGE = 2000;
export const MESSAGE_PICTURE_MAX_BYTES = 10 * 1024 * 1024;

/** reported: neither side can write until an admin has decided; closed: by an admin, for good. */
export const ThreadStatus = z.enum(['open', 'reported', 'closed']);
export type ThreadStatus = z.infer<typeof ThreadStatus>;
export const ThreadSide = z.enum(['customer', 'partner']);
export type ThreadSide = z.infer<typeof ThreadSide>;
export const ReportReason = z.enum(['spam', 'abuse', 'fraud', 'other']);
export type ReportReason = z.infer<typeof ReportReason>;

/** The reason why neither side can write in a thread now. */
export const ThreadObstacle = z.enum(['reported', 'closed', 'store_closed', 'customer_left']);
export type ThreadObstacle = z.infer<typeof ThreadObstacle>;

/** A picture of a message; its address expires within minutes. */
export const MessagePicture = z.object({
  url: z.string(),
  width: z.number(),
  height: z.number(),
  placeholder: z.string(),
});

export const ThreadMessage = z.object({
  _id: ThreadMessageId,
  /** The message's number within the thread, counted from 1. */
  number: z.number(),
  by: ThreadSide,
  you: z.boolean(),
  /** The crew member who wrote it, visible to the crew; null for the customer, and after the account is gone. */
  author: z.nullable(z.string()),
  text: z.string(),
  /** Contact details in the text are hidden until the two sides have an order. */
  masked: z.boolean(),
  /** The unit of the store that the message is about. */
  about: z.nullable(z.object({ pricingUnitId: PricingUnitId, name: z.string() })),
  picture: z.nullable(MessagePicture),
  at: Instant,
});
export type ThreadMessage = z.infer<typeof ThreadMessage>;

export const ThreadCard = z.object({
  _id: ThreadId,
  side: ThreadSide,
  status: ThreadStatus,
  partnerUsername: z.string(),
  /** The other side's name: the business, or the customer (first name only until the two have an order). */
  name: z.string(),
  unread: z.number(),
  /** What the customer wrote last waits for the store's answer. */
  waiting: z.boolean(),
  lastMessage: z.object({
    by: ThreadSide,
    /** The beginning of the last message, contact details hidden; empty when it is only a picture. */
    text: z.string(),
    picture: z.boolean(),
    at: Instant,
  }),
});
export type ThreadCard = z.infer<typeof ThreadCard>;

export const Thread = z.object({
  _id: ThreadId,
  side: ThreadSide,
  status: ThreadStatus,
  partnerUsername: z.string(),
  name: z.string(),
  obstacle: z.nullable(ThreadObstacle),
  reportedByYou: z.boolean(),
  /** The two sides have an order, so contact details are shown. */
  contactsShown: z.boolean(),
  unread: z.number(),
  /** What the customer wrote last waits for the store's answer. */
  waiting: z.boolean(),
  /** Oldest first. */
  messages: z.array(ThreadMessage),
  /** The cursor of the messages before these. */
  olderCursor: z.nullable(z.string()),
});
export type Thread = z.infer<typeof Thread>;

const ThreadParams = z.object({ threadId: ThreadId });
const MessageText = paragraphs(LONGEST_MESSAGE);
/** Names a thread: by store for its customer, or by order for either of its sides. */
const Between = { store: z.optional(z.string().check(z.maxLength(60))), order: z.optional(OrderId) };
const oneOfBoth = <T extends { store?: string | undefined; order?: OrderId | undefined }>() =>
  z.refine<T>(({ store, order }) => (store === undefined) !== (order === undefined), {
    error: 'field.required',
    path: ['store'],
  });

/** The caller's own threads as a customer, or with `store` those of a store the caller works at; the latest message first. */
export const listThreads = call({
  id: 'conversations.list',
  method: 'GET',
  path: '/v1/conversations',
  access: 'user',
  query: z.object({ store: Between.store, cursor: Cursor, limit: PageSize }),
  answer: z.object({ threads: z.array(ThreadCard), nextCursor: z.nullable(z.string()) }),
});
/** The number of the caller's own threads with unread messages. */
export const unreadThreads = call({
  id: 'conversations.unread',
  method: 'GET',
  path: '/v1/conversations/unread',
  access: 'user',
  answer: z.object({ mine: z.number() }),
});
/** Finds the thread with a store or about an order, if there is one, and the other side. */
export const findThread = call({
  id: 'conversations.find',
  method: 'GET',
  path: '/v1/conversations/with',
  access: 'user',
  query: z.object(Between).check(oneOfBoth()),
  answer: z.object({
    threadId: z.nullable(ThreadId),
    side: ThreadSide,
    partnerUsername: z.string(),
    name: z.string(),
  }),
});
/** Starts a thread with its first message; in an existing thread the message is appended. */
export const startThread = call({
  id: 'conversations.start',
  method: 'POST',
  path: '/v1/conversations',
  access: 'user',
  body: z
    .object({ ...Between, pricingUnitId: z.optional(PricingUnitId), text: MessageText })
    .check(oneOfBoth()),
  answer: z.object({ threadId: ThreadId, message: ThreadMessage }),
  status: 201,
  idempotent: true,
  keepsKey: true,
  perMinute: 30,
});
export const readThread = call({
  id: 'conversations.read',
  method: 'GET',
  path: '/v1/conversations/:threadId',
  access: 'user',
  params: ThreadParams,
  query: z.object({
    cursor: Cursor,
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 50),
  }),
  answer: Thread,
});
export const writeMessage = call({
  id: 'conversations.write',
  method: 'POST',
  path: '/v1/conversations/:threadId/messages',
  access: 'user',
  params: ThreadParams,
  body: z.object({ text: MessageText }),
  answer: ThreadMessage,
  status: 201,
  idempotent: true,
  keepsKey: true,
  perMinute: 60,
});
/** A PNG or JPEG, checked by its content; metadata about its author and location is removed. */
export const sendPicture = call({
  id: 'conversations.sendPicture',
  method: 'POST',
  path: '/v1/conversations/:threadId/pictures',
  access: 'user',
  params: ThreadParams,
  file: { field: 'file', maxBytes: MESSAGE_PICTURE_MAX_BYTES },
  answer: ThreadMessage,
  status: 201,
  idempotent: true,
  keepsKey: true,
  perMinute: 20,
});
/** Marks as read for the customer, or for the store as a whole. */
export const markThreadRead = call({
  id: 'conversations.markRead',
  method: 'POST',
  path: '/v1/conversations/:threadId/read',
  access: 'user',
  params: ThreadParams,
  body: z.object({ upTo: z.number().check(z.int(), z.gte(0)) }),
  status: 204,
  perMinute: 240,
});
/** The store needs to answer nothing of what the customer wrote up to a message: it waits no longer. `upTo: 0` takes that back. */
export const settleThread = call({
  id: 'conversations.settle',
  method: 'POST',
  path: '/v1/conversations/:threadId/settled',
  access: 'user',
  params: ThreadParams,
  body: z.object({ upTo: z.number().check(z.int(), z.gte(0)) }),
  status: 204,
});
export const reportThread = call({
  id: 'conversations.report',
  method: 'POST',
  path: '/v1/conversations/:threadId/report',
  access: 'user',
  params: ThreadParams,
  body: z.object({ reason: ReportReason, note: z._default(optionalParagraphs(500), '') }),
  status: 204,
});
