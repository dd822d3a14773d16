import * as z from 'zod/mini';
import { call } from '../call';
import { Id } from '../primitives';
import { EventId, RsvpId } from '../ids';
import { Rsvp } from './rsvps';

const rsvps = '/v1/events/rsvps/:eventId';
const Event = z.object({ eventId: EventId });

/** phone: both have the same phone. name: the same name, and at least one has no phone. household: one couple or family with two phones. */
export const DuplicateReason = z.enum(['phone', 'name', 'household']);
export type DuplicateReason = z.infer<typeof DuplicateReason>;
export const DuplicatePair = z.object({ reason: DuplicateReason, guests: z.tuple([Rsvp, Rsvp]) });
export type DuplicatePair = z.infer<typeof DuplicatePair>;

/** Pairs of records that are likely the same guest. `count` is the total, of which the first are listed. */
export const listDuplicates = call({
  id: 'rsvp.listDuplicates',
  method: 'GET',
  path: `${rsvps}/duplicates`,
  access: 'user',
  params: Event,
  answer: z.object({ count: z.number(), pairs: z.array(DuplicatePair) }),
});

const MergedRecord = z.object({ rsvpId: RsvpId, version: z.number().check(z.int()) });
/** Per field, the record whose value is kept; absent: the first record's, or the other's where the first has none. */
export const MergeChoices = z.partial(
  z.object({
    attendeeName: Id,
    attendeePhone: Id,
    group: Id,
    groupLabel: Id,
    side: Id,
    tableName: Id,
    estimatedNumberOfGuests: Id,
    language: Id,
    income: Id,
    hostNote: z.union([Id, z.literal('both')]),
  }),
);
export type MergeChoices = z.infer<typeof MergeChoices>;

/**
 * Merges two records into one. Answers, messages, links and counts of both stay with the record that survives; per question
 * the latest answer counts. Refused (conflict.version) when one of the records has changed since it was read.
 */
export const mergeGuests = call({
  id: 'rsvp.mergeGuests',
  method: 'POST',
  path: `${rsvps}/merge`,
  access: 'user',
  params: Event,
  body: z.object({ guests: z.tuple([MergedRecord, MergedRecord]), take: z._default(MergeChoices, {}) }),
  answer: Rsvp,
  status: 200,
});

/** The host states that two records are two guests: the pair is not listed again. */
export const keepGuestsApart = call({
  id: 'rsvp.keepGuestsApart',
  method: 'POST',
  path: `${rsvps}/duplicates/apart`,
  access: 'user',
  params: Event,
  body: z.object({ rsvpIds: z.tuple([RsvpId, RsvpId]) }),
  status: 204,
});
