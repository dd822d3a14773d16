import { useFormat } from '@smachot/web-platform';
import { DateField, Field } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { instantOf, type InvitationValues } from './invitation-values';
import { PlaceField } from './place-field';
import { useFieldProblem } from './use-field-problem';
import styles from '../invitations.module.css';

export function WhenWherePart() {
  const { t } = useTranslation('rsvp');
  const format = useFormat();
  const { control, register } = useFormContext<InvitationValues>();
  const problem = useFieldProblem();
  const [day, time] = useWatch<InvitationValues, ['day', 'time']>({ name: ['day', 'time'] });
  const start = instantOf(day, time);
  return (
    <section className={clsx('card', styles.formPart)}>
      <h2>{t('form.whenWhere')}</h2>
      <div className={styles.formPair}>
        <Controller
          control={control}
          name="day"
          render={({ field }) => (
            <DateField
              label={t('form.day')}
              error={problem('day')}
              hint={start ? format.longDate(start) : undefined}
              {...field}
            />
          )}
        />
        <Field
          ltr
          type="time"
          label={t('form.time')}
          error={problem('time')}
          hint={t('form.israelTime')}
          {...register('time')}
        />
      </div>
      <PlaceField error={problem('address')} />
    </section>
  );
}
