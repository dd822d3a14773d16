import type {
  AnswerOf,
  FollowingOrder,
  getInvitation,
  listRsvps,
  OrderFollowing,
  Rsvp,
} from '@smachot/contracts';

export const EVENT_ID = '01920000-0000-7000-8000-000000000001';

/** A guest who was added and not yet written to; give what matters to the test. */
export const aGuest = (about: Partial<Rsvp> = {}): Rsvp => ({
  _id: '01920000-0000-7000-8000-0000000000a1',
  eventId: EVENT_ID,
  attendeeName: 'רחל כהן',
  attendeePhone: '+972523456789',
  rsvpStatus: 'created',
  group: 'family',
  groupLabel: null,
  side: null,
  tableName: null,
  response: null,
  estimatedNumberOfGuests: 4,
  numberOfGuests: null,
  numberAwaitingApproval: null,
  seats: 4,
  specialRequests: null,
  hostNote: null,
  transportation: null,
  income: null,
  language: 'he',
  answeredAt: null,
  answeredLate: false,
  optedOut: false,
  trouble: null,
  whatsappMessages: [],
  incomingWhatsappMessages: [],
  invitationTracking: {
    firstSent: null,
    lastSent: null,
    totalAttempts: 0,
    lastStatus: null,
    deliveryConfirmed: false,
    readConfirmed: false,
  },
  version: 1,
  ...about,
});

/** An invitation that did not arrive. */
export const aFailedMessage = (at: string): Rsvp['whatsappMessages'][number] => ({
  wamid: null,
  createdAt: at,
  currentStatus: 'failed',
  currentStatusTimestamp: at,
  statusHistory: [],
  messageType: 'rsvp_invite_wedding',
});

export const anInvitation = (
  about: Partial<AnswerOf<typeof getInvitation>> = {},
): AnswerOf<typeof getInvitation> => ({
  _id: EVENT_ID,
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
  imageUrl: null,
  wazeLink: 'https://waze.com/ul?q=x',
  billing: { state: 'open', responses: 0, amount: 0, dueAt: '2026-12-18T08:00:00.000Z' },
  createdAt: '2026-11-20T09:00:00.000Z',
  version: 1,
  role: 'Owner',
  ...about,
});

export const someStats = (
  about: Partial<AnswerOf<typeof listRsvps>['stats']> = {},
): AnswerOf<typeof listRsvps>['stats'] => ({
  attending: { records: 118, seats: 248 },
  awaitingResponse: { records: 45, seats: 96 },
  awaitingSend: { records: 16, seats: 34 },
  declined: { records: 15, seats: 34 },
  sendable: 14,
  seatsConfirmed: 248,
  invitedSeats: 412,
  records: 194,
  facets: { groups: { family: 71, friends: 58, work: 32, general: 33 }, withoutTable: 83 },
  ...about,
});

/** An order that follows the guests: 248 were agreed, 261 have confirmed, 290 are asked for. */
export const anOrderOfGuests = (about: Partial<OrderFollowing> = {}): FollowingOrder => ({
  orderId: '01920000-0000-7000-8000-0000000000c1',
  code: '20481734',
  partnerName: 'השולחן של סבתא ג׳ולי',
  menuName: 'תפריט חתונה צפון אפריקאי',
  following: {
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
    cutOffAt: '2026-12-15T17:30:00.000Z',
    settled: null,
    payBy: null,
    event: { cancelledAt: null, moved: null },
    authenticateUrl: null,
    amendment: {
      amendmentId: '01920000-0000-7000-8000-0000000000c2',
      participants: 290,
      price: 60_432,
      difference: 8_736,
      status: 'proposed',
      by: 'customer',
      proposedAt: '2026-12-01T16:00:00.000Z',
      answeredAt: null,
    },
    ...about,
  },
});
