import type { Booking } from '@smachot/contracts';

export const aBooking = (overrides: Partial<Booking> = {}): Booking => ({
  bookingId: '01920000-0000-7000-8000-00000000b001',
  status: 'entered',
  startsAt: '2090-12-23T17:00:00.000Z',
  endsAt: '2090-12-23T21:30:00.000Z',
  customerName: 'דנה לוי',
  customerPhone: '+972523456789',
  eventKind: null,
  participants: 120,
  pricingUnitId: null,
  title: 'בר מצווה בחצר',
  place: 'רעננה',
  price: 7_200,
  note: '',
  menu: null,
  dishes: [],
  askedAt: null,
  answeredAt: null,
  declinedBecause: null,
  version: 3,
  ...overrides,
});
