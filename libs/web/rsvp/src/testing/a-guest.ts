import type { EventOrder, LinkedOrder, Rsvp } from '@smachot/contracts';
import { aLinkedOrder } from '@smachot/web-platform';

export { anInvitation, someStats } from '@smachot/web-platform';

export const EVENT_ID = '01920000-0000-7000-8000-000000000001';

/** A guest who was added and has no messages yet; the overrides are the fields that matter to the test. */
export const aGuest = (overrides: Partial<Rsvp> = {}): Rsvp => ({
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
  estimateGiven: true,
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
  retryFrom: null,
  whatsappMessages: [],
  incomingWhatsappMessages: [],
  invitationTracking: {
    firstSent: null,
    lastSent: null,
    totalAttempts: 0,
    reminders: 0,
    lastStatus: null,
    deliveryConfirmed: false,
    readConfirmed: false,
  },
  version: 1,
  ...overrides,
});

/** An order linked to the guests: 248 were agreed, 261 have confirmed, 290 are requested. */
export const anOrderOfGuests = (overrides: Partial<LinkedOrder> = {}): EventOrder => ({
  orderId: '01920000-0000-7000-8000-0000000000c1',
  code: '20481734',
  partnerName: 'השולחן של סבתא ג׳ולי',
  menuName: 'תפריט חתונה צפון אפריקאי',
  following: aLinkedOrder({
    eventId: EVENT_ID,
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
    ...overrides,
  }),
});

/** The tracking of an invitation that was read. */
export const readTracking = {
  firstSent: null,
  lastSent: null,
  totalAttempts: 1,
  reminders: 0,
  lastStatus: null,
  deliveryConfirmed: true,
  readConfirmed: true,
};
