import type { Language, StoreDay } from '@smachot/contracts';
import {
  addMonths,
  daysOfMonth,
  isMonth,
  monthOf,
  wallTime,
  weeksOfMonth,
  type Month,
} from '@smachot/kernel';
import { now, useAddress, useProblemText } from '@smachot/web-platform';
import {
  Card,
  IconButton,
  isRestDay,
  monthName,
  Note,
  useDayWords,
  useLive,
  weekdayName,
} from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useStoreDaysQuery } from '../../stores-api';
import styles from './days-calendar.module.css';

const LAST_MONTHS = 18;
/** How many months after this one are looked through for a free day. */
const SEARCHED_MONTHS = 5;
const LEGEND = ['open', 'full', 'closed', 'rest'] as const;

type DaysCalendarProps = {
  partner: string;
  /** The day of the celebration, if it is known. */
  chosen: string | null;
  onChoose: (day: string) => void;
};

/**
 * The days of the month in the address; without one, or out of range, of the month of the celebration, or of the first with a free day.
 * @param chosen the day of the celebration; null: not known
 */
export const useShownDays = (partner: string, chosen: string | null) => {
  const first = monthOf(wallTime(now()).day);
  const last = addMonths(first, LAST_MONTHS);
  const [asked, setMonth] = useAddress('month', '');
  const known = [asked, chosen?.slice(0, 7) ?? ''].find(
    (month) => isMonth(month) && month >= first && month <= last,
  );
  const query = useStoreDaysQuery({
    params: { partner },
    query: known ? daysOfMonth(known) : { ...daysOfMonth(first), searchMonths: SEARCHED_MONTHS },
  });
  const found = query.currentData?.days[0]?.day ?? first;
  return { query, month: known ?? monthOf(found), first, last, setMonth };
};

/** The store's availability, month by month; a free day can be chosen. */
export function DaysCalendar({ partner, chosen, onChoose }: DaysCalendarProps) {
  const { t, i18n } = useTranslation('stores');
  const language = i18n.language as Language;
  const say = useProblemText();
  const { query, ...shown } = useShownDays(partner, chosen);
  const days = new Map(query.currentData?.days.map((day) => [day.day, day]));
  return (
    <Card component="section" className={styles.calendar} aria-labelledby="dc-title">
      <div className="row">
        <h2 id="dc-title" className="grow">
          {t('days.title')}
        </h2>
      </div>
      <MonthSteps {...shown} />
      {query.isError ? <Note tone="bad">{say(query.error)}</Note> : null}
      <table className={styles.days} aria-busy={query.isFetching}>
        <thead>
          <tr>
            {[0, 1, 2, 3, 4, 5, 6].map((weekday) => (
              <th key={weekday} scope="col" abbr={weekdayName(weekday, 'long', language)}>
                <span aria-hidden>{weekdayName(weekday, 'narrow', language)}</span>
                <span className="sr">{weekdayName(weekday, 'long', language)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <Weeks month={shown.month} days={days} chosen={chosen} onChoose={onChoose} />
      </table>
      <Legend />
    </Card>
  );
}

/** The month's name between the buttons to its neighbours. */
function MonthSteps({ month, first, last, setMonth }: Omit<ReturnType<typeof useShownDays>, 'query'>) {
  const { t, i18n } = useTranslation('stores');
  const live = useLive();
  return (
    <div className={clsx('row', styles.month)}>
      <IconButton
        icon="next"
        label={t('days.before')}
        disabled={month === first}
        onClick={() => setMonth(addMonths(month, -1))}
        turned
      />
      <b className="grow" aria-live={live}>
        {monthName(month, i18n.language as Language)}
      </b>
      <IconButton
        icon="next"
        label={t('days.after')}
        disabled={month === last}
        onClick={() => setMonth(addMonths(month, 1))}
      />
    </div>
  );
}

type WeeksProps = Pick<DaysCalendarProps, 'chosen' | 'onChoose'> & {
  month: Month;
  days: ReadonlyMap<string, StoreDay>;
};

function Weeks({ month, days, chosen, onChoose }: WeeksProps) {
  const { t } = useTranslation('stores');
  const dateOf = useDayWords();
  const dayOf = (day: string) => {
    const state = days.get(day)?.state;
    const words = state && `${dateOf(day)}, ${t(`days.state.${state}`)}`;
    return <Day {...{ day, state, words, onChoose }} on={day === chosen} />;
  };
  return (
    <tbody>
      {weeksOfMonth(month).map((week) => (
        <tr key={week[0]}>
          {week.map((day) => (
            <td key={day}>{monthOf(day) === month ? dayOf(day) : null}</td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function Legend() {
  const { t } = useTranslation('stores');
  return (
    <ul className={styles.legend}>
      {LEGEND.map((state) => (
        <li key={state}>
          <span className={styles.dot} data-state={state} aria-hidden />
          {t(`days.state.${state}`)}
        </li>
      ))}
    </ul>
  );
}

type DayProps = {
  day: string;
  state: StoreDay['state'] | undefined;
  words: string | undefined;
  on: boolean;
  onChoose: (day: string) => void;
};

function Day({ day, state, words, on, onChoose }: DayProps) {
  const open = state === 'open';
  return (
    <button
      type="button"
      className={styles.day}
      data-calendar-day
      data-state={state}
      data-rest={(state === 'closed' && isRestDay(day)) || undefined}
      title={words}
      aria-label={words}
      aria-pressed={open ? on : undefined}
      disabled={!open}
      onClick={() => onChoose(day)}
    >
      {Number(day.slice(8))}
    </button>
  );
}
