import type { ExistingGuest } from '../rows/existing-guest';

/** Family of two with a phone and no table; the overrides are the fields that matter to the test. */
export const anExistingGuest = (overrides: Partial<ExistingGuest> = {}): ExistingGuest => ({
  id: 'g1',
  attendeeName: 'דנה לוי',
  attendeePhone: '+972502345678',
  group: 'family',
  tableName: null,
  estimatedNumberOfGuests: 2,
  language: 'he',
  specialRequests: null,
  hostNote: null,
  groupLabel: null,
  side: null,
  ...overrides,
});
