import { addDays } from './israel-time';
import { weekdayOf } from './months';

/** A day of the calendar of Israel. `rests`: no work, as on Shabbat. */
export type Holiday = { name: HolidayName; rests: boolean };
type HolidayName =
  | 'rosh-hashana'
  | 'yom-kippur'
  | 'sukkot'
  | 'sukkot-weekdays'
  | 'simchat-torah'
  | 'chanukah'
  | 'tu-bishvat'
  | 'purim'
  | 'pesach'
  | 'pesach-weekdays'
  | 'pesach-seventh'
  | 'holocaust-day'
  | 'memorial-day'
  | 'independence-day'
  | 'lag-baomer'
  | 'shavuot'
  | 'tisha-beav'
  | 'tu-beav';

let hebrew: Intl.DateTimeFormat | undefined;

/** Day and month of the Hebrew calendar; months by their English names of Unicode, Adar of a common year as `Adar`. */
export const hebrewDayOf = (day: string): { day: number; month: string } => {
  hebrew ??= new Intl.DateTimeFormat('en-u-ca-hebrew-nu-latn', {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
  });
  const parts = new Map(
    hebrew.formatToParts(new Date(`${day}T12:00:00Z`)).map(({ type, value }) => [type, value]),
  );
  return { day: Number(parts.get('day')), month: parts.get('month') ?? '' };
};

const RESTS: Readonly<Record<string, HolidayName>> = {
  'Tishri 1': 'rosh-hashana',
  'Tishri 2': 'rosh-hashana',
  'Tishri 10': 'yom-kippur',
  'Tishri 15': 'sukkot',
  'Tishri 22': 'simchat-torah',
  'Nisan 15': 'pesach',
  'Nisan 21': 'pesach-seventh',
  'Sivan 6': 'shavuot',
};
const KEPT: Readonly<Record<string, HolidayName>> = {
  'Shevat 15': 'tu-bishvat',
  'Adar 14': 'purim',
  'Adar II 14': 'purim',
  'Iyar 18': 'lag-baomer',
  'Av 15': 'tu-beav',
};
const SPANS: readonly [month: string, from: number, to: number, name: HolidayName][] = [
  ['Tishri', 16, 21, 'sukkot-weekdays'],
  ['Nisan', 16, 20, 'pesach-weekdays'],
  ['Kislev', 25, 30, 'chanukah'],
  ['Tevet', 1, 2, 'chanukah'],
];
const [SUNDAY, MONDAY, FRIDAY, SATURDAY] = [0, 1, 5, 6];

/** Days the law of Israel moves so that they touch no Shabbat, found from the weekday their own date falls on. */
const moved = (date: number, month: string, weekday: number): HolidayName | undefined => {
  const weekdayOn = (other: number) => (weekday + other - date + 70) % 7;
  const on = (own: number, moves: Readonly<Record<number, number>>) => own + (moves[weekdayOn(own)] ?? 0);
  if (month === 'Nisan' && date === on(27, { [FRIDAY]: -1, [SUNDAY]: 1 })) return 'holocaust-day';
  if (month === 'Av' && date === on(9, { [SATURDAY]: 1 })) return 'tisha-beav';
  if (month !== 'Iyar') return undefined;
  const independence = on(5, { [FRIDAY]: -1, [SATURDAY]: -2, [MONDAY]: 1 });
  if (date === independence) return 'independence-day';
  return date === independence - 1 ? 'memorial-day' : undefined;
};

/** @param day `YYYY-MM-DD`; the day on which it is, not the evening it begins */
export const holidayOf = (day: string): Holiday | undefined => {
  const { day: date, month } = hebrewDayOf(day);
  const rest = RESTS[`${month} ${date}`];
  if (rest) return { name: rest, rests: true };
  const span = SPANS.find(([of, from, to]) => of === month && from <= date && date <= to)?.[3];
  // the eighth candle: Kislev has 29 days in some years
  const eighth =
    month === 'Tevet' && date === 3 && hebrewDayOf(addDays(day, -3)).day === 29 ? 'chanukah' : undefined;
  const name = KEPT[`${month} ${date}`] ?? span ?? eighth ?? moved(date, month, weekdayOf(day));
  return name && { name, rests: false };
};
