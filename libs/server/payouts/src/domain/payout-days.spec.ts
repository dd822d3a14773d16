import { atWallTime } from '@smachot/kernel';
import { batchDay, nextBatchDay, payableFrom, paymentDay } from './payout-days';

const never = () => false;

it.each([
  ['2031-06-08', '05:59', '2031-06-01'],
  ['2031-06-08', '06:00', '2031-06-08'],
  ['2031-06-14', '23:59', '2031-06-08'],
  // the clocks change in the night to this Sunday
  ['2031-10-26', '06:00', '2031-10-26'],
])('on %s at %s the newest batch is that of %s', (day, time, expected) =>
  expect(batchDay(atWallTime(day, time))).toBe(expected),
);

it('the next one is a week later', () =>
  expect(nextBatchDay(atWallTime('2031-06-10', '12:00'))).toBe('2031-06-15'));

it('money can be paid out from the midnight after the celebration, which may be the next day', () => {
  expect(payableFrom(atWallTime('2031-06-07', '23:30'))).toEqual(atWallTime('2031-06-08', '00:00'));
  expect(payableFrom(atWallTime('2031-06-08', '01:30'))).toEqual(atWallTime('2031-06-09', '00:00'));
});

it('banks pay from Sunday to Thursday, and not on holidays', () => {
  expect(paymentDay(atWallTime('2031-06-08', '09:00'), never)).toBe('2031-06-09');
  expect(paymentDay(atWallTime('2031-06-12', '09:00'), never)).toBe('2031-06-15');
  const holiday = (at: Date) => at < atWallTime('2031-06-16', '00:00');
  expect(paymentDay(atWallTime('2031-06-12', '09:00'), holiday)).toBe('2031-06-16');
});
