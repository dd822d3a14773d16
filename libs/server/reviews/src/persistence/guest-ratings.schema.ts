import type { EventId, GuestRatingKind, OrderId, RsvpId, StoreId, UserId } from '@smachot/contracts';
import { EntitySchema } from 'typeorm';

const at = (name: string, nullable = false) => ({ type: 'timestamptz' as const, name, nullable });
const id = (name: string, nullable = false) => ({ type: 'uuid' as const, name, nullable });

/** A done order that is linked to a celebration. */
export type AttendedOrder = {
  orderId: OrderId;
  eventId: EventId;
  storeId: StoreId;
  /** Who ordered, and may not rate as a guest; null: the account is gone. */
  customerId: UserId | null;
  /** What guests rate; null: nothing. */
  kind: GuestRatingKind | null;
  /** When its arrivals are asked for. */
  arrivalsDueAt: Date;
  /** People who arrived; null until it is known. */
  arrived: number | null;
  rateUntil: Date;
  /** When `sum` and `count` became final and the ratings of single guests were deleted. */
  settledAt: Date | null;
  sum: number;
  count: number;
};
export const AttendedOrderSchema = new EntitySchema<AttendedOrder>({
  name: 'ReviewAttendedOrder',
  schema: 'reviews',
  tableName: 'attended_orders',
  columns: {
    orderId: { ...id('order_id'), primary: true, primaryKeyConstraintName: 'PK_attended_orders' },
    eventId: id('event_id'),
    storeId: id('store_id'),
    customerId: id('customer_id', true),
    kind: { type: 'text', nullable: true },
    arrivalsDueAt: at('arrivals_due_at'),
    arrived: { type: 'int', nullable: true },
    rateUntil: at('rate_until'),
    settledAt: at('settled_at', true),
    sum: { type: 'int', default: 0 },
    count: { type: 'int', default: 0 },
  },
  indices: [
    { name: 'attended_orders_of_event', columns: ['eventId'] },
    { name: 'attended_orders_of_store', columns: ['storeId'], where: '(count > 0)' },
    { name: 'attended_orders_of_customer', columns: ['customerId'], where: '(customer_id IS NOT NULL)' },
    { name: 'attended_orders_arrivals', columns: ['arrivalsDueAt'], where: '(arrived IS NULL)' },
    { name: 'attended_orders_open', columns: ['rateUntil'], where: '(settled_at IS NULL)' },
  ],
});

/** What one guest gave one order, until the order is settled. */
export type GuestRatingRow = { orderId: OrderId; guestId: RsvpId; stars: number; ratedAt: Date };
export const GuestRatingSchema = new EntitySchema<GuestRatingRow>({
  name: 'ReviewGuestRating',
  schema: 'reviews',
  tableName: 'guest_ratings',
  columns: {
    orderId: { ...id('order_id'), primary: true, primaryKeyConstraintName: 'PK_guest_ratings' },
    guestId: { ...id('guest_id'), primary: true, primaryKeyConstraintName: 'PK_guest_ratings' },
    stars: { type: 'int' },
    ratedAt: at('rated_at'),
  },
  indices: [{ name: 'guest_ratings_of_guest', columns: ['guestId'] }],
});
