import type { Amendment, AmendmentStatus, FollowingStatus, Location } from '@smachot/contracts';
import type { AgreedMenu } from './agreed-menu';
import type { OrderState } from './order-state';
import { nextLook } from './order-times';

/** Another number of participants the business is asked for. Price in agorot. */
export type AmendmentState = {
  id: string;
  participants: number;
  price: number;
  status: AmendmentStatus;
  by: Amendment['by'];
  proposedAt: Date;
  answeredAt: Date | null;
};

/** How an order follows an invitation. Sums in agorot. */
export type FollowingState = {
  orderId: string;
  /** Null: it follows no guests any more, but what was agreed since is still to be settled. */
  eventId: string | null;
  status: FollowingStatus;
  /** What both sides last agreed. */
  agreedParticipants: number;
  /** What was paid stands for. */
  paidParticipants: number;
  /** The menu that what was paid stands for, where another one was agreed on since; null: it is the order's. */
  paidMenu: AgreedMenu | null;
  cutOffAt: Date;
  /** The next daily look at the guests' number; null: none before the cut-off. */
  nextLookAt: Date | null;
  /** The estimate both sides were told last. */
  toldParticipants: number;
  toldPrice: number;
  /** What the cut-off decided; null before it. */
  settledParticipants: number | null;
  settledPrice: number | null;
  /** Against what was paid before it: above 0 was asked for, below 0 goes back. */
  settledDifference: number | null;
  settledAt: Date | null;
  /** One more sale: its payment, which is made once. */
  extraPaymentId: string | null;
  extraStatus: 'capturing' | 'action_required' | 'captured' | null;
  extraCaptured: number;
  extraRefunded: number;
  /** Until then the customer pays the one more sale that could not be taken. */
  payBy: Date | null;
  /** The event as it was when the order was last agreed on; null of what followed before this was kept. */
  eventDate: Date | null;
  eventAddress: string | null;
  /** The newest version of the invitation that was heard of. */
  eventVersion: number | null;
  /** When and where it is now; null: as agreed. */
  movedTo: Date | null;
  movedPlace: Location | null;
  eventCancelledAt: Date | null;
};

/** What an order that begins to follow starts with. */
export const freshFollowing = (order: OrderState, eventId: string | null, now: Date): FollowingState => {
  const { participants } = order.summary.eventInfo;
  const cutOffAt = order.cutOffAt!;
  return {
    orderId: order.id,
    eventId,
    status: 'following',
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
