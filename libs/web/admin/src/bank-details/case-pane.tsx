import type { BankDetailsId, BankDetailsRecord } from '@smachot/contracts';
import { useFormat } from '@smachot/web-platform';
import { Ltr, QueryStatus, SkeletonForm, Timeline, type IconName, type TimelineItem } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ReasonWords } from '../lists/reason-words';
import { useBankCaseQuery } from './bank-details-api';
import { CaseDecision } from './case-decision';
import { CaseFacts } from './case-facts';
import type { Decision } from './decision';
import { DocumentView } from './document/document-view';
import styles from './bank-details.module.css';

type Props = { id: BankDetailsId; keysOn: boolean; onDecide: (decision: Decision) => void };

/** One case: the document, and the form beside it. */
export function CasePane({ id, keysOn, onDecide }: Props) {
  const { t } = useTranslation('admin');
  const query = useBankCaseQuery({ params: { id } }, { refetchOnMountOrArgChange: true });
  const record = query.currentData;
  if (!record)
    return (
      <div className={styles.form}>
        <QueryStatus query={query} title={t('bank.loadFailed')} skeleton={<SkeletonForm fields={5} />} />
      </div>
    );
  return (
    <>
      <DocumentView
        key={record.document.documentId}
        id={id}
        fileName={record.document.fileName}
        keysOn={keysOn}
      />
      <section className={clsx('card', styles.form)} aria-labelledby="bank-case">
        <CaseHead record={record} />
        <CaseFacts record={record} />
        {/* a new version is a new form: a reason of the one before does not belong to it */}
        <CaseDecision key={record.version} record={record} keysOn={keysOn} onDecide={onDecide} />
        <History record={record} />
      </section>
    </>
  );
}

function CaseHead({ record: { business, submittedAt } }: { record: BankDetailsRecord }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  return (
    <div>
      <h2 id="bank-case">
        <bdi>{business.businessName}</bdi>
      </h2>
      <p className="small muted">
        <Link to={`/partner/${business.partnerUsername}`}>
          <Ltr>{business.partnerUsername}</Ltr>
        </Link>{' '}
        · {t('bank.submitted', { when: format.relative(submittedAt) })}
      </p>
    </div>
  );
}

const MOVES: Record<
  BankDetailsRecord['history'][number]['move'],
  { icon: IconName; tone?: TimelineItem['tone'] }
> = {
  submit: { icon: 'send' },
  edit: { icon: 'edit' },
  verify: { icon: 'check', tone: 'ok' },
  reject: { icon: 'x', tone: 'bad' },
};

function History({ record: { history } }: { record: BankDetailsRecord }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const items = history.map(({ move, at, reason }) => ({
    id: `${at} ${move}`,
    ...MOVES[move],
    title: t(`bank.moves.${move}`),
    text: reason === null ? null : <ReasonWords reason={reason} />,
    at: format.dateTime(at),
  }));
  return (
    <>
      <h3 className={styles.history}>{t('bank.history')}</h3>
      <Timeline label={t('bank.history')} items={items} />
    </>
  );
}
