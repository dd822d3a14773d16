import { useFormat } from '@smachot/web-platform';
import { Choice, DateField, Field, FilterChip } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { closingShown, type InvitationValues } from './invitation-values';
import { useFieldProblem } from './use-field-problem';
import styles from '../invitations.module.css';

const ROUNDS = [14, 10, 7, 4, 2, 1] as const;
const MOST_ROUNDS = 5;

/** Day and hour of the host's own closing. */
function OwnClosing() {
  const { t } = useTranslation('rsvp');
  const { control, register } = useFormContext<InvitationValues>();
  const problem = useFieldProblem();
  return (
    <div className={styles.formPair}>
      <Controller
        control={control}
        name="closingDay"
        render={({ field }) => (
          <DateField label={t('form.closingDay')} error={problem('closingDay')} {...field} />
        )}
      />
      <Field
        ltr
        type="time"
        label={t('form.closingTime')}
        error={problem('closingTime')}
        {...register('closingTime')}
      />
    </div>
  );
}

function Closing() {
  const { t } = useTranslation('rsvp');
  const format = useFormat();
  const { control } = useFormContext<InvitationValues>();
  const values = useWatch<InvitationValues>() as InvitationValues;
  const closes = closingShown(values);
  return (
    <section className={clsx('card', styles.formPart)} id="closing">
      <h2>{t('form.closing')}</h2>
      <Controller
        control={control}
        name="closing"
        render={({ field }) => (
          <Choice
            label={t('form.closing')}
            value={field.value}
            onChange={field.onChange}
            options={[
              { value: 'usual', label: t('form.closingUsual') },
              { value: 'own', label: t('form.closingOwn') },
            ]}
          />
        )}
      />
      {values.closing === 'own' ? <OwnClosing /> : null}
      {closes ? <p className="muted small">{t('form.closesAt', { when: format.dateTime(closes) })}</p> : null}
    </section>
  );
}

type RoundsProps = { value: readonly number[]; onChange: (rounds: number[]) => void };

/** Days before closing, one chip each. A sixth round replaces the one chosen first. */
function ReminderRounds({ value, onChange }: RoundsProps) {
  const { t } = useTranslation('rsvp');
  const offered = [...new Set([...ROUNDS, ...value])].sort((a, b) => b - a);
  return (
    <div className={styles.rounds} role="group" aria-label={t('form.reminders')}>
      {offered.map((days) => {
        const on = value.includes(days);
        const toggled = on ? value.filter((one) => one !== days) : [...value, days].slice(-MOST_ROUNDS);
        return (
          <FilterChip
            key={days}
            on={on}
            {...(on ? { icon: 'check' as const } : {})}
            onClick={() => onChange(toggled)}
          >
            {t('form.daysBefore', { count: days })}
          </FilterChip>
        );
      })}
    </div>
  );
}

export function RemindersPart() {
  const { t } = useTranslation('rsvp');
  const { control } = useFormContext<InvitationValues>();
  return (
    <>
      <Closing />
      <section className={clsx('card', styles.formPart)} id="reminders">
        <h2>{t('form.reminders')}</h2>
        <p className="muted small">{t('form.remindersNote')}</p>
        <Controller
          control={control}
          name="reminders"
          render={({ field }) => <ReminderRounds value={field.value} onChange={field.onChange} />}
        />
        <Controller
          control={control}
          name="quietCalendar"
          render={({ field }) => (
            <Choice
              label={t('form.quiet')}
              value={field.value}
              onChange={field.onChange}
              options={[
                { value: 'jewish', label: t('form.quietJewish') },
                { value: 'none', label: t('form.quietNone') },
              ]}
            />
          )}
        />
        <p className="muted small">{t('form.quietNote')}</p>
      </section>
    </>
  );
}
