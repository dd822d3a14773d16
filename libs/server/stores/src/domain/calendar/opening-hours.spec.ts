import * as fc from 'fast-check';
import type { Availability } from '@smachot/contracts';
import { addDays, atWallTime, DAY_MS, HOUR_MS, wallTime } from '@smachot/kernel';
import { dayStretch, isOpenAt, openHours, openStretches } from './opening-hours';

let next = 0;
/** `from` and `to`: wall clock in Israel, "2027-04-04 10:00". */
const rule = (from: string, to: string, more: Partial<Availability> = {}): Availability => {
  const at = (text: string) => atWallTime(text.slice(0, 10), text.slice(11)).toISOString();
  return {
    id: `0194000c-0000-7000-8000-${String(next++).padStart(12, '0')}`,
    isAvailable: true,
    allDay: false,
    startDateTime: at(from),
    endDateTime: at(to),
    recurrence: 'none',
    recurrenceEndDate: null,
    weekdays: [],
    ...more,
  };
};
const closed = { isAvailable: false } as const;
const allDay = { allDay: true } as const;
const weekly = { recurrence: 'weekly' } as const;

// 2027-04-04 is a Sunday
describe('opening hours', () => {
  it('are all hours where no rule opens', () => {
    expect(openHours([], '2027-04-04')).toEqual([{ from: '00:00', to: '24:00' }]);
    const noon = rule('2027-04-04 12:00', '2027-04-04 14:00', closed);
    expect(openHours([noon], '2027-04-04')).toEqual([
      { from: '00:00', to: '12:00' },
      { from: '14:00', to: '24:00' },
    ]);
  });

  it('are those of the rules once one opens', () => {
    const rules = [rule('2027-04-04 10:00', '2027-04-04 22:00', { ...weekly, weekdays: [0, 2] })];
    expect(openHours(rules, '2027-04-04')).toEqual([{ from: '10:00', to: '22:00' }]);
    expect(openHours(rules, '2027-04-05')).toEqual([]);
    expect(openHours(rules, '2027-04-06')).toEqual([{ from: '10:00', to: '22:00' }]);
    expect(openHours(rules, '2029-07-01')).toEqual([{ from: '10:00', to: '22:00' }]);
  });

  it('do not begin before the rule does', () => {
    const rules = [rule('2027-04-04 10:00', '2027-04-04 22:00', { recurrence: 'daily' })];
    expect(openHours(rules, '2027-04-03')).toEqual([]);
  });

  it('recur on the weekday a weekly rule starts on where none is named', () => {
    const rules = [rule('2027-04-05 10:00', '2027-04-05 12:00', weekly)];
    expect(openHours(rules, '2027-04-12')).toEqual([{ from: '10:00', to: '12:00' }]);
    expect(openHours(rules, '2027-04-11')).toEqual([]);
  });

  it('are closed where a rule closes, whatever opens', () => {
    const rules = [
      rule('2027-04-04 00:00', '2027-04-05 00:00', { ...allDay, recurrence: 'daily' }),
      rule('2027-04-06 13:00', '2027-04-06 15:00', closed),
      rule('2027-04-06 12:00', '2027-04-06 14:00'),
    ];
    expect(openHours(rules, '2027-04-06')).toEqual([
      { from: '00:00', to: '13:00' },
      { from: '15:00', to: '24:00' },
    ]);
  });

  it('go on over midnight', () => {
    const rules = [rule('2027-04-04 18:00', '2027-04-05 02:00', { ...weekly, weekdays: [0] })];
    expect(openHours(rules, '2027-04-04')).toEqual([{ from: '18:00', to: '24:00' }]);
    expect(openHours(rules, '2027-04-05')).toEqual([{ from: '00:00', to: '02:00' }]);
    expect(isOpenAt(rules, atWallTime('2027-04-05', '01:59'))).toBe(true);
    expect(isOpenAt(rules, atWallTime('2027-04-05', '02:00'))).toBe(false);
  });

  it('last through several days, as Shabbat does', () => {
    const shabbat = rule('2027-04-09 15:00', '2027-04-10 20:00', { ...closed, ...weekly });
    expect(openHours([shabbat], '2027-04-16')).toEqual([{ from: '00:00', to: '15:00' }]);
    expect(openHours([shabbat], '2027-04-17')).toEqual([{ from: '20:00', to: '24:00' }]);
  });

  it('end after the last day of a rule, whose night is still its own', () => {
    const rules = [
      rule('2027-04-04 20:00', '2027-04-05 01:00', { recurrence: 'daily', recurrenceEndDate: '2027-04-06' }),
    ];
    expect(openHours(rules, '2027-04-07')).toEqual([{ from: '00:00', to: '01:00' }]);
    expect(openHours(rules, '2027-04-08')).toEqual([]);
  });

  it('come once a year, on the 29th of February only in leap years', () => {
    const birthday = rule('2027-12-31 10:00', '2027-12-31 12:00', { recurrence: 'yearly' });
    expect(openHours([birthday], '2030-12-31')).toHaveLength(1);
    const leap = rule('2028-02-29 10:00', '2028-02-29 12:00', { recurrence: 'yearly' });
    expect(openHours([leap], '2029-02-28')).toEqual([]);
    expect(openHours([leap], '2029-03-01')).toEqual([]);
    expect(openHours([leap], '2032-02-29')).toHaveLength(1);
  });

  it.each(['2027-04-05 00:00', '2027-04-04 23:59'])('are a whole day when it ends at %s', (end) => {
    const rules = [rule('2027-04-04 00:00', end, allDay)];
    expect(openHours(rules, '2027-04-04')).toEqual([{ from: '00:00', to: '24:00' }]);
    expect(openHours(rules, '2027-04-05')).toEqual([]);
  });

  it('read the same on the clock before and after summer time', () => {
    const rules = [rule('2027-03-24 10:00', '2027-03-24 22:00', { recurrence: 'daily' })];
    for (const day of ['2027-03-25', '2027-03-26', '2027-03-27', '2027-10-31', '2027-11-01'])
      expect(openHours(rules, day)).toEqual([{ from: '10:00', to: '22:00' }]);
  });

  it('are 23 hours on the spring Friday and 25 on the autumn Sunday', () => {
    const hours = (day: string) =>
      openStretches([], dayStretch(day)).reduce((sum, { from, to }) => sum + (to - from) / HOUR_MS, 0);
    expect([hours('2027-03-26'), hours('2027-10-31'), hours('2027-04-04')]).toEqual([23, 25, 24]);
  });

  it('begin after the hour the spring night skips', () => {
    const rules = [rule('2027-03-20 02:30', '2027-03-20 05:00', { recurrence: 'daily' })];
    expect(openHours(rules, '2027-03-26')).toEqual([{ from: '03:30', to: '05:00' }]);
  });
});

describe('by property', () => {
  const day = fc.integer({ min: 0, max: 500 }).map((days) => addDays('2027-01-01', days));
  const minutes = fc.integer({ min: 0, max: 1_439 });
  const time = (minute: number) =>
    `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  const anyRule = fc
    .record({
      start: day,
      from: minutes,
      lasts: fc.integer({ min: 15, max: 3 * 1_440 }),
      isAvailable: fc.boolean(),
      allDay: fc.boolean(),
      recurrence: fc.constantFrom('none' as const, 'daily' as const, 'weekly' as const, 'yearly' as const),
      recurrenceEndDate: fc.option(day),
      weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 4 }),
    })
    .map(({ start, from, lasts, ...more }) => {
      const end = from + lasts;
      const endDay = addDays(start, Math.floor(end / 1_440));
      return rule(`${start} ${time(from)}`, `${endDay} ${time(end % 1_440)}`, more);
    })
    .filter(({ startDateTime, endDateTime }) => startDateTime < endDateTime);
  const rules = fc.array(anyRule, { maxLength: 5 });

  /** Days on which a clock in Israel shows every minute once. */
  const ordinary = day.filter((one) => {
    const { from, to } = dayStretch(one);
    return to - from === DAY_MS;
  });

  /** A slow reference: does any day the rule recurs on cover this minute of the wall clock? */
  const covers = (one: Availability, wall: { day: string; time: string }): boolean => {
    const start = wallTime(new Date(one.startDateTime));
    const end = wallTime(new Date(one.endDateTime));
    for (let back = 0; back <= 5; back++) {
      const begins = addDays(wall.day, -back);
      const weekday = new Date(`${begins}T00:00:00Z`).getUTCDay();
      const startWeekday = new Date(`${start.day}T00:00:00Z`).getUTCDay();
      const recurs = {
        none: begins === start.day,
        daily: begins >= start.day,
        weekly:
          begins >= start.day && (one.weekdays.length ? one.weekdays : [startWeekday]).includes(weekday),
        yearly: begins >= start.day && begins.slice(5) === start.day.slice(5),
      }[one.recurrence];
      if (!recurs || (one.recurrenceEndDate && begins > one.recurrenceEndDate)) continue;
      const span = Math.round((Date.parse(end.day) - Date.parse(start.day)) / DAY_MS);
      const last = addDays(begins, one.allDay && end.time === '00:00' && span > 0 ? span - 1 : span);
      const minute = `${wall.day} ${wall.time}`;
      if (
        one.allDay
          ? wall.day >= begins && wall.day <= last
          : minute >= `${begins} ${start.time}` && minute < `${last} ${end.time}`
      )
        return true;
    }
    return false;
  };

  it('is open at a minute exactly when a rule that opens covers it and none that closes does', () => {
    fc.assert(
      fc.property(rules, ordinary, minutes, (some, one, minute) => {
        const instant = atWallTime(one, time(minute));
        const wall = wallTime(instant);
        const opening = some.filter(({ isAvailable }) => isAvailable);
        const open = !opening.length || opening.some((each) => covers(each, wall));
        const shut = some.some((each) => !each.isAvailable && covers(each, wall));
        expect(isOpenAt(some, instant)).toBe(open && !shut);
      }),
      { numRuns: 500 },
    );
  });

  it('gives stretches in order, apart, within the window, and the same however it is cut', () => {
    fc.assert(
      fc.property(rules, day, fc.integer({ min: 1, max: 40 }), (some, first, count) => {
        const window = { from: dayStretch(first).from, to: dayStretch(addDays(first, count)).to };
        const whole = openStretches(some, window);
        for (const [at, { from, to }] of whole.entries()) {
          expect(from).toBeLessThan(to);
          expect(from).toBeGreaterThanOrEqual(whole[at - 1]?.to ?? window.from);
          expect(to).toBeLessThanOrEqual(window.to);
        }
        const open = (stretches: { from: number; to: number }[]) =>
          stretches.reduce((sum, { from, to }) => sum + to - from, 0);
        let byDay = 0;
        for (let one = first; one <= addDays(first, count); one = addDays(one, 1))
          byDay += open(openStretches(some, dayStretch(one)));
        expect(byDay).toBe(open(whole));
      }),
      { numRuns: 100 },
    );
  });
});
