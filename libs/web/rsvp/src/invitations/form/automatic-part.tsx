import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { FormSwitch } from './form-switch';
import styles from '../invitations.module.css';

/** Automatic messages on the day before the event, on its day and after it; each can be sent by hand instead. */
export function AutomaticPart() {
  const { t } = useTranslation('rsvp');
  return (
    <section className={clsx('card', styles.formPart)} id="automatic">
      <h2>{t('automatic.title')}</h2>
      {(['tables', 'dayOf', 'thankYou'] as const).map((kind) => (
        <FormSwitch key={kind} name={kind} label={t(`automatic.${kind}`)} hint={t(`automatic.${kind}Hint`)} />
      ))}
    </section>
  );
}
