import * as z from 'zod/mini';
import { call } from './call';
import { Cursor, Id, Instant, paragraphs } from './primitives';

export const LONGEST_REPLY = 1000;

/** text, audio, image, sticker, location …: what a guest sent, as the provider names it. */
const MessageKind = z.string();

/** Why a host cannot answer a guest now. */
export const ReplyObstacle = z.enum(['window_closed', 'opted_out', 'host_suspended']);
export type ReplyObstacle = z.infer<typeof ReplyObstacle>;

/** A guest who wrote something for the hosts, with the last of it. */
export const InboxItem = z.object({
  rsvpId: Id,
  attendeeName: z.string(),
  last: z.object({ kind: MessageKind, text: z.string(), at: Instant }),
  /** Messages nobody has opened or answered. */
  unread: z.number(),
  /** When a host last answered, or null. */
  answeredAt: z.nullable(Instant),
  /** The hosts may write freely until then: 24 hours after the guest last wrote. Null: not any more. */
  answerableUntil: z.nullable(Instant),
});
export type InboxItem = z.infer<typeof InboxItem>;

/**
 * What became of a host's reply. `withdrawn`: it was not sent because the window closed or the guest opted out meanwhile.
 * `uncertain`: nobody knows whether it arrived, so it is never sent again by itself.
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

/** One message of a conversation. `said`: what the product said by itself, by the name of the question or answer. */
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
    /** Failed, and nobody has tried again yet. */
    retryable: z.boolean(),
  }),
  z.object({ by: z.literal('product'), _id: Id, at: Instant, said: z.string() }),
]);
export type ConversationEntry = z.infer<typeof ConversationEntry>;

const inbox = '/v1/events/rsvps/:eventId/inbox';
const Event = z.object({ eventId: Id });
const Guest = z.object({ eventId: Id, rsvpId: Id });

/** Guests who wrote something for the hosts, newest first. `unread`: how many of them wait. */
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
    /** Of the newest reply; whoever replies names it, so that two hosts do not answer past each other. */
    lastReplyId: z.nullable(Id),
  }),
});
/** Up to the message that was shown last: one that came meanwhile stays unread. */
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
/** Sends what failed once more, as a message of its own. */
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
