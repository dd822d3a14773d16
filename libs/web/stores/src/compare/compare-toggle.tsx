import type { PricingUnitId } from '@smachot/contracts';
import { Icon } from '@smachot/web-ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { chosenUnits, MOST_COMPARED, useChosenUnits } from './chosen-units';
import styles from './compare-toggle.module.css';

type Props = { id: PricingUnitId; name: string };

/** Adds a unit to the comparison, or removes it. */
export function CompareToggle({ id, name }: Props) {
  const { t } = useTranslation('stores');
  const reason = useId();
  const chosen = useChosenUnits();
  const isChosen = chosen.includes(id);
  const full = !isChosen && chosen.length >= MOST_COMPARED;
  const press = () => {
    if (isChosen) chosenUnits.remove([id]);
    else chosenUnits.add(id);
  };
  return (
    <div className={styles.toggle}>
      <button
        type="button"
        className="chip"
        aria-pressed={isChosen}
        aria-label={t('compare.choose', { name })}
        aria-disabled={full || undefined}
        aria-describedby={full ? reason : undefined}
        onClick={press}
      >
        <Icon name={isChosen ? 'check' : 'plus'} size={18} />
        {t('compare.toggle')}
      </button>
      {full ? (
        <span id={reason} className="small muted">
          {t('compare.full', { count: MOST_COMPARED })}
        </span>
      ) : null}
    </div>
  );
}
