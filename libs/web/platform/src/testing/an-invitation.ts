import type { AnswerOf, getInvitation, LinkedOrder, RsvpStats } from '@smachot/contracts';

/** A wedding of 2026-12-17 as its owner sees it; the overrides are the fields that matter to the test. */
export const anInvitation = (
  overrides: Partial<AnswerOf<typeof getInvitation>> = {},
): AnswerOf<typeof getInvitation> => ({
  _id: '01920000-0000-7000-8000-000000000001',
  title: 'החתונה של נועה ואיתי',
  hostName: 'נועה ואיתי',
  eventType: 'wedding',
  recipient: 'family_and_friends',
  date: '2026-12-17T17:30:00.000Z',
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
  closingDate: '2026-12-15T17:30:00.000Z',
  reminderRounds: [{ daysBeforeClosing: 7 }, { daysBeforeClosing: 2 }],
  nextReminder: { at: '2026-11-29T09:00:00.000Z', guests: 45 },
  automaticMessages: { dayOf: true, thankYou: true },
  automaticAt: { dayOf: '2026-12-17T08:00:00.000Z', thankYou: '2026-12-20T09:00:00.000Z' },
  imageUrl: null,
  wazeLink: 'https://waze.com/ul?q=x',
  billing: { state: 'open', responses: 0, amount: 0, dueAt: '2026-12-18T08:00:00.000Z' },
  createdAt: '2026-11-20T09:00:00.000Z',
  version: 1,
  role: 'Owner',
  ...overrides,
});

export const someStats = (overrides: Partial<RsvpStats> = {}): RsvpStats => ({
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
  facets: {
    groups: { family: 71, friends: 58, work: 32, general: 33 },
    withoutTable: 83,
    maybe: 9,
    ride: 12,
    requests: 7,
  },
  ...overrides,
});

/** An order's view of its linked guests: 248 were agreed and paid, 261 have confirmed by now, a guest costs 208. */
export const aLinkedOrder = (overrides: Partial<LinkedOrder> = {}): LinkedOrder => ({
  status: 'following',
  eventId: '01920000-0000-7000-8000-000000000001',
  eventTitle: 'החתונה של נועה ואיתי',
  seatsConfirmed: 261,
  agreedParticipants: 248,
  paidParticipants: 248,
  estimate: { participants: 261, price: 54_400, difference: 2_704 },
  beyondAgreed: false,
  oneMoreGuest: 208,
  least: 50,
  most: 400,
  cutOffAt: '2026-12-15T17:30:00.000Z',
  settled: null,
  payBy: null,
  authenticateUrl: null,
  amendment: null,
  event: { cancelledAt: null, moved: null, offer: null },
  ...overrides,
});
