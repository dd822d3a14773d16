import { atWallTime, wallTime } from '@smachot/kernel';
import { isMorning, nextMorning } from './mornings';

/** Saturdays, and the first day of Passover in 2027. */
const isRestDay = (instant: Date): boolean =>
  instant.getUTCDay() === 6 || wallTime(instant).day === '2027-04-22';
const next = (day: string, time: string) => wallTime(nextMorning(atWallTime(day, time), isRestDay));
const is = (day: string, time: string) => isMorning(atWallTime(day, time), isRestDay);

it('a morning is from ten until two, in winter and in summer', () => {
  for (const day of ['2026-12-06', '2027-07-04'])
    expect(['09:59', '10:00', '13:59', '14:00'].map((time) => is(day, time))).toEqual([
      ...[false, true, true, false],
    ]);
});
it('Friday has one, Shabbat and holidays have none', () => {
  expect([is('2026-12-04', '11:00'), is('2026-12-05', '11:00'), is('2027-04-22', '11:00')]).toEqual([
    ...[true, false, false],
  ]);
});
it('the next one is today’s before ten, and tomorrow’s from then on', () => {
  expect(next('2026-12-06', '09:59')).toMatchObject({ day: '2026-12-06', time: '10:00' });
  expect(next('2026-12-06', '10:00')).toMatchObject({ day: '2026-12-07', time: '10:00' });
});
it('the next one after Friday is Sunday’s, and none is on a holiday', () => {
  expect(next('2026-12-04', '10:00').day).toBe('2026-12-06');
  expect(next('2027-04-21', '12:00').day).toBe('2027-04-23');
  expect(next('2026-12-05', '08:00').day).toBe('2026-12-06');
});
it('ten o’clock stays ten when the clock is changed', () => {
  expect(next('2027-03-25', '11:00')).toMatchObject({ day: '2027-03-26', time: '10:00' });
});
