import type { MoneyOfDay } from '@smachot/contracts';
import { useFormat } from '@smachot/web-platform';
import { useTranslation } from 'react-i18next';
import styles from '../acts/acts.module.css';

const SUMS = ['captured', 'refunded', 'rsvpBilled'] as const;

/** Sums since midnight in Israel. */
export function TodaysMoney({ money }: { money: MoneyOfDay }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  return (
    <section className={styles.screen} aria-labelledby="admin-money">
      <h2 id="admin-money">{t('panel.today')}</h2>
      <dl className={styles.cards}>
        {SUMS.map((sum) => (
          <div key={sum} className={styles.card}>
            <dt>{t(`panel.money.${sum}`)}</dt>
            <dd className={styles.number} style={{ margin: 0 }}>
              {format.shekels(money[sum])}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
