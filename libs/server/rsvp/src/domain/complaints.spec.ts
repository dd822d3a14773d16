import { tooManyComplaints } from './complaints';

it.each([
  [2, 10, false],
  [3, 10, true],
  [3, 100, false],
  [4, 100, true],
  [30, 1000, false],
  [31, 1000, true],
])('%d of %d: %s', (complained, writtenTo, expected) =>
  expect(tooManyComplaints({ complained, writtenTo })).toBe(expected),
);
