import type { StoreDay } from '@smachot/contracts';
import { weeksOfMonth } from '@smachot/kernel';
import { listed, useAddress, useFormat } from '@smachot/web-platform';
import { Ltr } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOwnDaysQuery } from '../dashboard-api';
import { useOwnStore } from '../shell/own-store';
import { Part } from '../shell/part';
import { lenient } from '../values/typed';
import { tapped, type OpenDays } from './hours';
import { MonthCalendar, partsInWords, seenLook } from './month-calendar';
import { HoursFields } from './week-hours';
import styles from './availability.module.css';

/** The month in the address, else the current one, and its days as the server counts them. */
const useMonth = (today: string) => {
  const { partnerUsername } = useOwnStore();
  const [asked, setMonth] = useAddress('month', today.slice(0, 7));
  const month = /^\d{4}-(?:0[1-9]|1[0-2])$/.test(asked) ? asked : today.slice(0, 7);
  const weeks = weeksOfMonth(month);
  const { currentData } = useOwnDaysQuery(
    {
      params: { partner: partnerUsername },
      query: { from: weeks[0]![0]!, to: weeks.at(-1)![6]! },
    },
    { refetchOnMountOrArgChange: true },
  );
  return { month, setMonth, days: currentData?.days ?? [] };
};

type Props = { open: OpenDays; today: string; onChange: (open: OpenDays) => void };

/** The days of a month, opened and closed by tapping, and the hours of the chosen one. */
export function CalendarPart({ open, today, onChange }: Props) {
  const { t } = useTranslation('dashboard');
  const { month, setMonth, days } = useMonth(today);
  const [chosen, setChosen] = useState(today);
  return (
    <Part id="calendar" headingId="av-calendar" title={t('availability.calendar')}>
      <p className="muted small">{t('availability.tapHint')}</p>
      <MonthCalendar
        open={open}
        month={month}
        today={today}
        days={days}
        capacity={lenient(open.dailyCapacity, 1)}
        chosen={chosen}
        onMonth={setMonth}
        onChoose={setChosen}
        onTap={(day) => {
          setChosen(day);
          if (day >= today) onChange(tapped(open, day));
        }}
      />
      <Legend />
      <ChosenDay
        open={open}
        day={chosen}
        known={days.find(({ day }) => day === chosen)}
        onChange={onChange}
      />
    </Part>
  );
}

function Legend() {
  const { t } = useTranslation('dashboard');
  return (
    <ul className={clsx(styles.legend, 'small')} aria-hidden>
      {(['open', 'part', 'closed', 'opened', 'shut', 'rest'] as const).map((look) => (
        <li key={look}>
          <i data-look={look} />
          {t(`availability.looks.${look}`)}
        </li>
      ))}
    </ul>
  );
}

type ChosenProps = {
  open: OpenDays;
  day: string;
  known: StoreDay | undefined;
  onChange: (open: OpenDays) => void;
};

function ChosenDay({ open, day, known, onChange }: ChosenProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const of = format.longDate(new Date(`${day}T12:00:00Z`));
  const exception = open.exceptions[day];
  const look = seenLook(open, day, known);
  return (
    <div className={styles.chosen} aria-live="polite">
      <b>{of}</b>
      <span className="muted">
        {t(`availability.says.${look}`)}
        {look === 'part' ? `: ${t('availability.closedParts', { parts: partsInWords(open, day) })}` : null}
        {!exception && known && known.hours.length > 0 ? (
          <>
            {' · '}
            <Ltr>{listed(known.hours.map(({ from, to }) => `${from}–${to}`))}</Ltr>
          </>
        ) : null}
      </span>
      {exception?.isOpen ? (
        <HoursFields
          hours={exception.hours}
          of={of}
          onChange={(hours) =>
            onChange({ ...open, exceptions: { ...open.exceptions, [day]: { isOpen: true, hours } } })
          }
        />
      ) : null}
    </div>
  );
}
