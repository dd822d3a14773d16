import { CheckField } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { InvitationValues } from './invitation-values';
import styles from '../invitations.module.css';

/** Automatic messages on the day of the event and after it; each can be sent by hand instead. */
export function AutomaticPart() {
  const { t } = useTranslation('rsvp');
  const { control } = useFormContext<InvitationValues>();
  return (
    <section className={clsx('card', styles.formPart)} id="automatic">
      <h2>{t('automatic.title')}</h2>
      {(['dayOf', 'thankYou'] as const).map((kind) => (
        <Controller
          key={kind}
          control={control}
          name={kind}
          render={({ field }) => (
            <CheckField
              kind="switch"
              label={t(`automatic.${kind}`)}
              hint={t(`automatic.${kind}Hint`)}
              checked={field.value}
              onChange={({ target }) => field.onChange(target.checked)}
            />
          )}
        />
      ))}
    </section>
  );
}
