import { useTranslation } from 'react-i18next';
import { useLiveLost } from '@smachot/web-platform';
import { Icon } from '@smachot/web-ui';
import styles from './shell.module.css';

/** A notice that the numbers on screen are stale; they update again automatically. */
export function ConnectionLost() {
  const { t } = useTranslation('shell');
  const lost = useLiveLost();
  return (
    <div role="status">
      {lost ? (
        <p className={styles.lost}>
          <Icon name="alert" size={18} />
          <span>{t('connectionLost')}</span>
        </p>
      ) : null}
    </div>
  );
}
