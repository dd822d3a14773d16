import type {
  Amendment,
  AnswerOf,
  listInvitations,
  Order,
  OrderFollowing,
  RsvpStats,
} from '@smachot/contracts';
import { anApprovedOrder } from './an-order';

export const EVENT_ID = '01920000-0000-7000-8000-00000000c007';
export const AMENDMENT_ID = '01920000-0000-7000-8000-00000000c008';

/** 248 were agreed and paid, 261 have confirmed by now, a guest costs 208; give what matters to the test. */
export const aFollowing = (overrides: Partial<OrderFollowing> = {}): OrderFollowing => ({
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
  event: { cancelledAt: null, moved: null, offer: null },
  ...overrides,
});

export const anAmendment = (overrides: Partial<Amendment> = {}): Amendment => ({
  amendmentId: AMENDMENT_ID,
  participants: 290,
  price: 60_432,
  difference: 8_736,
  status: 'proposed',
  by: 'system',
  proposedAt: '2026-12-01T16:00:00.000Z',
  answeredAt: null,
  ...overrides,
});

/** An approved order that follows its customer's guests. */
export const aFollowingOrder = (
  following: Partial<OrderFollowing> = {},
  overrides: Partial<Order> = {},
): Order => {
  const order = anApprovedOrder(overrides);
  const { orderSummary } = order;
  const { status, settled, agreedParticipants, paidParticipants } = aFollowing(following);
  // what the server says with everything: what is agreed, in the end what was settled or paid
  const decided = {
    settling: settled?.participants,
    settled: settled?.participants,
    locked: paidParticipants,
  };
  const participants = { following: undefined, left: undefined, ...decided }[status] ?? agreedParticipants;
  return {
    ...order,
    orderSummary: { ...orderSummary, eventInfo: { ...orderSummary.eventInfo, participants } },
    // customers only
    following:
      order.side === 'customer'
        ? aFollowing(following)
        : { ...aFollowing(following), eventId: null, eventTitle: null },
  };
};

type Followable = AnswerOf<typeof listInvitations>['invitations'][number];

/** An invitation whose event is far ahead. */
export const anInvitationAhead = (overrides: Partial<Followable> = {}): Followable => ({
  _id: EVENT_ID,
  title: 'החתונה של נועה ואיתי',
  hostName: 'נועה ואיתי',
  automaticMessages: { dayOf: true, thankYou: true },
  automaticAt: { dayOf: null, thankYou: null },
  eventType: 'wedding',
  recipient: 'guests',
  date: '2099-12-17T17:30:00.000Z',
  location: { address: 'גן האלה, שדה ורבורג' },
  rsvpConfig: { questions: ['headcount', 'special_requests'], showTables: false },
  registrationOptions: {
    isRegistrationOpen: true,
    enableSpecialRequests: true,
    enableMultipleParticipants: true,
    requireApproval: false,
  },
  language: 'he',
  quietCalendar: 'jewish',
  closingDate: '2099-12-15T17:30:00.000Z',
  reminderRounds: [],
  nextReminder: null,
  imageUrl: null,
  wazeLink: 'https://waze.com/ul?q=x',
  billing: { state: 'open', responses: 0, amount: 0, dueAt: '2099-12-18T08:00:00.000Z' },
  createdAt: '2026-11-20T09:00:00.000Z',
  version: 1,
  role: 'Owner',
  stats: {
    seatsConfirmed: 248,
    records: 194,
    awaitingSend: 16,
    sendable: 14,
    awaitingResponse: 45,
    declined: 15,
  },
  ...overrides,
});

/** The counts of its guests. */
export const seats: RsvpStats = {
  attending: { records: 118, seats: 248 },
  awaitingResponse: { records: 45, seats: 96 },
  awaitingSend: { records: 16, seats: 34 },
  declined: { records: 15, seats: 34 },
  sendable: 14,
  maybe: 0,
  toThank: 0,
  toTell: 160,
  seatsConfirmed: 248,
  invitedSeats: 412,
  records: 194,
  facets: { groups: {}, withoutTable: 83, maybe: 0, ride: 0, requests: 0 },
};

/** What the cut-off decided: 271, and 4,784 more than what was paid. */
export const settled = {
  participants: 271,
  price: 56_480,
  difference: 4_784,
  at: '2026-12-15T17:30:00.000Z',
};
