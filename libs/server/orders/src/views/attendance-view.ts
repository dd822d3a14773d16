import type { Attendance } from '@smachot/contracts';
import { toShekels } from '@smachot/kernel';
import { attendanceFloor, priceAt } from '@smachot/pricing';
import type { LinkedOrder } from '../domain/linked/linked-order';
import type { OrderState } from '../domain/order-state';
import { attendanceCountAt } from '../domain/order-times';

/**
 * The newest agreement to settle by who arrived, the same for both sides: numbers, no guests.
 * @param paid base of the differences, in agorot
 * @param arrived people checked in so far
 */
export const attendanceView = (
  order: OrderState,
  { attendance, settlement, state }: LinkedOrder,
  { paid, seats, arrived }: { paid: number; seats: number | null; arrived: number },
): Attendance | null => {
  const own = attendance.newest;
  if (!own) return null;
  const { unit } = order.rates!;
  const priced = (participants: number) => {
    const price = priceAt(order.rates!, participants);
    const total = price.ok ? price.total : order.price;
    return { participants, price: toShekels(total), difference: toShekels(total - paid) };
  };
  const sumOf = (participants: number | null) => (participants === null ? null : priced(participants));
  const base = own.fixedParticipants ?? settlement.estimate(seats).participants;
  const waits = own.status === 'counted' || own.status === 'objected';
  const atDoor = state.status === 'counting' && own.status === 'fixed' && arrived > 0;
  return {
    attendanceId: own.id,
    status: own.status,
    by: own.by,
    proposedAt: own.proposedAt.toISOString(),
    floorPercent: own.floorPercent,
    floor: priced(attendanceFloor(unit, base, own.floorPercent)),
    fixed: sumOf(own.fixedParticipants),
    arrivedNow: atDoor ? arrived : null,
    arrived: own.arrived,
    counted: sumOf(own.countedParticipants),
    claimed: sumOf(own.claimedParticipants),
    reason: own.reason,
    countAt: attendanceCountAt(order.endsAt, settlement.eventDate).toISOString(),
    until: waits ? (own.nextAt?.toISOString() ?? null) : null,
    decidedBy: own.decidedBy,
  };
};
