import * as z from 'zod/mini';
import { call } from '../call';
import { Cursor, Id, Instant, paragraphs } from '../primitives';
import { EventId, RsvpId } from '../ids';

export const LONGEST_REPLY = 1000;

/** Kind of a guest's message, as the provider names it: text, audio, image, sticker, location …. */
const MessageKind = z.string();

/** The reason why a host cannot reply to a guest now. */
export const ReplyObstacle = z.enum(['window_closed', 'opted_out', 'host_suspended']);
export type ReplyObstacle = z.infer<typeof ReplyObstacle>;

/** A guest who wrote a message for the hosts, with the latest message. */
export const InboxItem = z.object({
  rsvpId: RsvpId,
  attendeeName: z.string(),
  last: z.object({ kind: MessageKind, text: z.string(), at: Instant }),
  /** The number of messages that no host has opened or answered. */
  unread: z.number(),
  /** The time of the hosts' last answer, or null. */
  answeredAt: z.nullable(Instant),
  /** The end of the reply window: 24 hours after the guest last wrote. Null: the window has closed. */
  answerableUntil: z.nullable(Instant),
});
export type InboxItem = z.infer<typeof InboxItem>;

/**
 * Status of a host's reply. `withdrawn`: it was not sent because the window closed or the guest opted out meanwhile.
 * `uncertain`: its delivery is unknown, so it is never retried automatically.
 */
export const ReplyStatus = z.enum([
  'queued',
  'sent',
  'delivered',
  'read',
  'failed',
  'undeliverable',
  'withdrawn',
  'uncertain',
]);
export type ReplyStatus = z.infer<typeof ReplyStatus>;

/** One message of a conversation. `said`: an automatic message, by the name of its question or answer. */
export const ConversationEntry = z.discriminatedUnion('by', [
  z.object({
    by: z.literal('guest'),
    _id: Id,
    at: Instant,
    kind: MessageKind,
    text: z.string(),
    unread: z.boolean(),
  }),
  z.object({
    by: z.literal('host'),
    _id: Id,
    at: Instant,
    text: z.string(),
    status: ReplyStatus,
    actor: z.nullable(z.object({ name: z.string(), you: z.boolean() })),
    /** The message failed and was not retried yet. */
    retryable: z.boolean(),
  }),
  z.object({ by: z.literal('product'), _id: Id, at: Instant, said: z.string() }),
]);
export type ConversationEntry = z.infer<typeof ConversationEntry>;

const inbox = '/v1/events/rsvps/:eventId/inbox';
const Event = z.object({ eventId: EventId });
const Guest = z.object({ eventId: EventId, rsvpId: RsvpId });

/** Guests who wrote messages for the hosts, newest first. `unread`: the number of guests with unread messages. */
export const listInbox = call({
  id: 'rsvp.listInbox',
  method: 'GET',
  path: inbox,
  access: 'user',
  params: Event,
  query: z.object({
    cursor: Cursor,
    limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 30),
    unread: z.optional(z.stringbool()),
  }),
  answer: z.object({
    items: z.array(InboxItem),
    unread: z.number(),
    nextCursor: z.nullable(z.string()),
  }),
});
/** The newest 200 messages with one guest, oldest first. */
export const readConversation = call({
  id: 'rsvp.readConversation',
  method: 'GET',
  path: `${inbox}/:rsvpId`,
  access: 'user',
  params: Guest,
  answer: z.object({
    attendeeName: z.string(),
    attendeePhone: z.nullable(z.string()),
    entries: z.array(ConversationEntry),
    unread: z.number(),
    answerableUntil: z.nullable(Instant),
    obstacle: z.nullable(ReplyObstacle),
    /** The newest reply; a new reply names it, so that two hosts do not answer at the same time unaware of each other. */
    lastReplyId: z.nullable(Id),
  }),
});
/** Marks messages as read up to the last one that was shown: a message that arrived meanwhile stays unread. */
export const markConversationRead = call({
  id: 'rsvp.markConversationRead',
  method: 'POST',
  path: `${inbox}/:rsvpId/read`,
  access: 'user',
  params: Guest,
  body: z.object({ upTo: Id }),
  status: 204,
});
const Replied = z.object({ replyId: Id });
/** Refused with `reply.answered_meanwhile` when another host has answered since `lastReplyId`. */
export const replyToGuest = call({
  id: 'rsvp.replyToGuest',
  method: 'POST',
  path: `${inbox}/:rsvpId/replies`,
  access: 'user',
  idempotent: true,
  perMinute: 20,
  params: Guest,
  body: z.object({ text: paragraphs(LONGEST_REPLY), lastReplyId: z.nullable(Id) }),
  answer: Replied,
  status: 201,
});
/** Retries a failed reply as a message of its own. */
export const retryReply = call({
  id: 'rsvp.retryReply',
  method: 'POST',
  path: `${inbox}/:rsvpId/replies/:replyId/retry`,
  access: 'user',
  idempotent: true,
  perMinute: 20,
  params: z.extend(Guest, { replyId: Id }),
  answer: Replied,
  status: 201,
});
