import type {
  Amendment,
  AmendmentId,
  AmendmentStatus,
  EventId,
  LinkedCount,
  LinkedOrderStatus,
  Location,
  OrderId,
  PaymentId,
  RideStopId,
} from '@smachot/contracts';
import type { AgreedMenu } from '../changes/agreed-menu';
import type { OrderState } from '../order-state';
import type { AttendanceState } from './attendance-state';
import { nextLook } from '../order-times';

/** Another number of participants that the business is asked to accept. Price in agorot. */
export type AmendmentState = {
  id: AmendmentId;
  participants: number;
  price: number;
  status: AmendmentStatus;
  by: Amendment['by'];
  proposedAt: Date;
  answeredAt: Date | null;
};

/** State of an order that follows an invitation. Sums in agorot. */
export type LinkedOrderState = {
  orderId: OrderId;
  /** Null when it follows no guests any more, but agreed changes are still to be settled. */
  eventId: EventId | null;
  status: LinkedOrderStatus;
  counts: LinkedCount;
  /** Of an order that counts rides: the stops whose passengers count; null: all of them. */
  rideStops: RideStopId[] | null;
  /** Number of participants both sides last agreed on. */
  agreedParticipants: number;
  /** Number of participants the payments cover. */
  paidParticipants: number;
  /** The menu the payments cover, when another one was agreed on since; null: the order's menu. */
  paidMenu: AgreedMenu | null;
  cutOffAt: Date;
  /** The next daily look at the guests' number; null: none before the cut-off. */
  nextLookAt: Date | null;
  /** The estimate both sides were last told. */
  toldParticipants: number;
  toldPrice: number;
  /** Number of participants the cut-off decided; null before it. */
  settledParticipants: number | null;
  settledPrice: number | null;
  /** Difference to the sum paid before the settlement: above 0 it is charged, below 0 it is refunded. */
  settledDifference: number | null;
  settledAt: Date | null;
  /** Payment of the one more sale, which is made once. */
  extraPaymentId: PaymentId | null;
  extraStatus: 'capturing' | 'action_required' | 'captured' | null;
  extraCaptured: number;
  extraRefunded: number;
  /** Until then the customer can pay the one more sale that failed. */
  payBy: Date | null;
  /** The event when the order was last agreed on; null in orders that followed before this was stored. */
  eventDate: Date | null;
  eventAddress: string | null;
  /** The newest version of the invitation that was received. */
  eventVersion: number | null;
  /** Present date and place of the event; null: as agreed. */
  movedTo: Date | null;
  movedPlace: Location | null;
  eventCancelledAt: Date | null;
};

/** State of an order that follows an invitation, with its newest amendment and its newest agreement about attendance. */
export type StoredLinkedOrder = {
  state: LinkedOrderState;
  amendment: AmendmentState | null;
  attendance?: AttendanceState | null;
};

/** Initial state of an order that begins to follow. */
export const newLinkedOrderState = (
  order: OrderState,
  eventId: EventId | null,
  now: Date,
): LinkedOrderState => {
  const { participants } = order.summary.eventInfo;
  const cutOffAt = order.cutOffAt!;
  return {
    orderId: order.id,
    eventId,
    status: 'following',
    counts: 'guests',
    rideStops: null,
    agreedParticipants: participants,
    paidParticipants: participants,
    paidMenu: null,
    cutOffAt,
    nextLookAt: nextLook(now, cutOffAt),
    toldParticipants: participants,
    toldPrice: order.price,
    settledParticipants: null,
    settledPrice: null,
    settledDifference: null,
    settledAt: null,
    extraPaymentId: null,
    extraStatus: null,
    extraCaptured: 0,
    extraRefunded: 0,
    payBy: null,
    eventDate: null,
    eventAddress: null,
    eventVersion: null,
    movedTo: null,
    movedPlace: null,
    eventCancelledAt: null,
  };
};
