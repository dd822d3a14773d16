import fc from 'fast-check';
import { atWallTime, DAY_MS, wallTime } from '@smachot/kernel';
import { lastAllowedHours, nextAllowed, quietTableEnds, type QuietCalendar } from './quiet-calendar';

const at = (day: string, time: string) => atWallTime(day, time);
const shown = ({ at: instant, because }: { at: Date; because: string | null }) => {
  const { day, time } = wallTime(instant);
  return `${day} ${time} ${because ?? 'now'}`;
};

describe('the next allowed hour', () => {
  it.each([
    // a plain Tuesday, its edges and its night
    ['2027-04-20', '11:00', 'jewish', '2027-04-20 11:00 now'],
    ['2027-04-20', '09:00', 'jewish', '2027-04-20 09:00 now'],
    ['2027-04-20', '20:59', 'none', '2027-04-20 20:59 now'],
    ['2027-04-20', '21:00', 'none', '2027-04-21 09:00 night'],
    ['2027-04-20', '03:15', 'jewish', '2027-04-20 09:00 night'],
    // Pesach: from 18:54 till 19:53 of the next day
    ['2027-04-21', '18:53', 'jewish', '2027-04-21 18:53 now'],
    ['2027-04-21', '18:54', 'jewish', '2027-04-22 19:53 holiday'],
    ['2027-04-22', '19:52', 'jewish', '2027-04-22 19:53 holiday'],
    ['2027-04-22', '19:53', 'jewish', '2027-04-22 19:53 now'],
    ['2027-04-21', '18:54', 'none', '2027-04-21 18:54 now'],
    // Shabbat: from 18:55 till 19:54
    ['2027-04-23', '18:55', 'jewish', '2027-04-24 19:54 shabbat'],
    ['2027-04-23', '22:00', 'jewish', '2027-04-24 19:54 shabbat'],
    ['2027-04-24', '12:00', 'none', '2027-04-24 12:00 now'],
    // both days of Rosh Hashana and the Shabbat before them are one stretch; nightfall of a holiday is still allowed
    ['2026-09-11', '19:00', 'jewish', '2026-09-13 19:26 holiday'],
    ['2027-10-02', '08:00', 'jewish', '2027-10-03 19:00 holiday'],
  ] as const)('%s %s (%s) is %s', (day, time, calendar, expected) =>
    expect(shown(nextAllowed(at(day, time), calendar))).toBe(expected),
  );

  it.each([
    ['spring', '2027-03-25', '23:30', '2027-03-26 09:00 night'],
    ['autumn', '2027-10-30', '22:00', '2027-10-31 09:00 night'],
  ])('keeps to the wall clock over the %s night', (_, day, time, expected) =>
    expect(shown(nextAllowed(at(day, time), 'none'))).toBe(expected),
  );

  it('is never in the past, is itself allowed, and reached from every quiet moment before it', () => {
    const instant = fc.date({
      min: new Date('2026-01-02'),
      max: new Date('2036-06-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instant, fc.constantFrom<QuietCalendar>('jewish', 'none'), (moment, calendar) => {
        const first = nextAllowed(moment, calendar);
        expect(first.at >= moment).toBe(true);
        expect(first.because === null).toBe(first.at.getTime() === moment.getTime());
        expect(nextAllowed(first.at, calendar)).toEqual({ at: first.at, because: null });
        const between = new Date((moment.getTime() + first.at.getTime()) / 2);
        if (calendar === 'none' && first.because) expect(nextAllowed(between, calendar).at).toEqual(first.at);
      }),
    );
  });

  it('knows at least three more years', () =>
    expect(quietTableEnds.getTime()).toBeGreaterThan(Date.now() + 3 * 365 * DAY_MS));
});

describe('the last allowed hours before a deadline', () => {
  it('are on Friday for a wedding on Saturday night', () => {
    const hours = lastAllowedHours(at('2027-04-24', '17:30'), 'jewish');
    expect([wallTime(hours.from), wallTime(hours.till)]).toMatchObject([
      { day: '2027-04-23', time: '09:00' },
      { day: '2027-04-23', time: '18:55' },
    ]);
  });
  it('are on the same day for an evening in the week', () => {
    const hours = lastAllowedHours(at('2027-04-20', '16:30'), 'jewish');
    expect([wallTime(hours.from).time, wallTime(hours.till).time]).toEqual(['09:00', '16:30']);
  });
  it('are all allowed and end by the deadline', () => {
    const instant = fc.date({
      min: new Date('2026-02-01'),
      max: new Date('2036-06-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instant, fc.constantFrom<QuietCalendar>('jewish', 'none'), (deadline, calendar) => {
        const { from, till } = lastAllowedHours(deadline, calendar);
        expect(from < till && till <= deadline).toBe(true);
        for (const moment of [
          from,
          new Date((from.getTime() + till.getTime()) / 2),
          new Date(till.getTime() - 1),
        ])
          expect(nextAllowed(moment, calendar).because).toBeNull();
      }),
    );
  });
});
