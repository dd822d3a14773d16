import * as z from 'zod/mini';
import { call } from '../call';
import { AttendanceId, OrderId } from '../ids';
import { paragraphs } from '../primitives';
import { FloorPercent } from './attendance';
import { Order } from './orders';

const path = '/v1/orders/:orderId/attendance';
const moved = {
  method: 'POST',
  access: 'user',
  idempotent: true,
  answer: Order,
  status: 200,
} as const;
const One = z.object({ orderId: OrderId, attendanceId: AttendanceId });

/**
 * Either side of an approved order that follows guests proposes to settle it by who arrived; before the cut-off only
 * (order.too_late). One proposal is open at a time (attendance.open). attendance.rides: the order counts rides.
 */
export const proposeAttendance = call({
  id: 'orders.proposeAttendance',
  path,
  ...moved,
  params: z.object({ orderId: OrderId }),
  body: z.object({ floorPercent: FloorPercent }),
});
/**
 * accept, refuse: by the side that was asked, before the cut-off. withdraw: by the side that asked. concede: the customer accepts
 * the number of the business that objected. drop: the business takes its objection back.
 */
export const AttendanceAnswer = z.enum(['accept', 'refuse', 'withdraw', 'concede', 'drop']);
export type AttendanceAnswer = z.infer<typeof AttendanceAnswer>;
export const answerAttendance = call({
  id: 'orders.answerAttendance',
  path: `${path}/:attendanceId/answer`,
  ...moved,
  params: One,
  body: z.object({ answer: AttendanceAnswer }),
});
/** The business objects to the arrivals with a greater number of its own (attendance.claim), while it may. */
export const objectToAttendance = call({
  id: 'orders.objectToAttendance',
  path: `${path}/:attendanceId/objection`,
  ...moved,
  params: One,
  body: z.object({
    participants: z.number({ error: 'field.required' }).check(z.int(), z.gte(1), z.lte(100_000)),
    reason: paragraphs(500),
  }),
});
