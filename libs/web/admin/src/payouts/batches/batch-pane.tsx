import {
  type AnswerOf,
  type PayoutBatch,
  type PayoutBatchId,
  PayoutStatus,
  type readPayoutBatch,
} from '@smachot/contracts';
import { atWallTime, isolate } from '@smachot/kernel';
import { useAddress, useFormat } from '@smachot/web-platform';
import { Card, ChipRow, FilterChip, QueryStatus, SkeletonForm } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { More } from '../more';
import { usePayoutBatchInfiniteQuery } from '../payouts-api';
import { Sum } from '../sum';
import { BatchActs } from './batch-acts';
import { BatchState } from './batch-state';
import { ExcludedStores } from './excluded-stores';
import { PayoutRow } from './payout-row';
import styles from '../payouts.module.css';

type Page = AnswerOf<typeof readPayoutBatch>;
/** Payouts of a status, or the stores that are not in the batch. */
type Shown = PayoutStatus | 'all' | 'excluded';

/** The payouts of one week: sums, what can be done with them, and each of them. */
export function BatchPane({ batchId }: { batchId: PayoutBatchId }) {
  const [wanted, setWanted] = useAddress<Shown>('status', 'all');
  const status = PayoutStatus.safeParse(wanted).data;
  const query = usePayoutBatchInfiniteQuery(
    { batchId, ...(status && { status }) },
    { refetchOnMountOrArgChange: true },
  );
  // while another status is being read, the head stays
  const pages = query.data?.pages ?? [];
  const [batch] = pages;
  return (
    <Card component="section" className={styles.stack} aria-labelledby="po-batch">
      {batch ? (
        <>
          <BatchHead batch={batch} />
          <BatchActs batch={batch} />
          <Statuses shown={wanted === 'excluded' ? wanted : (status ?? 'all')} onChange={setWanted} />
          {wanted === 'excluded' ? (
            <ExcludedStores batchId={batchId} />
          ) : (
            <>
              <Payouts pages={pages} busy={query.isFetching} />
              <More query={query} />
            </>
          )}
        </>
      ) : (
        <QueryStatus query={query} skeleton={<SkeletonForm fields={4} />} />
      )}
    </Card>
  );
}

/** The payouts of the batch that are in the chosen status. */
function Payouts({ pages, busy }: { pages: readonly Page[]; busy: boolean }) {
  const { t } = useTranslation('admin');
  const none = pages.every(({ items }) => items.length === 0);
  return (
    <>
      <ul className={styles.rows} aria-busy={busy}>
        {pages
          .flatMap(({ items }) => items)
          .map((payout) => (
            <PayoutRow key={payout.id} payout={payout} />
          ))}
      </ul>
      {none && pages[0]?.status !== 'planning' ? <p className="muted">{t('payouts.noPayouts')}</p> : null}
    </>
  );
}

type StatusesProps = { shown: Shown; onChange: (shown: Shown) => void };

function Statuses({ shown, onChange }: StatusesProps) {
  const { t } = useTranslation('admin');
  return (
    <ChipRow label={t('payouts.filter')}>
      {(['all', ...PayoutStatus.options, 'excluded'] as const).map((one) => (
        <FilterChip key={one} on={one === shown} onClick={() => onChange(one)}>
          {t(`payouts.states.${one}`)}
        </FilterChip>
      ))}
    </ChipRow>
  );
}

function BatchHead({ batch }: { batch: PayoutBatch }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const day = (date: string) => isolate(format.dayAndDate(atWallTime(date, '10:00')));
  return (
    <>
      <div className={styles.between}>
        <h2 id="po-batch">{t('payouts.batchOf', { day: day(batch.day) })}</h2>
        <BatchState batch={batch} />
      </div>
      <dl className={styles.figures}>
        {(['payouts', 'returned', 'canceled', 'excluded'] as const).map((part) => (
          <div key={part}>
            <dt>{t(`payouts.figures.${part}`)}</dt>
            <dd>
              <Sum of={batch[part].total} />
            </dd>
            <dd className="small muted">
              {t(part === 'excluded' ? 'payouts.stores' : 'payouts.payouts', { count: batch[part].count })}
            </dd>
          </div>
        ))}
        {batch.paymentDay ? (
          <div>
            <dt>{t('payouts.figures.paymentDay')}</dt>
            <dd>{day(batch.paymentDay)}</dd>
          </div>
        ) : null}
      </dl>
      <p className="small muted">{t('payouts.excluded')}</p>
      <Dates batch={batch} />
    </>
  );
}

/** What happened to the batch so far. */
function Dates({ batch: { fileNumber, fileMadeAt, sentAt, answeredAt } }: { batch: PayoutBatch }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const at = (when: string) => isolate(format.dateTime(when));
  return (
    <ul className={styles.dates}>
      {fileNumber !== null && fileMadeAt ? (
        <li>{t('payouts.fileMade', { number: fileNumber, when: at(fileMadeAt) })}</li>
      ) : null}
      {sentAt ? <li>{t('payouts.sentAt', { when: at(sentAt) })}</li> : null}
      {answeredAt ? <li>{t('payouts.answeredAt', { when: at(answeredAt) })}</li> : null}
    </ul>
  );
}
