import { type OwnRegistration, ticketsPage } from '@smachot/contracts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import styles from './registration.module.css';

/** Leads to the tickets of an approved registration. */
export function TicketsLink({
  registration: { registrationId, status, eventCanceled },
}: {
  registration: OwnRegistration;
}) {
  const { t } = useTranslation('events');
  if (status !== 'approved' || eventCanceled) return null;
  return (
    <span className={styles.line}>
      <Link className="tap-line" to={ticketsPage(registrationId)}>
        {t('tickets.open')}
      </Link>
    </span>
  );
}
