import * as z from 'zod/mini';
import { call } from '../call';
import { ExportFormat } from '../export-format';
import { EventId, GiftId, RsvpId } from '../ids';
import { Cursor, Instant, line, optionalLine, PageSize, paragraphs, Shekels } from '../primitives';
import { GuestGroup, Side } from './guest-form';
import { LONGEST_REPLY } from './inbox';

export const GiftKind = z.enum(['cash', 'cheque', 'transfer', 'card', 'item']);
export type GiftKind = z.infer<typeof GiftKind>;

/** Envelopes of people who are not on the list, per event. */
export const MOST_ENVELOPES = 2000;

/**
 * What a guest gave, or somebody who is not on the list. `_id` of a guest's gift is the guest's id. Sums in shekels; `amount`
 * is the guest's `income`. Only the owner and editors see gifts.
 */
export const Gift = z.object({
  _id: GiftId,
  /** Null: an envelope of somebody who is not on the list. */
  rsvpId: z.nullable(RsvpId),
  giver: z.string(),
  phone: z.nullable(z.string()),
  side: z.nullable(Side),
  group: z.nullable(GuestGroup),
  /** Null: the sum was entered in the guest's details only. */
  kind: z.nullable(GiftKind),
  /** Null only for an item. */
  amount: z.nullable(z.number()),
  note: z.nullable(z.string()),
  recordedAt: z.nullable(Instant),
  thankedAt: z.nullable(Instant),
});
export type Gift = z.infer<typeof Gift>;

const Total = z.object({ gifts: z.number(), amount: z.number() });
/** Sums of all gifts of the event. The parts of `sides` and of `groups` each add up to `all`; `none`: without one. */
export const GiftTotals = z.object({
  all: Total,
  /** Gifts whose giver was not thanked yet. */
  unthanked: z.number(),
  sides: z.record(z.string(), Total),
  groups: z.record(z.string(), Total),
  kinds: z.record(z.string(), Total),
});
export type GiftTotals = z.infer<typeof GiftTotals>;

/** A sum is needed, except for an item. Absent `note` of an envelope: none. */
const given = {
  kind: GiftKind,
  amount: z.nullable(Shekels.check(z.gt(0, { error: 'number.positive' }))),
  note: z.optional(z.nullable(optionalLine(300))),
};
const sumOrItem = z.refine<{ kind?: string | undefined; amount: number | null }>(
  ({ kind, amount }) => kind === 'item' || amount !== null,
  { path: ['amount'], error: 'field.required' },
);
/** Absent `kind` or `note`: what is recorded stays; a new gift is cash, without a note. */
const ofGuest = { ...given, kind: z.optional(GiftKind) };
export const GiftForm = z.object(ofGuest).check(sumOrItem);
export type GiftForm = z.infer<typeof GiftForm>;
const envelope = {
  ...given,
  giver: line(120),
  side: z.optional(z.nullable(Side)),
  group: z.optional(z.nullable(GuestGroup)),
};
export const EnvelopeForm = z.object(envelope).check(sumOrItem);
export type EnvelopeForm = z.infer<typeof EnvelopeForm>;

const gifts = '/v1/events/rsvps/:eventId/gifts';
const Event = z.object({ eventId: EventId });
const One = z.extend(Event, { giftId: GiftId });

/** The latest recorded first. `totals` come with the first page. */
export const listGifts = call({
  id: 'rsvp.listGifts',
  method: 'GET',
  path: gifts,
  access: 'user',
  ownEyes: true,
  params: Event,
  query: z.object({
    /** Only gifts whose giver was not thanked. */
    unthanked: z.optional(z.stringbool()),
    cursor: Cursor,
    limit: PageSize,
  }),
  answer: z.object({
    gifts: z.array(Gift),
    totals: z.optional(GiftTotals),
    nextCursor: z.nullable(z.string()),
  }),
});
/** The file of all gifts; safe from formulas. */
export const exportGifts = call({
  id: 'rsvp.exportGifts',
  method: 'GET',
  path: `${gifts}/export`,
  access: 'user',
  perMinute: 10,
  params: Event,
  query: z.object({ format: z._default(ExportFormat, 'xlsx') }),
  media: 'text/csv, application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
});
/**
 * Records what a guest gave, or corrects it. `expected`: the sum that was shown, null for none; refused (conflict.version) when
 * another host has recorded another one since. Absent: no check.
 */
export const recordGift = call({
  id: 'rsvp.recordGift',
  method: 'PUT',
  path: `${gifts}/guests/:rsvpId`,
  access: 'user',
  params: z.extend(Event, { rsvpId: RsvpId }),
  body: z.object({ ...ofGuest, expected: z.optional(z.nullable(z.number())) }).check(sumOrItem),
  answer: Gift,
});
export const addEnvelope = call({
  id: 'rsvp.addEnvelope',
  method: 'POST',
  path: `${gifts}/envelopes`,
  access: 'user',
  idempotent: true,
  params: Event,
  body: EnvelopeForm,
  answer: Gift,
  status: 201,
});
/** `expected`: the envelope that was shown; refused (conflict.version) when somebody else has changed it since. */
export const changeEnvelope = call({
  id: 'rsvp.changeEnvelope',
  method: 'PUT',
  path: `${gifts}/envelopes/:giftId`,
  access: 'user',
  params: One,
  body: z.object({ ...envelope, expected: z.optional(z.object(envelope)) }).check(sumOrItem),
  answer: Gift,
});
/** Removes a gift; the guest stays. */
export const deleteGift = call({
  id: 'rsvp.deleteGift',
  method: 'DELETE',
  path: `${gifts}/:giftId`,
  access: 'user',
  params: One,
  status: 204,
});
/**
 * Marks a gift's giver as thanked, once. With `text` it is sent as a reply to the guest, where a reply can be sent now
 * (`reply.…` otherwise, and nothing is marked). Refused with `gift.thanked` when a host has thanked already.
 */
export const thankForGift = call({
  id: 'rsvp.thankForGift',
  method: 'POST',
  path: `${gifts}/:giftId/thanks`,
  access: 'user',
  idempotent: true,
  perMinute: 60,
  params: One,
  body: z.object({ text: z.nullable(paragraphs(LONGEST_REPLY)) }),
  answer: Gift,
  status: 200,
});
