import * as z from 'zod/mini';
import { call } from './call';
import { RsvpStats } from './invitations';
import { IneligibleCode } from './eligibility';
import { GuestChanges, GuestForm, GuestGroup, Side } from './guest-form';
import { Cursor, E164, Id, Instant, Language, optionalLine, PageSize } from './primitives';

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
export const MessageStatus = z.enum([
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
export type MessageStatus = z.infer<typeof MessageStatus>;

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
export const InvitationTracking = z.object({
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
  _id: Id,
  eventId: Id,
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
  numberOfGuests: z.nullable(z.number()),
  /** A number from the guest that is far above the host's estimate; it counts once the host has approved it. */
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
  awaitingResponse: z.number(),
  /** Guests who came and were not thanked yet. */
  toThank: z.number(),
});
export type Matching = z.infer<typeof Matching>;

const rsvps = '/v1/events/rsvps/:eventId';
const Event = z.object({ eventId: Id });
const One = z.object({ eventId: Id, rsvpId: Id });
const Many = z.array(Id).check(z.minLength(1), z.maxLength(10_000));

export const listRsvps = call({
  id: 'rsvp.listRsvps',
  method: 'GET',
  path: rsvps,
  access: 'user',
  params: Event,
  query: RsvpFilter,
  /**
   * `stats` of the whole event come with the first page, and `matching` of the filter if `counts` requests it;
   * pages behind a cursor have rows only.
   */
  answer: z.object({
    rsvps: z.array(Rsvp),
    stats: z.optional(RsvpStats),
    matching: z.optional(Matching),
    nextCursor: z.nullable(z.string()),
  }),
});
/** Ids of all guests that the filter matches, for "select all" over more rows than are loaded. */
export const listRsvpIds = call({
  id: 'rsvp.listRsvpIds',
  method: 'GET',
  path: `${rsvps}/ids`,
  access: 'user',
  params: Event,
  query: RsvpFilter,
  answer: z.object({ rsvpIds: z.array(Id) }),
});
export const addGuests = call({
  id: 'rsvp.addGuests',
  method: 'POST',
  path: rsvps,
  access: 'user',
  maxBodyBytes: 2 * 1024 * 1024,
  params: Event,
  body: z.object({ guests: z.array(GuestForm).check(z.minLength(1), z.maxLength(1000)) }),
  answer: z.object({ rsvps: z.array(Rsvp) }),
  status: 201,
});
export const getGuest = call({
  id: 'rsvp.getGuest',
  method: 'GET',
  path: `${rsvps}/:rsvpId`,
  access: 'user',
  params: One,
  answer: Rsvp,
});
export const changeGuest = call({
  id: 'rsvp.changeGuest',
  method: 'PATCH',
  path: `${rsvps}/:rsvpId`,
  access: 'user',
  params: One,
  body: GuestChanges,
  answer: Rsvp,
});
/** Guests of a request who were changed after they were read: they are left unchanged. */
const Outdated = z.array(z.object({ _id: Id, attendeeName: z.string() }));
/** Versions of the records that were read, in the order of `rsvpIds`; absent: no check. */
const Versions = z.optional(z.array(z.number().check(z.int())).check(z.maxLength(10_000)));

/** Moves several guests to a table, a group or a side. */
export const changeGuests = call({
  id: 'rsvp.changeGuests',
  method: 'PATCH',
  path: rsvps,
  access: 'user',
  params: Event,
  body: z.object({
    rsvpIds: Many,
    versions: Versions,
    tableName: z.optional(z.nullable(optionalLine(40))),
    group: z.optional(GuestGroup),
    groupLabel: z.optional(z.nullable(optionalLine(30))),
    side: z.optional(z.nullable(Side)),
  }),
  answer: z.object({ changed: z.number(), outdated: Outdated }),
});
export const deleteGuests = call({
  id: 'rsvp.deleteGuests',
  method: 'POST',
  path: `${rsvps}/delete`,
  access: 'user',
  params: Event,
  body: z.object({ rsvpIds: Many, versions: Versions }),
  answer: z.object({ deleted: z.number(), answered: z.number(), outdated: Outdated }),
  status: 200,
});
/** Undoes a deletion, within ten minutes. */
export const restoreGuests = call({
  id: 'rsvp.restoreGuests',
  method: 'POST',
  path: `${rsvps}/restore`,
  access: 'user',
  params: Event,
  body: z.object({ rsvpIds: Many }),
  answer: z.object({ restored: z.number() }),
  status: 200,
});

/** One entry of a guest's timeline, newest first. `kind` names the event; `text` is the written text, if any. */
export const HistoryEntry = z.object({
  at: Instant,
  kind: z.string(),
  by: z.enum(['host', 'guest', 'provider', 'system']),
  /** The host who did it, when known. */
  actor: z.nullable(z.object({ name: z.string(), you: z.boolean() })),
  text: z.nullable(z.string()),
  details: z.record(z.string(), z.unknown()),
});
export const guestHistory = call({
  id: 'rsvp.guestHistory',
  method: 'GET',
  path: `${rsvps}/:rsvpId/history`,
  access: 'user',
  params: One,
  answer: z.object({
    entries: z.array(HistoryEntry),
    eligibility: z.object({ reminder: z.nullable(IneligibleCode), reminderFrom: z.nullable(Instant) }),
  }),
});
export const exportGuests = call({
  id: 'rsvp.exportGuests',
  method: 'GET',
  path: `${rsvps}/export`,
  access: 'user',
  params: Event,
  query: z.object({ language: z._default(Language, 'he') }),
  media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
});
