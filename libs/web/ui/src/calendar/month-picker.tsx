import type { Language } from '@smachot/contracts';
import { hebrewNumeral } from '@smachot/i18n';
import { addMonths, hebrewDayOf, holidayOf, monthOf, weeksOfMonth, type Month } from '@smachot/kernel';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button';
import { useLive } from '../feedback/use-live';
import { hebrewMonths, monthName, weekdayName } from './month-names';
import { dayAfterKey } from './typed-day';
import { isRestDay, useDayWords } from './use-day-words';
import styles from './calendar.module.css';

type MonthPickerProps = {
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  today: string;
  min?: string;
  max?: string;
  onChoose: (day: string) => void;
};

/** The day in the grid that keys and pointer move, within the limits. Keys move the focus with it. */
const useGridDay = ({ value, today, min, max }: MonthPickerProps) => {
  const { i18n } = useTranslation('ui');
  const nearest = (day: string) => (min && day < min ? min : max && day > max ? max : day);
  const [at, setAt] = useState(() => nearest(value || today));
  const grid = useRef<HTMLTableElement>(null);
  const byKeys = useRef(true);
  useEffect(() => {
    if (byKeys.current) grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
  }, [at]);
  const point = (day: string) => {
    byKeys.current = false;
    setAt(day);
  };
  const turn = (by: number) => point(nearest(`${addMonths(monthOf(at), by)}-01`));
  const press = (event: KeyboardEvent) => {
    const next = dayAfterKey(event.key, at, i18n.dir(i18n.language));
    if (!next) return;
    event.preventDefault();
    byKeys.current = true;
    setAt(nearest(next));
  };
  return { at, grid, point, turn, press };
};

/** A month to choose a day from: weeks from Sunday, Hebrew dates, Shabbat and holidays marked; all of it by keys, too. */
export function MonthPicker(props: MonthPickerProps) {
  const { value, today, min, max, onChoose } = props;
  const { i18n } = useTranslation('ui');
  const language = i18n.language as Language;
  const { at, grid, point, turn, press } = useGridDay(props);
  const month = monthOf(at);
  const dayButton = (day: string) => (
    <DayButton
      day={day}
      isToday={day === today}
      chosen={day === value}
      focusable={day === at}
      open={(!min || day >= min) && (!max || day <= max)}
      onChoose={() => onChoose(day)}
      onSeen={() => point(day)}
    />
  );
  return (
    <div className={styles.calendar}>
      <MonthHead month={month} min={min} max={max} onTurn={turn} />
      <table
        ref={grid}
        role="grid"
        aria-label={monthName(month, language)}
        className={styles.days}
        onKeyDown={press}
      >
        <Weekdays />
        <Weeks month={month} cell={dayButton} />
      </table>
      <DayInWords day={at} />
    </div>
  );
}

type MonthHeadProps = Pick<MonthPickerProps, 'min' | 'max'> & {
  month: Month;
  onTurn: (by: number) => void;
};

/** The month's names in both calendars, between the buttons to its neighbours. */
function MonthHead({ month, min, max, onTurn }: MonthHeadProps) {
  const { t, i18n } = useTranslation('ui');
  const live = useLive();
  return (
    <div className={styles.head}>
      <IconButton
        icon="next"
        label={t('calendar.before')}
        disabled={Boolean(min && month <= monthOf(min))}
        onClick={() => onTurn(-1)}
        turned
      />
      <b className="grow" aria-live={live}>
        {monthName(month, i18n.language as Language)}
        <small>{hebrewMonths(month)}</small>
      </b>
      <IconButton
        icon="next"
        label={t('calendar.after')}
        disabled={Boolean(max && month >= monthOf(max))}
        onClick={() => onTurn(1)}
      />
    </div>
  );
}

/** Rows from Sunday to Saturday; days of the neighbouring months are left empty. */
function Weeks({ month, cell }: { month: Month; cell: (day: string) => ReactNode }) {
  return (
    <tbody>
      {weeksOfMonth(month).map((week) => (
        <tr key={week[0]}>
          {week.map((day) => (
            <td key={day}>{monthOf(day) === month ? cell(day) : null}</td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function Weekdays() {
  const { i18n } = useTranslation('ui');
  const language = i18n.language as Language;
  return (
    <thead>
      <tr>
        {[0, 1, 2, 3, 4, 5, 6].map((weekday) => (
          <th key={weekday} scope="col" abbr={weekdayName(weekday, 'long', language)}>
            {weekdayName(weekday, 'narrow', language)}
          </th>
        ))}
      </tr>
    </thead>
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
  const words = useDayWords()(day);
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
  return <p className={styles.words}>{useDayWords()(day)}</p>;
}
