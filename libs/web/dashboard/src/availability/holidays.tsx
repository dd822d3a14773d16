import type { Availability, Language } from '@smachot/contracts';
import { DAY_MS, isolate, weekdayOf } from '@smachot/kernel';
import { listed, useFormat } from '@smachot/web-platform';
import { Button, DateField, Note, weekdayName } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Part } from '../shell/part';
import { closing, restDays, type OpenDays } from './hours';
import styles from '../dashboard.module.css';

type Props = { open: OpenDays; today: string; onChange: (open: OpenDays) => void };
type End = 'from' | 'to';

/** Longer closings, and whatever else is not drawn by tapping. */
export function Holidays({ open, today, onChange }: Props) {
  const { t } = useTranslation('dashboard');
  const words = useRestWords();
  return (
    <Part id="holidays" headingId="av-holidays" title={t('availability.holidays')}>
      <ul>
        {open.rest.map((one) => (
          <li key={one.id} className={styles.between}>
            <span>{words(one)}</span>
            <Button
              kind="ghost"
              onClick={() => onChange({ ...open, rest: open.rest.filter((other) => other !== one) })}
            >
              {t('availability.removeRest')}
            </Button>
          </li>
        ))}
      </ul>
      <AddClosing today={today} onAdd={(rule) => onChange({ ...open, rest: [...open.rest, rule] })} />
    </Part>
  );
}

/** The weekdays on which a weekly rule begins or ends. */
const weekdaysOf = (one: Availability, end: End): number[] => {
  const days = restDays(one);
  // each of its weekdays, and as many days later
  const length = (Date.parse(days.to) - Date.parse(days.from)) / DAY_MS;
  const first = one.weekdays.length > 0 ? one.weekdays : [weekdayOf(days.from)];
  return first.map((start) => start + (end === 'to' ? length : 0));
};

/** One end of a rule as the person reads it: days, time, or both. */
const useEndWords = () => {
  const { i18n } = useTranslation('dashboard');
  const format = useFormat();
  const days = (one: Availability, end: End) => {
    const { from, to } = restDays(one);
    if (one.recurrence === 'daily' || (end === 'to' && !one.allDay && from === to)) return '';
    if (one.recurrence !== 'weekly') return format.date(new Date(`${end === 'from' ? from : to}T12:00:00Z`));
    return listed(weekdaysOf(one, end).map((day) => weekdayName(day, 'long', i18n.language as Language)));
  };
  return (one: Availability, end: End) => {
    const at = end === 'from' ? one.startDateTime : one.endDateTime;
    return one.allDay ? days(one, end) : `${days(one, end)} ${isolate(format.time(at))}`.trim();
  };
};

/** "Closed from 1 May to 3 May · every year". */
const useRestWords = () => {
  const { t } = useTranslation('dashboard');
  const endWords = useEndWords();
  return (one: Availability) => {
    const ends = { from: endWords(one, 'from'), to: endWords(one, 'to') };
    const words = t(one.isAvailable ? 'availability.restOpen' : 'availability.restClosed', ends);
    return one.recurrence === 'none' ? words : `${words} · ${t(`availability.recurrence.${one.recurrence}`)}`;
  };
};

function AddClosing({ today, onAdd }: { today: string; onAdd: (rule: Availability) => void }) {
  const { t } = useTranslation('dashboard');
  const [from, setFrom] = useState('');
  const [to, setTo] = useState('');
  const wrong = from !== '' && to !== '' && to < from;
  const add = () => {
    onAdd(closing(from, to, crypto.randomUUID()));
    setFrom('');
    setTo('');
  };
  return (
    <>
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
    </>
  );
}
