import { type BankVerificationStatus, exportBankDetails } from '@smachot/contracts';
import { saveFile, useDraft, useTitle } from '@smachot/web-platform';
import {
  Button,
  ChipRow,
  EmptyState,
  FilterChip,
  Page,
  PageHead,
  QueryStatus,
  SkeletonRows,
} from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { ExportList } from '../lists/export-list';
import { SavedViews } from '../lists/saved-views';
import { CASE_LISTS, type CaseList } from './bank-details-api';
import { CasePane } from './case-pane';
import { CaseQueue } from './case-queue';
import { KeysHelp } from './keys-help';
import { PendingDecisions } from './pending-decisions';
import { useBankCases } from './use-bank-cases';
import { useQueueKeys } from './use-queue-keys';
import '../texts';
import styles from './bank-details.module.css';

type Cases = ReturnType<typeof useBankCases>;

/** /admin-panel/bank-details: what waits against the 48 hours, the document beside the form, and the decision. */
export function BankDetailsScreen() {
  const { t } = useTranslation('admin');
  const [keysOn, setKeysOn] = useDraft('admin-keys', true);
  const cases = useBankCases();
  const counts = cases.query.data?.pages[0];
  useTitle(t('bank.title'));
  useQueueKeys(keysOn, {
    next: () => cases.step(1),
    previous: () => cases.step(-1),
    undo: cases.undoLast,
  });
  return (
    <Page width="work">
      <PageHead
        title={t('bank.title')}
        note={counts ? <Waiting waiting={counts.waiting} overdue={counts.overdue} /> : null}
        back="/admin-panel"
      />
      <div className={styles.screen}>
        <KeysHelp on={keysOn} onChange={setKeysOn} />
        <Lists cases={cases} waiting={counts?.waiting} />
        <Keeping cases={cases} />
        <PendingDecisions decided={cases.decided} keysOn={keysOn} onShow={cases.show} />
        <Work cases={cases} keysOn={keysOn} />
      </div>
    </Page>
  );
}

const STATUS: Record<CaseList, BankVerificationStatus> = {
  waiting: 'in_process',
  rejected: 'rejected',
  verified: 'verified',
};

/** The list as a view that the admin keeps, and as a file; the case that is open is no part of either. */
function Keeping({ cases: { list, showList } }: { cases: Cases }) {
  const { t } = useTranslation('admin');
  const show = (query: string) => {
    const state = new URLSearchParams(query).get('state');
    showList(CASE_LISTS.find((one) => one === state) ?? 'waiting');
  };
  return (
    <div className="row wrap">
      <SavedViews list="bank_details" filters={{ query: list === 'waiting' ? '' : `state=${list}`, show }} />
      <ExportList
        name={t('bank.title')}
        saveAs={(name, format) =>
          saveFile(exportBankDetails, name, { query: { verification_status: STATUS[list], format } })
        }
      />
    </div>
  );
}

function Waiting({ waiting, overdue }: { waiting: number; overdue: number }) {
  const { t } = useTranslation('admin');
  return (
    <>
      {t('bank.waiting', { count: waiting })}
      {overdue > 0 ? <b>{`, ${t('bank.overdue', { count: overdue })}`}</b> : null}
    </>
  );
}

function Lists({ cases: { list, showList }, waiting }: { cases: Cases; waiting: number | undefined }) {
  const { t } = useTranslation('admin');
  return (
    <ChipRow label={t('bank.lists')}>
      {CASE_LISTS.map((one) => (
        <FilterChip
          key={one}
          on={one === list}
          count={one === 'waiting' ? waiting : undefined}
          onClick={() => showList(one)}
        >
          {t(`bank.list.${one}`)}
        </FilterChip>
      ))}
    </ChipRow>
  );
}

function Work({ cases: all, keysOn }: { cases: Cases; keysOn: boolean }) {
  const { t } = useTranslation('admin');
  const { list, query, cases, current, addressOf, decide } = all;
  if (!cases)
    return <QueryStatus query={query} title={t('bank.loadFailed')} skeleton={<SkeletonRows count={5} />} />;
  if (current === null) return <NothingLeft all={all} />;
  return (
    <div className={styles.work}>
      <CaseQueue
        cases={cases}
        current={current}
        label={t('bank.queue', { count: cases.length })}
        addressOf={(id) => addressOf({ list, id })}
        more={query.hasNextPage ? () => void query.fetchNextPage() : null}
        loadingMore={query.isFetchingNextPage}
      />
      <CasePane key={current} id={current} keysOn={keysOn} onDecide={decide} />
    </div>
  );
}

function NothingLeft({ all: { list, query } }: { all: Cases }) {
  const { t } = useTranslation('admin');
  return (
    <EmptyState
      art="empty-orders"
      title={t(`bank.none.${list}`)}
      action={
        query.hasNextPage ? (
          <Button kind="soft" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t('bank.more')}
          </Button>
        ) : null
      }
    />
  );
}
