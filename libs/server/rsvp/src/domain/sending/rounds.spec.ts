import { atWallTime, HOUR_MS, MINUTE_MS, wallTime } from '@smachot/kernel';
import { type AllowedHours, dayOfMoment, planRounds } from './rounds';

/** Quiet hours from Friday 16:00 to Saturday 20:00 and at night; a simple week without holidays. */
const hours: AllowedHours = {
  next: (at) => {
    for (let minute = 0; ; minute += 15) {
      const moment = new Date(at.getTime() + minute * MINUTE_MS);
      if (allowed(moment)) return moment;
    }
  },
  lastBefore: (deadline) => {
    let till = deadline;
    while (!allowed(new Date(till.getTime() - 1))) till = new Date(till.getTime() - MINUTE_MS);
    let from = till;
    while (allowed(new Date(from.getTime() - 1))) from = new Date(from.getTime() - MINUTE_MS);
    return { from, till };
  },
};
const allowed = (at: Date): boolean => {
  const { time, weekday } = wallTime(at);
  if (time < '09:00' || time >= '21:00') return false;
  return weekday === 5 ? time < '16:00' : weekday === 6 ? time >= '20:00' : true;
};
const shown = (at: Date) => `${wallTime(at).day} ${wallTime(at).time}`;

describe('the day-of message', () => {
  it.each([
    ['a Thursday evening', '2027-05-20', '19:30', '2027-05-20 10:00'],
    ['a Saturday night', '2027-05-22', '20:30', '2027-05-21 10:00'],
    ['a Friday noon', '2027-05-21', '12:00', '2027-05-20 10:00'],
    ['a Friday at one', '2027-05-21', '13:00', '2027-05-21 09:00'],
    ['a Saturday close to midnight', '2027-05-22', '23:59', '2027-05-22 20:00'],
  ])('of %s goes at the right hour', (_, day, time, expected) =>
    expect(shown(dayOfMoment(atWallTime(day, time), hours))).toBe(expected),
  );

  it('always leaves three hours', () => {
    for (let hour = 0; hour < 7 * 24; hour++) {
      const date = new Date(atWallTime('2027-05-16', '00:30').getTime() + hour * HOUR_MS);
      const moment = dayOfMoment(date, hours);
      expect(date.getTime() - moment.getTime()).toBeGreaterThanOrEqual(3 * HOUR_MS);
      expect(allowed(moment)).toBe(true);
    }
  });
});

describe('the plan of an event', () => {
  const date = atWallTime('2027-05-20', '19:30');
  const closingDate = atWallTime('2027-05-18', '19:30');
  const event = {
    ...{ date, closingDate, dayOfAuto: true, thankYouAuto: true, tablesAuto: false },
    reminderRounds: [{ daysBeforeClosing: 7 }, { daysBeforeClosing: 2 }],
  };
  const planned = () => planRounds(event, hours).map(({ key, dueAt }) => `${key} ${shown(dueAt)}`);

  it('has reminders at eleven, the day itself and thanks', () =>
    expect(planned()).toEqual([
      'reminder:7 2027-05-11 11:00',
      'reminder:2 2027-05-16 11:00',
      'day_of 2027-05-20 10:00',
      'thank_you 2027-05-21 11:00',
    ]));
  it('tells the tables on the evening before, only when the host wants it; before a Shabbat while hours are open', () => {
    const tables = (at: Date) => {
      const rounds = planRounds({ ...event, date: at, tablesAuto: true }, hours);
      return shown(rounds.find(({ kind }) => kind === 'table')!.dueAt);
    };
    expect(tables(date)).toBe('2027-05-19 18:00');
    expect(tables(atWallTime('2027-05-22', '20:30')).slice(0, 10)).toBe('2027-05-21');
  });
  it.each([
    [{ dayOfAuto: false }, ['reminder:7', 'reminder:2', 'thank_you']],
    [{ thankYouAuto: false }, ['reminder:7', 'reminder:2', 'day_of']],
  ])('leaves out what the host has switched off: %j', (off, keys) => {
    const planned = planRounds({ ...event, ...off }, hours);
    expect(planned.map(({ key }) => key)).toEqual(keys);
  });
  it('thanks after the Shabbat for a Friday night', () => {
    const friday = { ...event, date: atWallTime('2027-05-21', '19:30') };
    expect(shown(planRounds(friday, hours).at(-1)!.dueAt)).toBe('2027-05-22 20:00');
  });
  it('plans a doubled reminder once and none after the start', () => {
    const doubled = {
      ...event,
      closingDate: date,
      reminderRounds: [{ daysBeforeClosing: 0 }, { daysBeforeClosing: 0 }],
    };
    expect(planRounds(doubled, hours).map(({ key }) => key)).toEqual(['day_of', 'reminder:0', 'thank_you']);
    const noon = {
      ...doubled,
      date: atWallTime('2027-05-20', '10:30'),
      closingDate: atWallTime('2027-05-20', '10:30'),
    };
    expect(planRounds(noon, hours).map(({ key }) => key)).toEqual(['day_of', 'thank_you']);
  });
});
