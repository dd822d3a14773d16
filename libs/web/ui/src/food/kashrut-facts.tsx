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
  const certificate = words.certificate(kashrut);
  // a certificate that is over certifies nothing, whoever saw it
  const checked = kashrut.checked && !lapsed;
  return (
    <div className={styles.kashrut} data-lapsed={lapsed || undefined}>
      <Icon name={lapsed ? 'alert' : checked ? 'shield' : 'info'} />
      <p>
        <b>{checked ? certificate : t('kashrut.stated', { certificate })}</b>
        {day ? <span>{t(lapsed ? 'kashrut.lapsed' : 'kashrut.until', { day })}</span> : null}
        <span className="muted small">{t(checked ? 'kashrut.checked' : 'kashrut.unchecked')}</span>
      </p>
    </div>
  );
}
