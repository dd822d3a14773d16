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
  /** Of an invitation, reminder, day-of or thank-you its template's name; of a reply in the conversation `text` or `interactive`. */
  messageType: z.string(),
  statusHistory: z.array(z.object({ status: z.string(), timestamp: Instant })),
});
export const IncomingWhatsappMessage = z.object({
  wamid: z.string(),
  /** text, button, interactive, audio, image, sticker, location …: what it is, as the provider names it. */
  kind: z.string(),
  name: z.nullable(z.string()),
  text: z.string(),
  timestamp: Instant,
});
export const InvitationTracking = z.object({
  firstSent: z.nullable(Instant),
  lastSent: z.nullable(Instant),
  totalAttempts: z.number(),
  /** Reminders that were sent. */
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
  /** The host's own name for a group, beside the six. */
  groupLabel: z.nullable(z.string()),
  side: z.nullable(Side),
  tableName: z.nullable(z.string()),
  response: z.nullable(z.string()),
  estimatedNumberOfGuests: z.number(),
  numberOfGuests: z.nullable(z.number()),
  /** A number the guest gave that is far above the guess: counts once the host has said yes. */
  numberAwaitingApproval: z.nullable(z.number()),
  seats: z.number(),
  /** The guest's own wish, or what the host wrote down on the guest's behalf. The guest sees it; caterers get counts. */
  specialRequests: z.nullable(z.string()),
  /** For the hosts' eyes only: never in the guest's page, the conversation or what a business gets. */
  hostNote: z.nullable(z.string()),
  transportation: z.nullable(z.boolean()),
  income: z.nullable(z.number()),
  language: Language,
  answeredAt: z.nullable(Instant),
  answeredLate: z.boolean(),
  optedOut: z.boolean(),
  /** Last thing that went wrong with a message, or null: `undeliverable`, `uncertain`, `failed`. */
  trouble: z.nullable(z.string()),
  /** When a message that failed may be tried again; null when none did, or at once. */
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
  /** Exactly those who said maybe, who are also among `awaitingResponse`. */
  maybe: z.optional(z.stringbool()),
  /** Asked for a ride. */
  ride: z.optional(z.stringbool()),
  /** Said something in special requests. */
  requests: z.optional(z.stringbool()),
  side: z.optional(Side),
  groupLabel: z.optional(z.string().check(z.maxLength(30))),
  /** Rows without their messages, which the list does not show: `whatsappMessages` and `incomingWhatsappMessages` are empty. */
  compact: z.optional(z.stringbool()),
  /** Only whom a person should ring (`callReason`), most seats first. */
  toCall: z.optional(z.stringbool()),
  /** Only whose last message failed and can be tried again from `retryFrom` on. */
  toRetry: z.optional(z.stringbool()),
  /** With `matching`. */
  counts: z.optional(z.stringbool()),
  cursor: Cursor,
  limit: PageSize,
});

/** Of those a filter matches, by record. */
export const Matching = z.object({
  records: z.number(),
  seats: z.number(),
  /** An invitation can be sent to as they are. */
  sendable: z.number(),
  awaitingResponse: z.number(),
  /** Came and were not thanked yet. */
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
  /** `stats` of the whole event come with the first page, and `matching` of the filter if `counts` asks; the pages behind a cursor have rows only. */
  answer: z.object({
    rsvps: z.array(Rsvp),
    stats: z.optional(RsvpStats),
    matching: z.optional(Matching),
    nextCursor: z.nullable(z.string()),
  }),
});
/** Ids of everybody the filter matches, for "select all" over more rows than are loaded. */
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
/** Guests of a request that somebody changed after they were read: they are left as they are. */
const Outdated = z.array(z.object({ _id: Id, attendeeName: z.string() }));
/** Of the records that were read, in the order of `rsvpIds`; absent: written all the same. */
const Versions = z.optional(z.array(z.number().check(z.int())).check(z.maxLength(10_000)));

/** Moves many to a table, a group or a side. */
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
/** Undo of a deletion, within ten minutes. */
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

/** One guest's timeline, newest first. `kind` names what happened; `text` is what was written, if anything. */
export const HistoryEntry = z.object({
  at: Instant,
  kind: z.string(),
  by: z.enum(['host', 'guest', 'provider', 'system']),
  /** Which of the hosts it was, where that is known. */
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
