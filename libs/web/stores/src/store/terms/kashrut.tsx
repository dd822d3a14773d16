import { wallTime } from '@smachot/kernel';
import { now, useFormat } from '@smachot/web-platform';
import { Card, KashrutFacts } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import type { Store } from '../store';
import styles from '../store.module.css';

const FOOD = ['catering', 'bar', 'desserts', 'venue'];

/** The certifier of the kitchen. Renders nothing for a business without food and without a certificate. */
export function Kashrut({ store }: { store: Store }) {
  const { t } = useTranslation('ui');
  const format = useFormat();
  const { kashrut } = store;
  if (!kashrut || (kashrut.certificate === 'none' && !store.categories.some((one) => FOOD.includes(one))))
    return null;
  const { until } = kashrut;
  return (
    <Card component="section" className={styles.part} aria-labelledby="sp-kashrut">
      <h2 id="sp-kashrut">{t('kashrut.title')}</h2>
      <KashrutFacts
        kashrut={kashrut}
        day={until === null ? null : format.date(`${until}T12:00:00Z`)}
        lapsed={until !== null && until < wallTime(now()).day}
      />
    </Card>
  );
}
