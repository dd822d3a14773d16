import { type Bill, receiptFile } from '@smachot/contracts';
import { saveFile, useFormat, useProblemText } from '@smachot/web-platform';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  Note,
  QueryStatus,
  SkeletonRows,
  type QueryLike,
} from '@smachot/web-ui';
import { useState, type ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MorePages } from './more-pages';
import { useBillsInfiniteQuery, usePayBillMutation } from './payments-api';
import styles from './payments.module.css';

type BadgeLook = Pick<ComponentProps<typeof Badge>, 'tone' | 'icon'>;
const LOOK: Record<Bill['status'], BadgeLook> = {
  due: { tone: 'warn', icon: 'clock' },
  charging: { tone: 'warn', icon: 'clock' },
  settled: { tone: 'ok', icon: 'check' },
  carried: { tone: 'neutral', icon: 'wallet' },
  failed: { tone: 'bad', icon: 'alert' },
  action_required: { tone: 'bad', icon: 'lock' },
  written_off: { tone: 'neutral', icon: 'check' },
};

const sumOf = ({ charged, amount, carriedIn }: Bill) => charged || amount + carriedIn;

/** Subject, sum and status of a bill. */
function BillHead({ bill }: { bill: Bill }) {
  const { t } = useTranslation('payments');
  const format = useFormat();
  return (
    <div className="row wrap">
      <div style={{ flex: '1 1 200px' }}>
        <b>
          <bdi>{bill.adopted ? t('adopted') : bill.title || t('event')}</bdi>
        </b>
        <div className="muted small">
          {t('responses', { count: bill.responses })} · {format.date(bill.createdAt)}
        </div>
      </div>
      <b style={{ fontSize: 'var(--f-18)' }}>{format.shekels(sumOf(bill))}</b>
      <Badge {...LOOK[bill.status]}>{t(`bill.${bill.status}`)}</Badge>
    </div>
  );
}

/** Of what the sum is made, and what happens next. */
function BillNotes({ bill }: { bill: Bill }) {
  const { t } = useTranslation('payments');
  const format = useFormat();
  return (
    <>
      <div className="muted small">
        {bill.carriedIn ? `${t('carriedIn', { sum: format.shekels(bill.carriedIn) })} · ` : ''}
        {t('vatIncluded', { sum: format.shekels(bill.vat) })}
        {bill.nextAttemptAt ? ` · ${t('nextAttempt', { date: format.dateTime(bill.nextAttemptAt) })}` : ''}
      </div>
      {bill.adopted && bill.status === 'failed' ? <p className="small">{t('adoptedText')}</p> : null}
      {bill.receipt?.mail ? (
        <p className="muted small">
          {t(`receiptMail.${bill.receipt.mail}`)}{' '}
          {bill.receipt.mail === 'no_address' ? (
            <Link className="tap-line" to="/me/profile#email">
              {t('receiptMail.toProfile')}
            </Link>
          ) : null}
        </p>
      ) : null}
      {bill.status === 'carried' ? <p className="small">{t('carriedText')}</p> : null}
    </>
  );
}

/** Receipt, confirmation at the bank and payment, as far as the bill has them, and the error of the last press. */
function BillActions({ bill }: { bill: Bill }) {
  const { t } = useTranslation('payments');
  const say = useProblemText();
  const [pay, paying] = usePayBillMutation();
  const [problem, setProblem] = useState<unknown>();
  const params = { billId: bill._id };
  const download = () =>
    void saveFile(receiptFile, `receipt-${bill.receipt?.number ?? ''}.pdf`, { params }).catch(setProblem);
  return (
    <>
      <div className="row wrap">
        {bill.receipt ? (
          <Button kind="soft" icon="download" onClick={download}>
            {t('receipt', { number: bill.receipt.number })}
          </Button>
        ) : null}
        {bill.authenticateUrl ? (
          <a className="btn btn-primary" href={bill.authenticateUrl} rel="noreferrer">
            {t('authenticate')}
          </a>
        ) : null}
        {bill.status === 'failed' ? (
          <Button busy={paying.isLoading} onClick={() => void pay({ params })}>
            {t('payNow')}
          </Button>
        ) : null}
      </div>
      {problem || paying.error ? <Note tone="bad">{say(problem ?? paying.error)}</Note> : null}
    </>
  );
}

function BillRow({ bill }: { bill: Bill }) {
  return (
    <li className={styles.bill}>
      <BillHead bill={bill} />
      <BillNotes bill={bill} />
      <BillActions bill={bill} />
    </li>
  );
}

type ListProps = { bills: readonly Bill[] | undefined; query: QueryLike };

function BillList({ bills, query }: ListProps) {
  const { t } = useTranslation('payments');
  if (!bills) return <QueryStatus query={query} skeleton={<SkeletonRows count={2} />} />;
  if (bills.length === 0)
    return <EmptyState art="empty-orders" title={t('noBills')} text={t('noBillsText')} heading="h3" />;
  return (
    <ul>
      {bills.map((bill) => (
        <BillRow key={bill._id} bill={bill} />
      ))}
    </ul>
  );
}

export function BillsSection() {
  const { t } = useTranslation('payments');
  const format = useFormat();
  // A person who comes from the bell, or back from the bank, needs the current state.
  const query = useBillsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const pages = query.data?.pages;
  const bills = pages?.flatMap((page) => page.bills);
  const balance = pages?.[0]?.balance;
  return (
    <Card component="section" aria-labelledby="bills-title">
      <h2 id="bills-title">{t('bills')}</h2>
      <p className="muted">{t('priceText')}</p>
      {balance ? <Note icon="wallet">{t('balance', { sum: format.shekels(balance) })}</Note> : null}
      <BillList bills={bills} query={query} />
      <MorePages query={query} label={t('older')} />
    </Card>
  );
}
