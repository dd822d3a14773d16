import { expectedSeats } from './rsvp';

const now = new Date('2026-11-28T10:00:00.000Z');
const open = '2026-12-10T10:00:00.000Z';
const seats = (attending: number, declined: number, awaitingResponse: number, awaitingSend: number) => ({
  attending: { records: 1, seats: attending },
  declined: { records: 1, seats: declined },
  awaitingResponse: { records: 1, seats: awaitingResponse },
  awaitingSend: { records: 1, seats: awaitingSend },
  seatsConfirmed: attending,
});

it.each([
  ['nobody has answered: all who are invited', seats(0, 0, 100, 150), 250],
  ['three of four come so far: so do the others', seats(75, 25, 80, 20), 150],
  ['rounded up', seats(2, 1, 10, 0), 9],
  ['all have answered', seats(120, 30, 0, 0), 120],
  ['all decline so far', seats(0, 10, 90, 0), 0],
])('%s', (_, stats, expected) => {
  expect(expectedSeats(stats, open, now)).toBe(expected);
});

it('is who confirmed once answers are closed', () => {
  expect(expectedSeats(seats(75, 25, 80, 20), '2026-11-27T10:00:00.000Z', now)).toBe(75);
});
