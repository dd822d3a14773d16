import type { Availability } from '@smachot/contracts';
import { DAY_MS, isolate, weekdayOf } from '@smachot/kernel';
import { useFormat } from '@smachot/web-platform';
import { Button, DateField, Note } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { closing, restDays, type OpenDays } from './hours';
import styles from '../dashboard.module.css';

/** Some Sunday. */
const SUNDAY = Date.UTC(2026, 10, 22);

type Props = { open: OpenDays; today: string; onChange: (open: OpenDays) => void };

/** Longer closings, and whatever else is not drawn by tapping. */
export function Holidays({ open, today, onChange }: Props) {
  const { t, i18n } = useTranslation('dashboard');
  const format = useFormat();
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const wrong = from !== '' && to !== '' && to < from;
  const weekday = new Intl.DateTimeFormat(i18n.language, { weekday: 'long', timeZone: 'UTC' });
  const date = (day: string) => format.date(new Date(`${day}T12:00:00Z`));
  const named = (one: Availability, end: 'from' | 'to') => {
    const days = restDays(one);
    if (one.recurrence === 'daily' || (end === 'to' && !one.allDay && days.from === days.to)) return '';
    if (one.recurrence !== 'weekly') return date(days[end]);
    // each of its weekdays, and as many days later
    const length = (Date.parse(days.to) - Date.parse(days.from)) / DAY_MS;
    const first = one.weekdays.length > 0 ? one.weekdays : [weekdayOf(days.from)];
    return first
      .map((start) => weekday.format(SUNDAY + (start + (end === 'to' ? length : 0)) * DAY_MS))
      .join(', ');
  };
  const restWords = (one: Availability, end: 'from' | 'to') => {
    const at = end === 'from' ? one.startDateTime : one.endDateTime;
    return one.allDay ? named(one, end) : `${named(one, end)} ${isolate(format.time(at))}`.trim();
  };
  const add = () => {
    onChange({ ...open, rest: [...open.rest, closing(from, to, crypto.randomUUID())] });
    setFrom('');
    setTo('');
  };
  return (
    <section className={clsx('card', styles.part)} id="holidays" aria-labelledby="av-holidays">
      <h2 id="av-holidays">{t('availability.holidays')}</h2>
      <ul>
        {open.rest.map((one) => (
          <li key={one.id} className={styles.between}>
            <span>
              {t(one.isAvailable ? 'availability.restOpen' : 'availability.restClosed', {
                from: restWords(one, 'from'),
                to: restWords(one, 'to'),
              })}
              {one.recurrence === 'none' ? '' : ` · ${t(`availability.recurrence.${one.recurrence}`)}`}
            </span>
            <Button
              kind="ghost"
              onClick={() => onChange({ ...open, rest: open.rest.filter((other) => other !== one) })}
            >
              {t('availability.removeRest')}
            </Button>
          </li>
        ))}
      </ul>
      <div className={styles.pair}>
        <DateField
          label={t('availability.closedFrom')}
          min={today}
          value={from}
          onChange={(day) => setFrom(day)}
        />
        <DateField
          label={t('availability.closedTo')}
          min={from || today}
          value={to}
          onChange={(day) => setTo(day)}
        />
      </div>
      {wrong ? <Note tone="bad">{t('availability.wrongOrder')}</Note> : null}
      <div>
        <Button kind="soft" icon="plus" disabled={!from || !to || wrong} onClick={add}>
          {t('availability.addHoliday')}
        </Button>
      </div>
    </section>
  );
}
