import type { Language, StoreDay } from '@smachot/contracts';
import { addDays, addMonths, isolate, weekdayOf, weeksOfMonth } from '@smachot/kernel';
import { listed, useFormat } from '@smachot/web-platform';
import { Icon, IconButton, type IconName, monthName, useLive, weekdayName } from '@smachot/web-ui';
import { useRef, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { closedParts, lookOf, type DayLook, type OpenDays } from './hours';
import dashboardStyles from '../dashboard.module.css';
import availabilityStyles from './availability.module.css';

type Props = {
  open: OpenDays;
  month: string;
  today: string;
  /** The days as the server counts them: booked ones, and ones too soon to order. */
  days: readonly StoreDay[];
  capacity: number;
  chosen: string;
  onMonth: (month: string) => void;
  onTap: (day: string) => void;
  onChoose: (day: string) => void;
};

const ICON: Record<DayLook, IconName> = {
  open: 'check',
  closed: 'minus',
  opened: 'sparkle',
  part: 'clock',
  shut: 'x',
  rest: 'moon',
};
const at = (day: string) => new Date(`${day}T12:00:00Z`);

/** The look of a day by the rules on the screen and by the rules known only to the server. */
export const seenLook = (open: OpenDays, day: string, known: StoreDay | undefined): DayLook => {
  const look = lookOf(open, day);
  return (look === 'open' || look === 'part') && known?.state === 'closed' ? 'rest' : look;
};

/** "13:00–15:00, 20:00–24:00": when a day that is open is closed. */
export const partsInWords = (open: OpenDays, day: string): string =>
  listed(closedParts(open, day).map(({ from, to }) => isolate(`${from}–${to}`)));

/** Arrow keys lead from `reached` to its neighbours, also into the next month. */
const useArrowKeys = (reached: string, { month, onMonth, onChoose }: Props) => {
  const grid = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const ahead = document.documentElement.dir === 'rtl' ? -1 : 1;
    const by = { ArrowRight: ahead, ArrowLeft: -ahead, ArrowDown: 7, ArrowUp: -7 }[event.key];
    if (!by) return;
    event.preventDefault();
    const next = addDays(reached, by);
    onChoose(next);
    if (next.slice(0, 7) !== month) onMonth(next.slice(0, 7));
    requestAnimationFrame(() => grid.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus());
  };
  return { ref: grid, onKeyDown };
};

/** A month as a grid of buttons: each day's button shows its state. */
export function MonthCalendar(props: Props) {
  const { month, chosen } = props;
  const { t, i18n } = useTranslation('dashboard');
  const weeks = weeksOfMonth(month);
  // one day can be reached by Tab: the chosen one, or the first of a month it is not in
  const reached = chosen.slice(0, 7) === month ? chosen : `${month}-01`;
  const arrowKeys = useArrowKeys(reached, props);
  return (
    <div className={availabilityStyles.month}>
      <MonthHead {...props} />
      <div className={availabilityStyles.grid} aria-hidden>
        {weeks[1]!.map((day) => (
          <span key={day} className={availabilityStyles.weekday}>
            {weekdayName(weekdayOf(day), 'narrow', i18n.language as Language)}
          </span>
        ))}
      </div>
      <div
        className={availabilityStyles.grid}
        {...arrowKeys}
        role="group"
        aria-label={t('availability.calendar')}
      >
        {weeks.flat().map((day) => (
          <Day key={day} {...props} day={day} reached={day === reached} />
        ))}
      </div>
    </div>
  );
}

/** The name of the month between the ways to its neighbours. */
function MonthHead({ month, onMonth }: Pick<Props, 'month' | 'onMonth'>) {
  const { t, i18n } = useTranslation('dashboard');
  const live = useLive();
  return (
    <div className={dashboardStyles.between}>
      <IconButton
        icon="next"
        label={t('availability.before')}
        turned
        onClick={() => onMonth(addMonths(month, -1))}
      />
      <h3 aria-live={live}>{monthName(month, i18n.language as Language)}</h3>
      <IconButton icon="next" label={t('availability.after')} onClick={() => onMonth(addMonths(month, 1))} />
    </div>
  );
}

function Day(props: Props & { day: string; reached: boolean }) {
  const { open, day, month, today, days, capacity, chosen, reached, onTap } = props;
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const known = days.find((one) => one.day === day);
  const look = seenLook(open, day, known);
  const taken = known?.taken ?? 0;
  const words = listed([
    format.longDate(at(day)),
    t(`availability.looks.${look}`),
    ...(look === 'part' ? [t('availability.closedParts', { parts: partsInWords(open, day) })] : []),
    ...(taken > 0 ? [t('availability.taken', { count: taken, of: capacity })] : []),
    ...(known?.state === 'notice' ? [t('availability.notice')] : []),
  ]);
  return (
    <button
      type="button"
      className={availabilityStyles.day}
      data-calendar-day
      data-day={day}
      data-look={look}
      data-out={day.slice(0, 7) !== month || undefined}
      data-today={day === today || undefined}
      data-chosen={day === chosen || undefined}
      tabIndex={reached ? 0 : -1}
      aria-label={words}
      aria-pressed={day in open.exceptions}
      aria-disabled={day < today || undefined}
      onClick={() => onTap(day)}
    >
      <b>{Number(day.slice(8))}</b>
      <Icon name={ICON[look]} size={16} />
      {taken > 0 ? (
        <span className={availabilityStyles.taken} data-taken={`${taken}/${capacity}`} aria-hidden />
      ) : null}
    </button>
  );
}
