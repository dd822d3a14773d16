import { EntitySchema } from 'typeorm';
import type { OrderId } from '@smachot/contracts';
import type { AttendanceState } from '../../domain/linked/attendance-state';
import type { AmendmentState, LinkedOrderState } from '../../domain/linked/linked-order-state';

const at = (name: string, nullable = false) => ({ type: 'timestamptz' as const, name, nullable });
const id = (name: string, nullable = false) => ({ type: 'uuid' as const, name, nullable });
const int = (name: string, nullable = false) => ({ type: 'int' as const, name, nullable });

/** State of one order that follows an invitation, with the result of its cut-off. */
export const LinkedOrderSchema = new EntitySchema<LinkedOrderState>({
  name: 'Following',
  schema: 'orders',
  tableName: 'followings',
  columns: {
    orderId: { ...id('order_id'), primary: true },
    eventId: id('event_id', true),
    status: { type: 'text' },
    counts: { type: 'text', default: 'guests' },
    rideStops: { type: 'uuid', name: 'ride_stops', array: true, nullable: true },
    agreedParticipants: int('agreed_participants'),
    paidParticipants: int('paid_participants'),
    cutOffAt: at('cut_off_at'),
    nextLookAt: at('next_look_at', true),
    toldParticipants: int('told_participants'),
    toldPrice: int('told_price'),
    settledParticipants: int('settled_participants', true),
    settledPrice: int('settled_price', true),
    settledDifference: int('settled_difference', true),
    settledAt: at('settled_at', true),
    extraPaymentId: id('extra_payment_id', true),
    extraStatus: { type: 'text', name: 'extra_status', nullable: true },
    extraCaptured: int('extra_captured'),
    extraRefunded: int('extra_refunded'),
    payBy: at('pay_by', true),
    eventDate: at('event_date', true),
    eventAddress: { type: 'text', name: 'event_address', nullable: true },
    eventVersion: int('event_version', true),
    movedTo: at('moved_to', true),
    movedPlace: { type: 'jsonb', name: 'moved_place', nullable: true },
    eventCancelledAt: at('event_cancelled_at', true),
    paidMenu: { type: 'jsonb', name: 'paid_menu', nullable: true },
  },
  indices: [
    { name: 'followings_of_event', columns: ['eventId'], where: '(event_id IS NOT NULL)' },
    // each is read by a tick: followings with a step that is due
    { name: 'followings_cut_off', columns: ['cutOffAt'], where: `(status = 'following'::text)` },
    { name: 'followings_looks', columns: ['nextLookAt'], where: '(next_look_at IS NOT NULL)' },
    { name: 'followings_unpaid', columns: ['payBy'], where: '(pay_by IS NOT NULL)' },
    {
      name: 'followings_extra_payment',
      columns: ['extraPaymentId'],
      unique: true,
      where: '(extra_payment_id IS NOT NULL)',
    },
  ],
});

/** Numbers of participants a business was asked to accept; at most one of an order is open. */
export const AmendmentSchema = new EntitySchema<AmendmentState & { orderId: OrderId }>({
  name: 'Amendment',
  schema: 'orders',
  tableName: 'amendments',
  columns: {
    id: { type: 'uuid', primary: true },
    orderId: id('order_id'),
    participants: { type: 'int' },
    price: { type: 'int' },
    status: { type: 'text' },
    by: { type: 'text', name: 'asked_by' },
    proposedAt: at('proposed_at'),
    answeredAt: at('answered_at', true),
  },
  indices: [
    { name: 'amendments_of_order', columns: ['orderId', 'id'] },
    { name: 'amendments_one_open', columns: ['orderId'], unique: true, where: `(status = 'proposed'::text)` },
  ],
});

/** Agreements to settle an order by who arrived; at most one of an order is open. */
export const AttendanceSchema = new EntitySchema<AttendanceState & { orderId: OrderId }>({
  name: 'Attendance',
  schema: 'orders',
  tableName: 'attendances',
  columns: {
    id: { type: 'uuid', primary: true },
    orderId: id('order_id'),
    status: { type: 'text' },
    by: { type: 'text', name: 'asked_by' },
    floorPercent: int('floor_percent'),
    proposedAt: at('proposed_at'),
    answeredAt: at('answered_at', true),
    nextAt: at('next_at', true),
    fixedParticipants: int('fixed_participants', true),
    arrived: int('arrived', true),
    countedParticipants: int('counted_participants', true),
    claimedParticipants: int('claimed_participants', true),
    reason: { type: 'text', default: '' },
    decidedBy: { type: 'text', name: 'decided_by', nullable: true },
  },
  indices: [
    { name: 'attendances_of_order', columns: ['orderId', 'id'] },
    {
      name: 'attendances_one_open',
      columns: ['orderId'],
      unique: true,
      where: `(status = ANY (ARRAY['proposed'::text, 'accepted'::text, 'fixed'::text, 'counted'::text, 'objected'::text]))`,
    },
    { name: 'attendances_due', columns: ['nextAt'], where: '(next_at IS NOT NULL)' },
  ],
});
