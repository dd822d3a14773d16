import * as z from 'zod/mini';
import { Cursor, E164, Instant, Language, PageSize } from '../primitives';
import { GuestGroup, Side } from './guest-form';
import { EventId, RsvpId } from '../ids';

export const RsvpStatus = z.enum([
  'created',
  'pending',
  'sent',
  'received',
  'confirmed',
  'declined',
  'maybe',
  'no_response',
  'pending_reminder',
]);
export type RsvpStatus = z.infer<typeof RsvpStatus>;
export const StatsGroup = z.enum(['attending', 'awaitingResponse', 'awaitingSend', 'declined']);
export type StatsGroup = z.infer<typeof StatsGroup>;
const MessageStatus = z.enum([
  'queued',
  'sent',
  'delivered',
  'read',
  'failed',
  'deleted',
  'warning',
  'accepted',
  'held_for_quality_assessment',
]);
type MessageStatus = z.infer<typeof MessageStatus>;

export const WhatsappMessage = z.object({
  wamid: z.nullable(z.string()),
  createdAt: Instant,
  currentStatus: z.string(),
  currentStatusTimestamp: z.nullable(Instant),
  /** The template's name for an invitation, reminder, day-of or thank-you; `text` or `interactive` for a reply in the conversation. */
  messageType: z.string(),
  statusHistory: z.array(z.object({ status: z.string(), timestamp: Instant })),
});
export const IncomingWhatsappMessage = z.object({
  wamid: z.string(),
  /** Kind of the message as the provider names it: text, button, interactive, audio, image, sticker, location …. */
  kind: z.string(),
  name: z.nullable(z.string()),
  text: z.string(),
  timestamp: Instant,
});
const InvitationTracking = z.object({
  firstSent: z.nullable(Instant),
  lastSent: z.nullable(Instant),
  totalAttempts: z.number(),
  /** The number of reminders that were sent. */
  reminders: z.number(),
  lastStatus: z.nullable(z.string()),
  deliveryConfirmed: z.boolean(),
  readConfirmed: z.boolean(),
});

export const Rsvp = z.object({
  _id: RsvpId,
  eventId: EventId,
  attendeeName: z.string(),
  attendeePhone: z.nullable(E164),
  rsvpStatus: RsvpStatus,
  group: GuestGroup,
  /** The host's own name for a group, besides the six. */
  groupLabel: z.nullable(z.string()),
  side: z.nullable(Side),
  tableName: z.nullable(z.string()),
  response: z.nullable(z.string()),
  estimatedNumberOfGuests: z.number(),
  /** Whether the host gave that number; otherwise it is the default of one. */
  estimateGiven: z.boolean(),
  numberOfGuests: z.nullable(z.number()),
  /** A number from the guest above the invited one, or above nine where the host gave none; it counts once the host has accepted it. */
  numberAwaitingApproval: z.nullable(z.number()),
  seats: z.number(),
  /** The guest's own wish, or one that the host entered on the guest's behalf. The guest sees it; caterers get counts. */
  specialRequests: z.nullable(z.string()),
  /** For the hosts only: it is never in the guest's page, the conversation or the data a business gets. */
  hostNote: z.nullable(z.string()),
  transportation: z.nullable(z.boolean()),
  income: z.nullable(z.number()),
  language: Language,
  answeredAt: z.nullable(Instant),
  answeredLate: z.boolean(),
  optedOut: z.boolean(),
  /** The guest may have asked to be left alone and was asked: until the answer nothing is sent. */
  removalAsked: z.optional(z.literal(true)),
  /** What the guest wrote to the hosts waits: none of them has written back since. Absent: nothing waits, or it was not asked. */
  wrote: z.optional(z.literal(true)),
  /** The last problem with a message, or null: `undeliverable`, `uncertain`, `failed`. */
  trouble: z.nullable(z.string()),
  /** The time from which a failed message may be retried; null when none failed, or when a retry is possible at once. */
  retryFrom: z.nullable(Instant),
  whatsappMessages: z.array(WhatsappMessage),
  incomingWhatsappMessages: z.array(IncomingWhatsappMessage),
  invitationTracking: InvitationTracking,
  version: z.number(),
});
export type Rsvp = z.infer<typeof Rsvp>;

export const RsvpFilter = z.object({
  search: z.optional(z.string().check(z.maxLength(100))),
  group: z.optional(GuestGroup),
  status: z.optional(StatsGroup),
  table: z.optional(z.string().check(z.maxLength(40))),
  withoutTable: z.optional(z.stringbool()),
  /** Only guests who answered "maybe"; they are also among `awaitingResponse`. */
  maybe: z.optional(z.stringbool()),
  /** Only guests who requested a ride. */
  ride: z.optional(z.stringbool()),
  /** Only guests who come with more than were invited, which the hosts have not accepted yet. */
  aboveInvited: z.optional(z.stringbool()),
  /** Only guests with special requests. */
  requests: z.optional(z.stringbool()),
  side: z.optional(Side),
  groupLabel: z.optional(z.string().check(z.maxLength(30))),
  /** Rows without their messages, which the list does not show: `whatsappMessages` and `incomingWhatsappMessages` are empty. */
  compact: z.optional(z.stringbool()),
  /** Only guests whom a person should call (`callReason`), most seats first. */
  toCall: z.optional(z.stringbool()),
  /** Only guests whose last message failed and can be retried from `retryFrom` on. */
  toRetry: z.optional(z.stringbool()),
  /** Whether the answer includes `matching`. */
  counts: z.optional(z.stringbool()),
  cursor: Cursor,
  limit: PageSize,
});

/** Counts of the records that a filter matches. */
export const Matching = z.object({
  records: z.number(),
  seats: z.number(),
  /** Records that an invitation can be sent to as they are. */
  sendable: z.number(),
  /** Records that a reminder can be sent to now. */
  remindable: z.number(),
  awaitingResponse: z.number(),
  /** Guests who came and were not thanked yet. */
  toThank: z.number(),
});
export type Matching = z.infer<typeof Matching>;
