import type { Availability } from '@smachot/contracts';
import { closedParts, closing, lookOf, openDaysOf, rulesOf, tapped, type OpenDays } from './hours';

const today = '2026-11-22'; // a Sunday
let named = 0;
const newId = () => `00000000-0000-4000-8000-${String(++named).padStart(12, '0')}`;
const evening = { from: '17:00', to: '24:00' };
const open = (change: Partial<OpenDays> = {}): OpenDays => ({
  hoursChosen: true,
  week: [evening, evening, evening, evening, { from: '17:00', to: '02:00' }, null, null],
  exceptions: {},
  rest: [],
  shortestNotice: '48',
  dailyCapacity: '2',
  slotsPerCustomer: '1',
  ...change,
});

const limits = { shortestNotice: 48, dailyCapacity: 2, slotsPerCustomer: 1 };

describe('the week and its exceptions as rules', () => {
  it('joins days of the same hours, and lets a night end the next day', () => {
    const rules = rulesOf(open(), today, newId);
    expect(rules.map(({ weekdays, recurrence }) => [recurrence, weekdays])).toEqual([
      ['weekly', [0, 1, 2, 3]],
      ['weekly', [4]],
    ]);
    expect(rules[0]).toMatchObject({
      startDateTime: '2026-11-22T15:00:00.000Z',
      endDateTime: '2026-11-22T22:00:00.000Z',
    });
    expect(rules[1]!.endDateTime).toBe('2026-11-23T00:00:00.000Z');
  });
  it('comes back as it went', () => {
    const some = open({
      exceptions: {
        '2026-11-27': { isOpen: true, hours: { from: '10:00', to: '14:00' } },
        '2026-11-24': { isOpen: false, hours: { from: '00:00', to: '24:00' } },
      },
    });
    expect(openDaysOf(rulesOf(some, today, newId), limits)).toEqual(some);
    expect(openDaysOf(rulesOf(open({ week: null }), today, newId), limits)).toEqual(open({ week: null }));
  });
  it('keeps rules that are not drawn by hand', () => {
    const yearly = { ...closing('2026-05-01', '2026-05-01', newId()), recurrence: 'yearly' as const };
    const holiday = closing('2026-12-01', '2026-12-10', newId());
    const read = openDaysOf([yearly, holiday], limits);
    expect(read.rest).toEqual([yearly, holiday]);
    expect(rulesOf(read, today, newId)).toEqual([yearly, holiday]);
  });
  it('never closes everything by opening one day of a store that is always open', () => {
    const always = open({ week: null, exceptions: { '2026-11-27': { isOpen: true, hours: evening } } });
    expect(rulesOf(always, today, newId)).toEqual([]);
  });
  it('forgets days that have long been', () => {
    const past = open({ exceptions: { '2026-01-01': { isOpen: false, hours: evening } } });
    expect(rulesOf(past, today, newId)).toHaveLength(2);
  });
});

describe('tapping a day', () => {
  it('closes an open day and takes it back', () => {
    const once = tapped(open(), '2026-11-24');
    expect(lookOf(once, '2026-11-24')).toBe('shut');
    expect(tapped(once, '2026-11-24')).toEqual(open());
  });
  it('opens a closed day with the usual hours', () => {
    const once = tapped(open(), '2026-11-27');
    expect(lookOf(once, '2026-11-27')).toBe('opened');
    expect(once.exceptions['2026-11-27']).toEqual({ isOpen: true, hours: evening });
  });
  it('leaves a holiday alone', () => {
    const away = open({ rest: [closing('2026-12-01', '2026-12-10', newId())] });
    const looks = ['2026-11-30', '2026-12-01', '2026-12-10', '2026-12-11'].map((day) => lookOf(away, day));
    expect(looks).toEqual(['open', 'rest', 'rest', 'closed']);
    expect(tapped(away, '2026-12-05')).toBe(away);
  });
});

it('knows days that every week or every year closes', () => {
  const weekly = {
    ...closing('2026-01-02', '2026-01-02', newId()),
    recurrence: 'weekly' as const,
    weekdays: [5],
  };
  const yearly = { ...closing('2026-05-01', '2026-05-01', newId()), recurrence: 'yearly' as const };
  const away = open({ week: null, rest: [weekly, yearly] });
  expect(['2026-11-27', '2026-11-28', '2027-05-01', '2025-12-26'].map((day) => lookOf(away, day))).toEqual([
    'rest',
    'open',
    'rest',
    'open',
  ]);
});

describe('rules that close a part of a day', () => {
  const stretch = (from: string, to: string, more: Partial<Availability> = {}): Availability => ({
    ...closing('2026-11-22', '2026-11-22', newId()),
    allDay: false,
    startDateTime: new Date(`${from}+02:00`).toISOString(),
    endDateTime: new Date(`${to}+02:00`).toISOString(),
    ...more,
  });
  const looks = (of: OpenDays, ...days: string[]) => days.map((day) => lookOf(of, day));
  const rest = stretch('2026-11-22T19:00', '2026-11-22T20:30', { recurrence: 'weekly', weekdays: [0, 2] });

  it('are drawn every week, on the days that are open', () => {
    const some = open({ rest: [rest] });
    expect(looks(some, '2026-11-22', '2026-11-23', '2026-11-24', '2026-11-29')).toEqual([
      'part',
      'open',
      'part',
      'part',
    ]);
    expect(closedParts(some, '2026-11-29')).toEqual([{ from: '19:00', to: '20:30' }]);
    // before it began, and on a day that is closed anyway
    expect(looks(some, '2026-11-17')).toEqual(['open']);
    expect(looks(open({ rest: [{ ...rest, weekdays: [5] }] }), '2026-11-27')).toEqual(['closed']);
  });
  it('are over with their last day, and not drawn outside of the opening hours', () => {
    const ended = open({ rest: [{ ...rest, recurrenceEndDate: '2026-11-24' }] });
    expect(looks(ended, '2026-11-24', '2026-11-29')).toEqual(['part', 'open']);
    const morning = stretch('2026-11-22T08:00', '2026-11-22T12:00', { recurrence: 'daily' });
    expect(looks(open({ rest: [morning] }), '2026-11-23')).toEqual(['open']);
    expect(looks(open({ week: null, rest: [morning] }), '2026-11-23')).toEqual(['part']);
  });
  it('reach into the days after the one they begin on', () => {
    const shabbat = stretch('2026-11-27T14:00', '2026-11-28T19:00', { recurrence: 'weekly', weekdays: [5] });
    const always = open({ week: null, rest: [shabbat] });
    expect(closedParts(always, '2026-12-04')).toEqual([{ from: '14:00', to: '24:00' }]);
    expect(closedParts(always, '2026-12-05')).toEqual([{ from: '00:00', to: '19:00' }]);
    expect(looks(always, '2026-12-06')).toEqual(['open']);
  });
  it('leave the day to be closed by a tap', () => {
    const once = tapped(open({ rest: [rest] }), '2026-11-24');
    expect(looks(once, '2026-11-24')).toEqual(['shut']);
    expect(looks(tapped(once, '2026-11-24'), '2026-11-24')).toEqual(['part']);
  });
});
