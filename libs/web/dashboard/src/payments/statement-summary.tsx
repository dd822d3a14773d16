import type { StatementSummary as Sums } from '@smachot/contracts';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Sum } from './sum';
import styles from './payments.module.css';

function Row({ name, of, strong = false }: { name: string; of: number; strong?: boolean }) {
  return (
    <div className={strong ? styles.total : undefined}>
      <dt>{name}</dt>
      <dd>
        <Sum of={of} />
      </dd>
    </div>
  );
}

/** What the shown days add up to: the balance before them, each kind of movement, and the balance after them. */
export function StatementSummary({ summary }: { summary: Sums }) {
  const { t } = useTranslation('dashboard');
  const { opening, totals, closing, commissionVat } = summary;
  return (
    <dl className={styles.summary} aria-label={t('payments.summary.title')}>
      <Row strong name={t('payments.summary.opening')} of={opening} />
      {totals.map(({ kind, amount }) => (
        <Fragment key={kind}>
          <Row name={t(`payments.kinds.${kind}`)} of={amount} />
          {kind === 'commission' && commissionVat !== 0 ? (
            <Row name={t('payments.summary.vat')} of={commissionVat} />
          ) : null}
        </Fragment>
      ))}
      <Row strong name={t('payments.summary.closing')} of={closing} />
    </dl>
  );
}
