import type { Attendance, LinkedOrder, Order, ParticipantsPrice } from '@smachot/contracts';
import { attendanceLifecycle } from '@smachot/lifecycles';
import { priceFor } from '../linked/linked-acts';

export type AttendanceAct = 'propose' | 'accept' | 'refuse' | 'withdraw' | 'object' | 'concede' | 'drop';

const ENDED = new Set<Attendance['status']>(['refused', 'withdrawn', 'lapsed', 'ended']);
/** Whether another agreement may be proposed, or none was. */
export const isOver = (attendance: Attendance | null | undefined): boolean =>
  !attendance || ENDED.has(attendance.status);

/** Whether this order can be settled by who arrives: it counts guests, and its number still floats. */
const canAgree = ({ status }: Order, { counts, seatsConfirmed, cutOffAt, ...own }: LinkedOrder, now: Date) =>
  status === 'approved' &&
  own.status === 'following' &&
  counts !== 'rides' &&
  seatsConfirmed !== null &&
  new Date(cutOffAt) > now;

/** The actions of this side now, the preferred one first. */
export const attendanceActsOf = (order: Order, linkedOrder: LinkedOrder, now: Date): AttendanceAct[] => {
  const { attendance } = linkedOrder;
  if (order.readOnly) return [];
  if (!attendance || isOver(attendance)) return canAgree(order, linkedOrder, now) ? ['propose'] : [];
  const { status, by, until } = attendance;
  if (status === 'proposed' && !canAgree(order, linkedOrder, now)) return [];
  if (status === 'counted' && until !== null && new Date(until) <= now) return [];
  const types = ['accept', 'refuse', 'withdraw', 'concede', 'drop', 'object'] as const;
  return types.filter((type) =>
    attendanceLifecycle.can(status, { type, by: order.side, of: by } as Parameters<
      typeof attendanceLifecycle.can
    >[1]),
  );
};

/** The least that would be paid by the present estimate; null while its price is unknown. */
export const floorOf = (linkedOrder: LinkedOrder, floorPercent: number): ParticipantsPrice | null => {
  const { estimate, least, most } = linkedOrder;
  if (!estimate) return null;
  const part = Math.ceil((estimate.participants * floorPercent) / 100);
  return priceFor(linkedOrder, Math.min(Math.max(part, least ?? 1), most ?? part));
};
