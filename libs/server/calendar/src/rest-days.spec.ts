import { atWallTime } from '@smachot/kernel';
import { isRestDay } from './rest-days';

it.each([
  ['2026-11-27', '20:00', false], // a Friday, although Shabbat has begun
  ['2026-11-28', '09:00', true],
  ['2026-11-28', '23:30', true],
  ['2026-11-29', '00:10', false],
  ['2027-04-22', '12:00', true], // Pesach, a Thursday
  ['2027-04-20', '12:00', false],
  ['2026-09-13', '08:00', true], // the second day of Rosh Hashana
])('%s %s is a day of rest: %s', (day, time, rest) => expect(isRestDay(atWallTime(day, time))).toBe(rest));
