import type { Reconciliation } from '@smachot/contracts';
import { atWallTime, isolate } from '@smachot/kernel';
import { useFormat } from '@smachot/web-platform';
import { Card, Note } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { More } from '../more';
import { useReconciliationsInfiniteQuery } from '../payouts-api';
import styles from '../payouts.module.css';

const useNightWords = () => {
  const { t } = useTranslation('admin');
  const format = useFormat();
  return ({ day, status, sales, differences, newDifferences }: Reconciliation) =>
    t(`payouts.nights.${status}`, {
      day: isolate(format.dayAndDate(atWallTime(day, '10:00'))),
      sales: format.number(sales),
      differences: format.number(differences),
      fresh: format.number(newDifferences),
    });
};

/** The last comparison, and the ones before it. A night that failed compared nothing: no difference is no good sign then. */
export function Nights() {
  const { t } = useTranslation('admin');
  const words = useNightWords();
  const query = useReconciliationsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const nights = query.data?.pages.flatMap(({ reconciliations }) => reconciliations);
  const [last, ...before] = nights ?? [];
  if (query.isError && !nights) return <Note tone="bad">{t('payouts.nights.unread')}</Note>;
  if (!nights) return null;
  if (!last) return <Note icon="clock">{t('payouts.nights.none')}</Note>;
  return (
    <Card component="section" className={styles.stack} aria-label={t('payouts.nights.title')}>
      <Note
        tone={last.status === 'failed' ? 'warn' : 'primary'}
        icon={last.status === 'failed' ? 'alert' : 'clock'}
      >
        {words(last)}
      </Note>
      {before.length > 0 ? (
        <details>
          <summary className={styles.summary}>{t('payouts.nights.before')}</summary>
          <ul className={styles.dates}>
            {before.map((night) => (
              <li key={night._id}>{words(night)}</li>
            ))}
          </ul>
          <More query={query} />
        </details>
      ) : null}
    </Card>
  );
}
