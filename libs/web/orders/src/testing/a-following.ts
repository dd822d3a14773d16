import type { Amendment, Order, OrderFollowing } from '@smachot/contracts';
import { anApprovedOrder } from './an-order';

export const EVENT_ID = '01920000-0000-7000-8000-00000000c007';
export const AMENDMENT_ID = '01920000-0000-7000-8000-00000000c008';

/** 248 were agreed and paid, 261 have confirmed by now, a guest costs 208; give what matters to the test. */
export const aFollowing = (about: Partial<OrderFollowing> = {}): OrderFollowing => ({
  status: 'following',
  eventId: EVENT_ID,
  eventTitle: 'החתונה של נועה ואיתי',
  seatsConfirmed: 261,
  agreedParticipants: 248,
  paidParticipants: 248,
  estimate: { participants: 261, price: 54_400, difference: 2_704 },
  beyondAgreed: false,
  oneMoreGuest: 208,
  least: 50,
  most: 400,
  cutOffAt: '2099-12-15T17:30:00.000Z',
  settled: null,
  payBy: null,
  authenticateUrl: null,
  amendment: null,
  ...about,
});

export const anAmendment = (about: Partial<Amendment> = {}): Amendment => ({
  amendmentId: AMENDMENT_ID,
  participants: 290,
  price: 60_432,
  difference: 8_736,
  status: 'proposed',
  by: 'system',
  proposedAt: '2026-12-01T16:00:00.000Z',
  answeredAt: null,
  ...about,
});

/** An approved order that follows its customer's guests. */
export const aFollowingOrder = (
  following: Partial<OrderFollowing> = {},
  about: Partial<Order> = {},
): Order => {
  const order = anApprovedOrder(about);
  return {
    ...order,
    // customers only
    following:
      order.side === 'customer'
        ? aFollowing(following)
        : { ...aFollowing(following), eventId: null, eventTitle: null },
  };
};
