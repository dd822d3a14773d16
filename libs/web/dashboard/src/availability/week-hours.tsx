import type { Language } from '@smachot/contracts';
import { CheckField, Choice, Field, weekdayName } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { USUAL_HOURS, WEEKDAYS, type Hours, type OpenDays } from './hours';
import styles from './availability.module.css';

/** 24:00 is midnight on a clock. */
const shown = (time: string) => (time === '24:00' ? '00:00' : time);
const endOf = (time: string) => (time === '00:00' ? '24:00' : time);

type HoursProps = { hours: Hours; onChange: (hours: Hours) => void; of: string };

export function HoursFields({ hours, onChange, of }: HoursProps) {
  const { t } = useTranslation('dashboard');
  const night = hours.to !== '24:00' && hours.to <= hours.from;
  return (
    <div className={styles.hours}>
      <Field
        ltr
        type="time"
        label={t('availability.from')}
        aria={{ 'aria-label': t('availability.fromOf', { of }) }}
        value={hours.from}
        onChange={({ target }) => target.value && onChange({ ...hours, from: target.value })}
      />
      <Field
        ltr
        type="time"
        label={t('availability.to')}
        aria={{ 'aria-label': t('availability.toOf', { of }) }}
        hint={night ? t('availability.nextDay') : undefined}
        value={shown(hours.to)}
        onChange={({ target }) => target.value && onChange({ ...hours, to: endOf(target.value) })}
      />
    </div>
  );
}

type WeekProps = { open: OpenDays; onChange: (week: OpenDays['week']) => void };

/** The usual week, Sunday first. */
export function WeekHours({ open, onChange }: WeekProps) {
  const { t } = useTranslation('dashboard');
  const { week } = open;
  return (
    <>
      <Choice
        label={t('availability.week')}
        value={open.hoursChosen ? (week ? 'hours' : 'always') : null}
        options={[
          { value: 'always', label: t('availability.always') },
          { value: 'hours', label: t('availability.byHours') },
        ]}
        onChange={(kind) =>
          onChange(kind === 'always' ? null : WEEKDAYS.map((weekday) => (weekday < 5 ? USUAL_HOURS : null)))
        }
      />
      {week ? (
        <ul className={styles.week}>
          {WEEKDAYS.map((weekday) => (
            <WeekdayRow key={weekday} weekday={weekday} week={week} onChange={onChange} />
          ))}
        </ul>
      ) : open.hoursChosen ? (
        <p className="muted">{t('availability.alwaysText')}</p>
      ) : null}
    </>
  );
}

type Week = NonNullable<OpenDays['week']>;
type WeekdayProps = { weekday: number; week: Week; onChange: (week: Week) => void };

function WeekdayRow({ weekday, week, onChange }: WeekdayProps) {
  const { i18n } = useTranslation('dashboard');
  const hours = week[weekday] ?? null;
  const openDays = week.filter(Boolean).length;
  const of = weekdayName(weekday, 'long', i18n.language as Language);
  const set = (next: Hours | null) => onChange(week.map((one, other) => (other === weekday ? next : one)));
  return (
    <li>
      <CheckField
        kind="switch"
        label={of}
        checked={hours !== null}
        // at least one day: with none open the store would be open always
        disabled={hours !== null && openDays === 1}
        onChange={({ target }) => set(target.checked ? (week.find(Boolean) ?? USUAL_HOURS) : null)}
      />
      {hours ? <HoursFields hours={hours} of={of} onChange={set} /> : null}
    </li>
  );
}
