import { useTranslation } from 'react-i18next';
import type { Sortable } from './use-sortable';
import styles from './sortable.module.css';

/** The drag handle of a row. Its accessible name describes the keyboard controls. */
export function Grip({
  sortable,
  at,
  count,
  name,
}: {
  sortable: Sortable;
  at: number;
  count: number;
  name: string;
}) {
  const { t } = useTranslation('ui');
  return (
    <button
      type="button"
      className={styles.grip}
      data-grip
      aria-label={t('sort.grip', { name, at: at + 1, of: count })}
      title={t('sort.hint')}
      {...sortable.handle(at, count)}
    >
      <svg viewBox="0 0 12 20" width="12" height="20" aria-hidden focusable="false">
        {[4, 10, 16].map((y) => (
          <g key={y} fill="currentColor">
            <circle cx="2.5" cy={y} r="1.8" />
            <circle cx="9.5" cy={y} r="1.8" />
          </g>
        ))}
      </svg>
    </button>
  );
}
