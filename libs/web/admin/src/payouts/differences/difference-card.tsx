import type { ReconciliationDifference } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useFormat } from '@smachot/web-platform';
import { Badge, Button, Card, LongCode } from '@smachot/web-ui';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Sum } from '../sum';
import styles from '../payouts.module.css';

type Of = { difference: ReconciliationDifference };

type Row = { name: string; ours: ReactNode; theirs: ReactNode };

const useRows = ({ ours, theirs }: ReconciliationDifference): Row[] => {
  const { t } = useTranslation('admin');
  const sum = (of: number | null | undefined) => (of === null || of === undefined ? '–' : <Sum of={of} />);
  const code = (of: string | null | undefined) =>
    of ? <LongCode className={styles.code}>{of}</LongCode> : '–';
  return [
    { name: t('payouts.differences.status'), ours: code(ours?.status), theirs: code(theirs?.status) },
    { name: t('payouts.differences.amount'), ours: sum(ours?.amount), theirs: sum(theirs?.amount) },
    { name: t('payouts.differences.left'), ours: sum(ours?.left), theirs: sum(theirs?.left) },
    {
      name: t('payouts.differences.reference'),
      ours: code(ours?.paymentId ?? ours?.billId ?? ours?.ledgerEntryId),
      theirs: code(theirs?.reference),
    },
  ];
};

/** Our books and the provider's, line beside line. */
function Sides({ difference, labelledBy }: Of & { labelledBy: string }) {
  const { t } = useTranslation('admin');
  const rows = useRows(difference);
  const { ours, theirs } = difference;
  return (
    <table className={styles.sides} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <td />
          <th scope="col">{t(ours ? 'payouts.differences.ours' : 'payouts.differences.notOurs')}</th>
          <th scope="col">{t(theirs ? 'payouts.differences.theirs' : 'payouts.differences.notTheirs')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, ...sides }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{sides.ours}</td>
            <td>{sides.theirs}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Resolution({ difference: { resolution } }: Of) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  if (!resolution) return null;
  return (
    <p className="small">
      {t(`payouts.differences.resolved.${resolution.how}`, { when: isolate(format.dateTime(resolution.at)) })}
      {resolution.reason ? (
        <>
          {' '}
          <q className="lines" dir="auto">
            {resolution.reason}
          </q>
        </>
      ) : null}
    </p>
  );
}

export function DifferenceCard({ difference, onResolve }: Of & { onResolve: () => void }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const id = useId();
  const { kind, saleId, firstSeenAt, lastSeenAt, resolution } = difference;
  return (
    <Card component="article" className={styles.stack} aria-labelledby={id}>
      <div className={styles.between}>
        <h2 id={id} className={styles.small}>
          {t(`payouts.differences.kinds.${kind}`)}
        </h2>
        <Badge tone={resolution ? 'ok' : 'bad'} icon={resolution ? 'check' : 'alert'}>
          {t(`payouts.differences.state.${resolution ? 'resolved' : 'open'}`)}
        </Badge>
      </div>
      <p className="small muted">
        {t('payouts.differences.sale')} <LongCode className={styles.code}>{saleId}</LongCode> ·{' '}
        {t('payouts.differences.seen', {
          first: isolate(format.dateTime(firstSeenAt)),
          last: isolate(format.dateTime(lastSeenAt)),
        })}
      </p>
      <Sides difference={difference} labelledBy={id} />
      <Resolution difference={difference} />
      {resolution ? null : (
        <div>
          <Button kind="soft" icon="check" onClick={onResolve}>
            {t('payouts.differences.resolve')}
          </Button>
        </div>
      )}
    </Card>
  );
}
