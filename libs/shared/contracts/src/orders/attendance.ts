import * as z from 'zod/mini';
import { AttendanceId } from '../ids';
import { Instant } from '../primitives';
import { ParticipantsPrice } from './participants-price';

/**
 * State of an agreement to settle an order by who arrived. proposed: the other side has not answered. accepted: both agreed.
 * fixed: the cut-off has passed; the number to prepare for is final, what is paid is decided after the event. counted: the
 * arrivals are known to both, and the business may object. objected: settled by nothing yet. settled: the number is final.
 * ended: the order, or its link to the invitation, is over.
 */
export const AttendanceStatus = z.enum([
  'proposed',
  'accepted',
  'refused',
  'withdrawn',
  'lapsed',
  'fixed',
  'counted',
  'objected',
  'settled',
  'ended',
]);
export type AttendanceStatus = z.infer<typeof AttendanceStatus>;

/**
 * What decided the number. door: the arrivals, nobody objected. no_door: nobody was checked in, so the number of the cut-off
 * stands. customer: accepted the number of the business. partner: took its objection back. time: the objection was not
 * resolved, so the number of the cut-off stands.
 */
export const AttendanceDecision = z.enum(['door', 'no_door', 'customer', 'partner', 'time']);
export type AttendanceDecision = z.infer<typeof AttendanceDecision>;

/** The part of the number that is paid in any case, in percent. */
const FLOOR_PERCENT_MIN = 50;
const FLOOR_PERCENT_MAX = 95;
export const FloorPercent = z
  .number({ error: 'field.required' })
  .check(z.int(), z.gte(FLOOR_PERCENT_MIN), z.lte(FLOOR_PERCENT_MAX));
/** Days until an unresolved objection ends with the number of the cut-off. */
export const OBJECTION_DAYS = 7;

/** The newest agreement of an order to settle by who arrived. */
export const Attendance = z.object({
  attendanceId: AttendanceId,
  status: AttendanceStatus,
  by: z.enum(['customer', 'partner']),
  proposedAt: Instant,
  floorPercent: z.number(),
  /** The least that is paid: of the number at the cut-off, or of the present estimate before it. */
  floor: ParticipantsPrice,
  /** The number at the cut-off; null before it. */
  fixed: z.nullable(ParticipantsPrice),
  /** People checked in at the door so far, without names; null: nobody yet, or it is decided. */
  arrivedNow: z.nullable(z.number()),
  /** People who were checked in when it was counted. */
  arrived: z.nullable(z.number()),
  /** The number that follows from the arrivals, within the floor and the unit's bounds. */
  counted: z.nullable(ParticipantsPrice),
  /** The number of the business that objects, and its reason. */
  claimed: z.nullable(ParticipantsPrice),
  reason: z.string(),
  /** When the arrivals are counted. */
  countAt: Instant,
  /** counted: the business may object until then. objected: it is to be resolved until then. */
  until: z.nullable(Instant),
  decidedBy: z.nullable(AttendanceDecision),
});
export type Attendance = z.infer<typeof Attendance>;
