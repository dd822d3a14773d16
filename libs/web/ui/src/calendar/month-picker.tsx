import type { Language } from '@smachot/contracts';
import { formatHebrewDate, hebrewNumeral } from '@smachot/i18n';
import {
  addMonths,
  hebrewDayOf,
  holidayOf,
  monthOf,
  weeksOfMonth,
  type Month,
  DAY_MS,
} from '@smachot/kernel';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button';
import { dayAfterKey } from './typed-day';
import { isRestDay, useDayWords } from './use-day-words';
import styles from './calendar.module.css';

/** A Sunday, for the names of weekdays. */
const SUNDAY = Date.UTC(2026, 10, 1, 12);
const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`);

type MonthPickerProps = {
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  today: string;
  min?: string;
  max?: string;
  onChoose: (day: string) => void;
};

/** A month to choose a day from: weeks from Sunday, Hebrew dates, Shabbat and holidays marked; all of it by keys, too. */
export function MonthPicker({ value, today, min, max, onChoose }: MonthPickerProps) {
  const { t, i18n } = useTranslation('ui');
  const language = i18n.language as Language;
  const within = (day: string) => (!min || day >= min) && (!max || day <= max);
  const nearest = (day: string) => (min && day < min ? min : max && day > max ? max : day);
  const [at, setAt] = useState(() => nearest(value || today));
  const grid = useRef<HTMLTableElement>(null);
  const byKeys = useRef(true);
  const month = monthOf(at);
  useEffect(() => {
    if (byKeys.current) grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
  }, [at]);
  const turn = (by: number) => {
    byKeys.current = false;
    setAt(nearest(`${addMonths(month, by)}-01`));
  };
  const press = (event: KeyboardEvent) => {
    const next = dayAfterKey(event.key, at, i18n.dir(language));
    if (!next) return;
    event.preventDefault();
    byKeys.current = true;
    setAt(nearest(next));
  };
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <IconButton
          icon="next"
          label={t('calendar.before')}
          disabled={Boolean(min && month <= monthOf(min))}
          onClick={() => turn(-1)}
          sx={{ transform: 'scaleX(-1)' }}
        />
        <b className="grow" aria-live="polite">
          {monthName(month, language)}
          <small>{hebrewMonths(month)}</small>
        </b>
        <IconButton
          icon="next"
          label={t('calendar.after')}
          disabled={Boolean(max && month >= monthOf(max))}
          onClick={() => turn(1)}
        />
      </div>
      <table
        ref={grid}
        role="grid"
        aria-label={monthName(month, language)}
        className={styles.days}
        onKeyDown={press}
      >
        <thead>
          <tr>
            {[0, 1, 2, 3, 4, 5, 6].map((weekday) => (
              <th key={weekday} scope="col" abbr={weekdayName(weekday, 'long', language)}>
                {weekdayName(weekday, 'narrow', language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  {monthOf(day) === month ? (
                    <DayButton
                      day={day}
                      isToday={day === today}
                      chosen={day === value}
                      focusable={day === at}
                      open={within(day)}
                      onChoose={() => onChoose(day)}
                      onSeen={() => {
                        byKeys.current = false;
                        setAt(day);
                      }}
                    />
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <DayInWords day={at} />
    </div>
  );
}

type DayButtonProps = {
  day: string;
  isToday: boolean;
  chosen: boolean;
  focusable: boolean;
  open: boolean;
  onChoose: () => void;
  onSeen: () => void;
};

function DayButton({ day, isToday, chosen, focusable, open, onChoose, onSeen }: DayButtonProps) {
  const words = useDayWords(day);
  return (
    <button
      type="button"
      className={styles.day}
      data-day={day}
      data-rest={isRestDay(day) || undefined}
      data-holiday={holidayOf(day) ? true : undefined}
      aria-label={words}
      aria-pressed={chosen}
      aria-current={isToday ? 'date' : undefined}
      tabIndex={focusable ? 0 : -1}
      disabled={!open}
      onClick={onChoose}
      onMouseEnter={onSeen}
    >
      {Number(day.slice(8))}
      <small aria-hidden>{hebrewNumeral(hebrewDayOf(day).day)}</small>
    </button>
  );
}

/** The day under the pointer or the keyboard focus in words, in both calendars. */
function DayInWords({ day }: { day: string }) {
  return <p className={styles.words}>{useDayWords(day)}</p>;
}

const monthName = (month: Month, language: Language): string =>
  new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    noonOf(`${month}-15`),
  );
const weekdayName = (weekday: number, weekdayStyle: 'narrow' | 'long', language: Language): string =>
  new Intl.DateTimeFormat(language, { weekday: weekdayStyle, timeZone: 'UTC' }).format(
    new Date(SUNDAY + weekday * DAY_MS),
  );
const hebrewMonthAndYear = (day: string): string =>
  formatHebrewDate(noonOf(day)).split(' ').slice(1).join(' ').slice(1);
/** The Hebrew months a month reaches over. */
const hebrewMonths = (month: Month): string => {
  const first = hebrewMonthAndYear(`${month}-01`);
  const last = hebrewMonthAndYear(`${month}-28`);
  if (first === last) return last;
  const year = ` ${last.split(' ').at(-1)}`;
  return `${first.endsWith(year) ? first.slice(0, -year.length) : first} – ${last}`;
};
