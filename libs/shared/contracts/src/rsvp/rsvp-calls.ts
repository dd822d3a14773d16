import * as z from 'zod/mini';
import { call } from '../call';
import { Id, Instant, Language, optionalLine } from '../primitives';
import { IneligibleCode } from './eligibility';
import { GuestChanges, GuestForm, GuestGroup, Side } from './guest-form';
import { EventId, RsvpId } from '../ids';
import { RsvpStats } from './invitations';
import { Matching, Rsvp, RsvpFilter } from './rsvps';

const rsvps = '/v1/events/rsvps/:eventId';
const Event = z.object({ eventId: EventId });
const One = z.object({ eventId: EventId, rsvpId: RsvpId });
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
  answer: z.object({ rsvpIds: z.array(RsvpId) }),
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
/**
 * Accepts numbers above the invited ones, each as it was read: one that the guest has changed since is left. `accepted`: how
 * many now count.
 */
export const acceptNumbers = call({
  id: 'rsvp.acceptNumbers',
  method: 'POST',
  path: `${rsvps}/numbers`,
  access: 'user',
  params: Event,
  body: z.object({
    numbers: z
      .array(z.object({ rsvpId: RsvpId, number: z.number().check(z.int()) }))
      .check(z.minLength(1), z.maxLength(1000)),
  }),
  answer: z.object({ accepted: z.number() }),
  status: 200,
});
/** Guests of a request who were changed after they were read: they are left unchanged. */
const Outdated = z.array(z.object({ _id: RsvpId, attendeeName: z.string() }));
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
  /** The filter of the list: only the guests it shows, in the order they were added. */
  query: z.extend(z.omit(RsvpFilter, { cursor: true, limit: true, compact: true, counts: true }), {
    language: z._default(Language, 'he'),
  }),
  media: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
});
