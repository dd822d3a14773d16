import fc from 'fast-check';
import { addDays } from './israel-time';
import { weekdayOf } from './months';
import { lastRepeatedDay, placeInMonth, type Repeat, repeatedDays, REPEATS } from './repeated-days';

const rule = (every: Repeat, change: object = {}) => ({ every, leaveOut: [], ...change });

describe('days of a repetition', () => {
  it.each<[string, string, Parameters<typeof repeatedDays>[1], string[]]>([
    [
      'weekly, over the change of the clock',
      '2027-03-23',
      rule('week', { times: 3 }),
      ['03-23', '03-30', '04-06'],
    ],
    [
      'every two weeks until a day',
      '2027-01-05',
      rule('two_weeks', { until: '2027-02-02' }),
      ['01-05', '01-19', '02-02'],
    ],
    [
      'by a day that short months have not',
      '2027-01-31',
      rule('month_day', { times: 3 }),
      ['01-31', '03-31', '05-31'],
    ],
    ['the second Tuesday', '2027-01-12', rule('month_weekday', { times: 3 }), ['01-12', '02-09', '03-09']],
    ['the last Sunday', '2027-01-31', rule('month_weekday', { times: 3 }), ['01-31', '02-28', '03-28']],
    [
      'a day left out is one less',
      '2027-01-05',
      rule('week', { times: 3, leaveOut: ['2027-01-12'] }),
      ['01-05', '01-19'],
    ],
    ['the first day stays', '2027-01-05', rule('week', { times: 1, leaveOut: ['2027-01-05'] }), ['01-05']],
  ])('%s', (_, first, given, expected) => {
    expect(repeatedDays(first, given)).toEqual(expected.map((day) => `2027-${day}`));
  });

  it('is a year long at most: 53 weeks, 13 months', () => {
    expect(repeatedDays('2027-01-05', rule('week'))).toHaveLength(53);
    expect(repeatedDays('2027-01-05', rule('month_day'))).toHaveLength(13);
    expect(lastRepeatedDay('2028-02-29')).toBe('2029-02-28');
  });

  it('holds for any first day and rule', () => {
    const day = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2026-01-01', days));
    const until = fc.option(fc.integer({ min: 0, max: 500 }), { nil: null });
    const times = fc.option(fc.integer({ min: 1, max: 60 }), { nil: null });
    fc.assert(
      fc.property(day, fc.constantFrom(...REPEATS), until, times, (first, every, ahead, most) => {
        const last = ahead === null ? null : addDays(first, ahead);
        const days = repeatedDays(first, { every, times: most, until: last, leaveOut: [] });
        expect(days[0]).toBe(first);
        expect([...new Set(days)].sort()).toEqual(days);
        expect(days.length).toBeLessThanOrEqual(most ?? 53);
        for (const one of days) {
          expect(one <= lastRepeatedDay(first) && (last === null || one <= last || one === first)).toBe(true);
          if (every === 'month_day') expect(one.slice(8)).toBe(first.slice(8));
          else expect(weekdayOf(one)).toBe(weekdayOf(first));
          if (every === 'month_weekday' && placeInMonth(first) < 5)
            expect(placeInMonth(one)).toBe(placeInMonth(first));
        }
        // leaving days out takes away those, and no others
        const out = days.filter((_, at) => at % 2 === 1);
        const rest = repeatedDays(first, { every, times: most, until: last, leaveOut: out });
        expect(rest).toEqual(days.filter((one) => !out.includes(one)));
      }),
      { numRuns: 80 },
    );
  });
});
