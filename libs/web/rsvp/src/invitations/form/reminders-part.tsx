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

function Closing() {
  const { t } = useTranslation('rsvp');
  const format = useFormat();
  const { control, register } = useFormContext<InvitationValues>();
  const problem = useFieldProblem();
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
      {values.closing === 'own' ? (
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
      ) : null}
      {closes ? <p className="muted small">{t('form.closesAt', { when: format.dateTime(closes) })}</p> : null}
    </section>
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
          render={({ field }) => (
            <div className={styles.rounds} role="group" aria-label={t('form.reminders')}>
              {[...new Set([...ROUNDS, ...field.value])]
                .sort((a, b) => b - a)
                .map((days) => {
                  const on = field.value.includes(days);
                  const toggled = on
                    ? field.value.filter((one) => one !== days)
                    : [...field.value, days].slice(-MOST_ROUNDS);
                  return (
                    <FilterChip
                      key={days}
                      on={on}
                      {...(on ? { icon: 'check' as const } : {})}
                      onClick={() => field.onChange(toggled)}
                    >
                      {t('form.daysBefore', { count: days })}
                    </FilterChip>
                  );
                })}
            </div>
          )}
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
