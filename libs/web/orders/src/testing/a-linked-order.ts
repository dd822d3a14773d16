import type { Amendment, AnswerOf, listInvitations, Order, LinkedOrder, RsvpStats } from '@smachot/contracts';
import { aLinkedOrder as someLinkedOrder, anInvitation, someStats } from '@smachot/web-platform';
import { anApprovedOrder } from './an-order';

export const EVENT_ID = '01920000-0000-7000-8000-00000000c007';
export const AMENDMENT_ID = '01920000-0000-7000-8000-00000000c008';

/** An order's link to guests, with a cut-off far ahead; override the fields that matter to the test. */
export const aLinkedOrder = (overrides: Partial<LinkedOrder> = {}): LinkedOrder =>
  someLinkedOrder({ eventId: EVENT_ID, cutOffAt: '2099-12-15T17:30:00.000Z', ...overrides });

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
export const anOrderLinkedToEvent = (
  linkedOrder: Partial<LinkedOrder> = {},
  overrides: Partial<Order> = {},
): Order => {
  const order = anApprovedOrder(overrides);
  const { orderSummary } = order;
  const { status, settled, agreedParticipants, paidParticipants } = aLinkedOrder(linkedOrder);
  // the server's number of participants: the agreed one, in the end the settled or paid one
  const decided = {
    settling: settled?.participants,
    settled: settled?.participants,
    locked: paidParticipants,
  };
  const participants =
    { following: undefined, counting: undefined, left: undefined, ...decided }[status] ?? agreedParticipants;
  return {
    ...order,
    orderSummary: { ...orderSummary, eventInfo: { ...orderSummary.eventInfo, participants } },
    // customers only
    following:
      order.side === 'customer'
        ? aLinkedOrder(linkedOrder)
        : { ...aLinkedOrder(linkedOrder), eventId: null, eventTitle: null },
  };
};

type Followable = AnswerOf<typeof listInvitations>['invitations'][number];

/** An invitation whose event is far ahead. */
export const anInvitationAhead = (overrides: Partial<Followable> = {}): Followable => ({
  ...anInvitation({
    _id: EVENT_ID,
    automaticAt: { dayOf: null, thankYou: null },
    recipient: 'guests',
    date: '2099-12-17T17:30:00.000Z',
    closingDate: '2099-12-15T17:30:00.000Z',
    reminderRounds: [],
    nextReminder: null,
    billing: { state: 'open', responses: 0, amount: 0, dueAt: '2099-12-18T08:00:00.000Z' },
  }),
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
export const seats: RsvpStats = someStats({
  facets: { groups: {}, withoutTable: 83, maybe: 0, ride: 0, requests: 0, aboveInvited: 0 },
});

/** The settlement at the cut-off: 271 participants, and 4,784 shekels more than the paid sum. */
export const settled = {
  participants: 271,
  price: 56_480,
  difference: 4_784,
  at: '2026-12-15T17:30:00.000Z',
};
