import type { StoreKashrut } from '@smachot/contracts';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icon/icon';
import { useFoodWords } from './use-food-words';
import styles from './food.module.css';

type Props = {
  kashrut: StoreKashrut;
  /** The certificate's last day, as people read it. */
  day: string | null;
  /** Its last day has passed. */
  lapsed: boolean;
};

/** The certifier of a kitchen, the certificate's expiry, and whether the certificate was checked. */
export function KashrutFacts({ kashrut, day, lapsed }: Props) {
  const { t } = useTranslation('ui');
  const words = useFoodWords();
  if (kashrut.certificate === 'none') return <p>{words.certificate(kashrut)}</p>;
  return (
    <div className={styles.kashrut} data-lapsed={lapsed || undefined}>
      <Icon name={lapsed ? 'alert' : 'shield'} />
      <p>
        <b>{words.certificate(kashrut)}</b>
        {day ? <span>{t(lapsed ? 'kashrut.lapsed' : 'kashrut.until', { day })}</span> : null}
        <span className="muted small">{t(kashrut.checked ? 'kashrut.checked' : 'kashrut.unchecked')}</span>
      </p>
    </div>
  );
}
