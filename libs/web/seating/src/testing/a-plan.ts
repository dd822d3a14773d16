import type { Rsvp, Seating, SeatingTable } from '@smachot/contracts';

export const EVENT_ID = '01920000-0000-7000-8000-000000000001';
const idOf = (kind: string, n: number) => `01920000-0000-7000-8000-0000000000${kind}${n}`;
export const guestId = (n: number) => idOf('a', n);
export const tableId = (n: number) => idOf('b', n);

export const aTable = (n: number, overrides: Partial<SeatingTable> = {}): SeatingTable => ({
  ...{ _id: tableId(n), name: String(n), shape: 'round', seats: 6, x: 300 * n, y: 200, rotation: 0 },
  ...{ traits: [], version: 1 },
  ...overrides,
});

/** A confirmed guest of four. */
export const aGuest = (n: number, overrides: Partial<Rsvp> = {}): Rsvp => ({
  ...{ _id: guestId(n), eventId: EVENT_ID, attendeeName: `אורח ${n}`, attendeePhone: null },
  ...{ rsvpStatus: 'confirmed', group: 'family', groupLabel: null, side: 'bride', tableName: null },
  ...{
    response: null,
    estimatedNumberOfGuests: 4,
    estimateGiven: true,
    numberOfGuests: 4,
    numberAwaitingApproval: null,
    seats: 4,
  },
  ...{ specialRequests: null, hostNote: null, transportation: null, income: null, language: 'he' },
  ...{ answeredAt: null, answeredLate: false, optedOut: false, trouble: null, retryFrom: null },
  ...{ whatsappMessages: [], incomingWhatsappMessages: [], version: 1 },
  invitationTracking: {
    ...{ firstSent: null, lastSent: null, totalAttempts: 0, reminders: 0, lastStatus: null },
    ...{ deliveryConfirmed: false, readConfirmed: false },
  },
  ...overrides,
});

export const aSeating = (overrides: Partial<Seating> = {}): Seating => ({
  ...{ eventId: EVENT_ID, title: 'החתונה של נועה ואיתי', date: '2027-01-10T17:00:00.000Z', role: 'Owner' },
  ...{ tables: [aTable(1), aTable(2)], splits: [], wishes: [] },
  ...overrides,
});
