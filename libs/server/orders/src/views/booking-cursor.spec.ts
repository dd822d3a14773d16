import { newId } from '@smachot/kernel';
import { bookingCursor, readBookingCursor } from './booking-cursor';

describe('the cursor of bookings', () => {
  it('leads behind the booking it was made of', () => {
    const last = { startsAt: new Date('2027-04-01T16:00:00.000Z'), id: newId() };
    expect(readBookingCursor(bookingCursor(last))).toEqual(last);
  });

  it.each([
    undefined,
    '',
    '_',
    `2027-99-99T99:99:99.000Z_${newId()}`,
    `2027-04-01T16:00:00.000Z_${'-'.repeat(36)}`,
    `_${newId()}`,
    "2027-04-01T16:00:00.000Z_'; drop table",
  ])('begins at the start for %p', (cursor) => expect(readBookingCursor(cursor)).toBeUndefined());
});
