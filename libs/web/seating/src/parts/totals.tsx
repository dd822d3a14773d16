import { Badge } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useRoom } from '../plan/seating-context';
import styles from '../seating.module.css';

/** Seats of all tables, how many are taken, who is without, and tables with too many. */
export function Totals() {
  const { t } = useTranslation('seating');
  const { seats, taken, unseated, overfull } = useRoom().view.totals;
  return (
    <p className={styles.totals}>
      <Badge icon="table">{t('totals.taken', { taken, seats })}</Badge>
      <Badge icon="users" tone={unseated ? 'warn' : 'ok'}>
        {unseated ? t('totals.unseated', { count: unseated }) : t('totals.everybody')}
      </Badge>
      {overfull ? (
        <Badge icon="alert" tone="bad">
          {t('totals.overfull', { count: overfull })}
        </Badge>
      ) : null}
    </p>
  );
}
