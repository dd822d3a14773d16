import fc from 'fast-check';
import { hourInIsrael, momentInIsrael, nextAllowedHour } from './allowed-hour';
import { targetOf } from './clock-jump';

const at = (local: string) => Date.parse(local);

describe('the next allowed hour', () => {
  it.each([
    ['a weekday night waits for the morning', '2026-11-17T22:30:00+02:00', '2026-11-18T09:00:00+02:00'],
    [
      'in the middle of the day it is the next full hour',
      '2026-11-17T11:10:00+02:00',
      '2026-11-17T12:00:00+02:00',
    ],
    ['Friday afternoon waits for Sunday', '2026-11-20T14:30:00+02:00', '2026-11-22T09:00:00+02:00'],
    [
      'Passover eve 2027 waits past the feast and Shabbat',
      '2027-04-21T15:00:00+03:00',
      '2027-04-23T09:00:00+03:00',
    ],
    [
      'Rosh Hashana 2027 (Saturday and Sunday) waits for Monday',
      '2027-10-01T15:00:00+03:00',
      '2027-10-04T09:00:00+03:00',
    ],
  ])('%s', (_, now, expected) => {
    expect(new Date(nextAllowedHour(at(now))).toISOString()).toBe(new Date(at(expected)).toISOString());
  });

  it('is always later, by day, and never a Saturday', () => {
    fc.assert(
      fc.property(fc.integer({ min: at('2026-01-01T00:00Z'), max: at('2030-01-01T00:00Z') }), (now) => {
        const next = nextAllowedHour(now);
        expect(next).toBeGreaterThan(now);
        expect(hourInIsrael(next)).toBeGreaterThanOrEqual(9);
        expect(hourInIsrael(next)).toBeLessThan(21);
        expect(new Date(next).toLocaleString('en', { timeZone: 'Asia/Jerusalem', weekday: 'long' })).not.toBe(
          'Saturday',
        );
      }),
      { numRuns: 60 },
    );
  });
});

describe('moments in Israel', () => {
  it('know summer and winter', () => {
    expect(new Date(momentInIsrael('2027-07-01', 11)).toISOString()).toBe('2027-07-01T08:00:00.000Z');
    expect(new Date(momentInIsrael('2026-12-18', 11)).toISOString()).toBe('2026-12-18T09:00:00.000Z');
  });

  it('jump to the day after the event, past the hour of billing', () => {
    const jump = { to: 'day-after', date: '2026-12-31' } as const;
    expect(new Date(targetOf(jump, 0)).toISOString()).toBe('2027-01-01T09:00:00.000Z');
  });
});
