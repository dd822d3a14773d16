import type { BulkPreview, BulkResult } from '@smachot/contracts';
import { useTranslation } from 'react-i18next';
import styles from './bulk.module.css';

type Row = (BulkPreview | BulkResult)['rows'][number];

/** Each row with what will happen to it, or what has. The list scrolls by itself, also with the keyboard. */
export function Outcomes({ rows, label }: { rows: readonly Row[]; label: string }) {
  const { t } = useTranslation('admin');
  return (
    <ul className={styles.outcomes} aria-label={label} tabIndex={0}>
      {rows.map(({ id, name, outcome }) => (
        <li key={id} className={styles.outcome}>
          <bdi>{name || t('lists.erased')}</bdi>
          <span className={outcome === 'ready' || outcome === 'done' ? '' : 'muted'}>
            {t(`lists.bulk.outcomes.${outcome}`)}
          </span>
        </li>
      ))}
    </ul>
  );
}
