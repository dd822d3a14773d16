import { useTranslation } from 'react-i18next';
import type { Point } from './israel';
import styles from './store-map.module.css';

/** The place of the celebration on a map. `at`: its position in the frame. */
export function HerePin({ at }: { at: Point }) {
  const { t } = useTranslation('stores');
  return (
    <span className={styles.here} style={{ left: at.x, top: at.y }} role="img" aria-label={t('map.here')} />
  );
}
