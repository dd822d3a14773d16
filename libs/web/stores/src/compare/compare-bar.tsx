import { Button } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { chosenUnits, compareAddress, useChosenUnits } from './chosen-units';
import styles from './compare-toggle.module.css';

/** The number of units chosen for comparison, and a link to them; renders nothing while there are none. */
export function CompareBar() {
  const { t } = useTranslation('stores');
  const chosen = useChosenUnits();
  if (chosen.length === 0) return null;
  return (
    <div className={styles.bar}>
      <p role="status">{t('compare.chosen', { count: chosen.length })}</p>
      <Button kind="soft" icon="table" to={compareAddress(chosen)}>
        {t('compare.open')}
      </Button>
      <Button kind="ghost" onClick={() => chosenUnits.forget()}>
        {t('compare.clear')}
      </Button>
    </div>
  );
}
