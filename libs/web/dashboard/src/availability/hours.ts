import type { Availability } from '@smachot/contracts';
import { addDays, atWallTime, DAY_MS, wallTime, weekdayOf } from '@smachot/kernel';
import { firstDay, lastDay, stretchesOn, type Hours } from './rule-days';

export type { Hours };

type DayException = { isOpen: boolean; hours: Hours };

/**
 * The opening hours under edit: weekly hours and exceptions by day. `rest` are rules the screen does not draw (holidays, yearly
 * rules, parts of days): they stay unchanged until they are removed explicitly.
 */
export type OpenDays = {
  /** False: a new store, which is closed regardless of the other fields until its week is chosen. */
  hoursChosen: boolean;
  /** Null: open at all times. Else by weekday, 0 is Sunday; null: closed. */
  week: (Hours | null)[] | null;
  exceptions: Record<string, DayException>;
  rest: Availability[];
  shortestNotice: string;
  dailyCapacity: string;
  slotsPerCustomer: string;
};

export const USUAL_HOURS: Hours = { from: '09:00', to: '23:00' };
const WHOLE_DAY: Hours = { from: '00:00', to: '24:00' };
export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6] as const;

const isWhole = ({ from, to }: Hours) => from === '00:00' && to === '24:00';

const hoursOf = (rule: Availability): Hours => {
  if (rule.allDay) return WHOLE_DAY;
  const to = wallTime(new Date(rule.endDateTime)).time;
  return { from: wallTime(new Date(rule.startDateTime)).time, to: to === '00:00' ? '24:00' : to };
};
/** From one day into the night after it. */
const isNight = (rule: Availability) =>
  !rule.allDay &&
  addDays(firstDay(rule), 1) === lastDay(rule) &&
  Date.parse(rule.endDateTime) - Date.parse(rule.startDateTime) < DAY_MS;
const isOneDay = (rule: Availability) =>
  rule.recurrence === 'none' && (firstDay(rule) === lastDay(rule) || isNight(rule));

const isWeekly = (rule: Availability) =>
  rule.isAvailable && rule.recurrence === 'weekly' && !rule.recurrenceEndDate;
const isException = (rule: Availability) => isOneDay(rule) && (rule.isAvailable || rule.allDay);

export const openDaysOf = (
  rules: readonly Availability[],
  limits: { shortestNotice: number; dailyCapacity: number; slotsPerCustomer: number; hoursChosen?: boolean },
): OpenDays => {
  const week: (Hours | null)[] = WEEKDAYS.map(() => null);
  const exceptions: Record<string, DayException> = {};
  const rest: Availability[] = [];
  for (const rule of rules) {
    const weekdays = rule.weekdays.length > 0 ? rule.weekdays : [weekdayOf(firstDay(rule))];
    const day = firstDay(rule);
    if (isWeekly(rule) && weekdays.every((weekday) => week[weekday] === null))
      for (const weekday of weekdays) week[weekday] = hoursOf(rule);
    else if (isException(rule) && !exceptions[day])
      exceptions[day] = { isOpen: rule.isAvailable, hours: hoursOf(rule) };
    else rest.push(rule);
  }
  const opens = rules.some(({ isAvailable }) => isAvailable);
  return {
    hoursChosen: limits.hoursChosen ?? true,
    week: opens ? week : null,
    exceptions,
    rest,
    shortestNotice: String(limits.shortestNotice),
    dailyCapacity: String(limits.dailyCapacity),
    slotsPerCustomer: String(limits.slotsPerCustomer),
  };
};

const stretchOn = (day: string, { from, to }: Hours) => {
  const intoNight = to === '24:00' || to <= from;
  const end = atWallTime(intoNight ? addDays(day, 1) : day, to === '24:00' ? '00:00' : to);
  return { startDateTime: atWallTime(day, from).toISOString(), endDateTime: end.toISOString() };
};
const ruleOn = (day: string, hours: Hours, isAvailable: boolean): Omit<Availability, 'id'> => ({
  isAvailable,
  allDay: isWhole(hours),
  ...stretchOn(day, hours),
  recurrence: 'none',
  recurrenceEndDate: null,
  weekdays: [],
});

/** As long as that a day that has been is still remembered. */
const REMEMBERED_DAYS = 40;

/** The rules in the server's format. `newId` gives each an id, `today` is the day they begin. */
export const rulesOf = (open: OpenDays, today: string, newId: () => string): Availability[] => {
  const byHours = new Map<string, { hours: Hours; weekdays: number[] }>();
  open.week?.forEach((hours, weekday) => {
    if (!hours) return;
    const name = `${hours.from}–${hours.to}`;
    const same = byHours.get(name) ?? { hours, weekdays: [] };
    byHours.set(name, { hours, weekdays: [...same.weekdays, weekday] });
  });
  const weekly = [...byHours.values()].map(({ hours, weekdays }) => ({
    ...ruleOn(today, hours, true),
    recurrence: 'weekly' as const,
    weekdays,
  }));
  const single = Object.entries(open.exceptions)
    .filter(([day]) => day >= addDays(today, -REMEMBERED_DAYS))
    // where everything is open, a rule that opens one day would close all others
    .filter(([, { isOpen }]) => !isOpen || open.week !== null)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([day, { isOpen, hours }]) => ruleOn(day, isOpen ? hours : WHOLE_DAY, isOpen));
  return [...[...weekly, ...single].map((one) => ({ id: newId(), ...one })), ...open.rest];
};

export type DayLook = 'open' | 'closed' | 'opened' | 'part' | 'shut' | 'rest';
/**
 * The look of a day under the rules on the screen. `opened`, `shut`: by an exception; `rest`: closed by a rule kept in `rest`;
 * `part`: open, except for hours that a rule in `rest` closes.
 */
export const lookOf = (open: OpenDays, day: string): DayLook => {
  if (closedByRest(open, day)) return 'rest';
  const exception = open.exceptions[day];
  if (exception && !exception.isOpen) return 'shut';
  if (!hoursOn(open, day)) return 'closed';
  if (closedParts(open, day).length > 0) return 'part';
  return exception ? 'opened' : 'open';
};

/** Null: closed. */
const hoursOn = (open: OpenDays, day: string): Hours | null => {
  const exception = open.exceptions[day];
  if (exception) return exception.isOpen ? exception.hours : null;
  return open.week === null ? WHOLE_DAY : (open.week[weekdayOf(day)] ?? null);
};

/** The hours of a day that rules in `rest` take out of its opening hours, in their order. */
export const closedParts = (open: OpenDays, day: string): Hours[] => {
  const hours = hoursOn(open, day);
  if (!hours) return [];
  // of a night the part after midnight is drawn on the next day
  const until = hours.to <= hours.from ? '24:00' : hours.to;
  return open.rest
    .filter(({ isAvailable, allDay }) => !isAvailable && !allDay)
    .flatMap((rule) => stretchesOn(rule, day))
    .filter(({ from, to }) => from < until && to > hours.from)
    .sort((a, b) => a.from.localeCompare(b.from));
};

const closedByRest = (open: OpenDays, day: string): boolean =>
  open.rest.some(
    (one) =>
      !one.isAvailable &&
      one.allDay &&
      (one.recurrence === 'none'
        ? firstDay(one) <= day && day <= lastDay(one)
        : stretchesOn(one, day).length > 0),
  );

const usualHours = (open: OpenDays): Hours => open.week?.find(Boolean) ?? USUAL_HOURS;

/** Toggles a day by one tap: an open day closes, a closed day opens, and a second tap reverts it. */
export const tapped = (open: OpenDays, day: string): OpenDays => {
  const look = lookOf(open, day);
  if (look === 'rest') return open;
  const { [day]: exception, ...others } = open.exceptions;
  if (exception) return { ...open, exceptions: others };
  const isOpen = look === 'closed';
  const hours = isOpen ? usualHours(open) : WHOLE_DAY;
  return { ...open, exceptions: { ...open.exceptions, [day]: { isOpen, hours } } };
};

/** A holiday: closed from one day to another, both of them too. */
export const closing = (from: string, to: string, id: string): Availability => ({
  id,
  isAvailable: false,
  allDay: true,
  startDateTime: atWallTime(from, '00:00').toISOString(),
  endDateTime: atWallTime(addDays(to, 1), '00:00').toISOString(),
  recurrence: 'none',
  recurrenceEndDate: null,
  weekdays: [],
});
export const restDays = (one: Availability): { from: string; to: string } => ({
  from: firstDay(one),
  to: lastDay(one),
});
