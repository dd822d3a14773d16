import { type ChargebackCase, ChargebackStatus } from '@smachot/contracts';
import { isolateLtr } from '@smachot/kernel';
import { listed, useAddress, useAddressParams, useFormat } from '@smachot/web-platform';
import { ChipRow, EmptyState, FilterChip, Note, QueryStatus, SkeletonRows, LongCode } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { More } from '../more';
import { useChargebackCasesInfiniteQuery } from '../payouts-api';
import { Sum } from '../sum';
import { DisputePane } from './dispute-pane';
import { DisputeState } from './dispute-state';
import styles from '../payouts.module.css';

const useAbout = () => {
  const { t } = useTranslation('admin');
  return ({ subject, orderCode }: ChargebackCase): string =>
    orderCode
      ? t(subject === 'tickets' ? 'payouts.disputes.tickets' : 'payouts.disputes.order', {
          code: isolateLtr(orderCode),
        })
      : t(`payouts.disputes.subject.${subject}`);
};

function CaseLink({ one, current }: { one: ChargebackCase; current: boolean }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const about = useAbout();
  const search = new URLSearchParams(useAddressParams()[0]);
  search.set('chargeback', one._id);
  search.delete('decide');
  const answered = (['customer', 'business'] as const).filter((side) =>
    side === 'customer' ? one.customerAnswered : one.businessAnswered,
  );
  return (
    <Link
      className={styles.item}
      to={{ search: search.toString() }}
      replace
      preventScrollReset
      aria-current={current ? 'true' : undefined}
    >
      <span className={styles.itemText}>
        <b>{about(one)}</b>
        <span className="small muted">
          {format.date(one.openedAt)} · <Sum of={one.amount} />
        </span>
        <span className="small">
          {answered.length > 0
            ? listed(answered.map((side) => t(`payouts.disputes.answered.${side}`)))
            : t('payouts.disputes.nobodyAnswered')}
        </span>
      </span>
      <DisputeState status={one.status} />
    </Link>
  );
}

/** Sales whose dispute the provider announced and could not show yet: they are asked about again, without an admin. */
function Unread({ sales }: { sales: readonly { saleId: string; heardAt: string; attempts: number }[] }) {
  const { t } = useTranslation('admin');
  if (sales.length === 0) return null;
  return (
    <Note tone="warn" icon="clock">
      {t('payouts.disputes.unread', { count: sales.length })}
      <ul className={styles.dates}>
        {sales.map(({ saleId, attempts }) => (
          <li key={saleId}>
            <LongCode className={styles.code}>{saleId}</LongCode> ·{' '}
            {t('payouts.disputes.attempts', { count: attempts })}
          </li>
        ))}
      </ul>
    </Note>
  );
}

type ListProps = { cases: readonly ChargebackCase[]; current: string | undefined };

function Cases({ cases, current }: ListProps) {
  const { t } = useTranslation('admin');
  return (
    <nav className={styles.list} aria-label={t('payouts.disputes.list')}>
      {cases.map((one) => (
        <CaseLink key={one._id} one={one} current={one._id === current} />
      ))}
    </nav>
  );
}

type StatusesProps = {
  status: ChargebackStatus | 'all';
  onChange: (status: ChargebackStatus | 'all') => void;
};

function Statuses({ status, onChange }: StatusesProps) {
  const { t } = useTranslation('admin');
  return (
    <ChipRow label={t('payouts.filter')}>
      {([...ChargebackStatus.options, 'all'] as const).map((one) => (
        <FilterChip key={one} on={one === status} onClick={() => onChange(one)}>
          {t(`payouts.disputes.states.${one}`)}
        </FilterChip>
      ))}
    </ChipRow>
  );
}

/** Charges that were disputed, with the evidence of both sides. */
export function DisputesTab() {
  const { t } = useTranslation('admin');
  const [wanted, setWanted] = useAddress<ChargebackStatus | 'all'>('status', 'opened');
  const [chosen] = useAddress('chargeback', '');
  const status = wanted === 'all' ? undefined : (ChargebackStatus.safeParse(wanted).data ?? 'opened');
  const query = useChargebackCasesInfiniteQuery(status ? { status } : {}, {
    refetchOnMountOrArgChange: true,
  });
  const pages = query.currentData?.pages;
  const cases = pages?.flatMap(({ chargebacks }) => chargebacks);
  const current = chosen || cases?.[0]?._id;
  return (
    <div className={styles.stack}>
      <Statuses status={status ?? 'all'} onChange={setWanted} />
      <Unread sales={pages?.[0]?.unread ?? []} />
      {!cases ? (
        <QueryStatus query={query} skeleton={<SkeletonRows count={4} />} />
      ) : (
        <div className={styles.work}>
          <div className={styles.stack}>
            {cases.length > 0 ? (
              <Cases cases={cases} current={current} />
            ) : (
              <EmptyState art="empty-orders" title={t(`payouts.disputes.none.${status ?? 'all'}`)} />
            )}
            <More query={query} />
          </div>
          {current ? <DisputePane key={current} chargebackId={current} /> : null}
        </div>
      )}
    </div>
  );
}
