import { listTicketPayments, type TicketPaymentRow, ticketReceipt } from '@smachot/contracts';
import { isolate, isolateLtr } from '@smachot/kernel';
import { api, endpointsOf, saveFile, useFormat, useProblemText } from '@smachot/web-platform';
import { Button, Card, Note, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MorePages } from '../more-pages';
import styles from '../payments.module.css';

const PAGE = 10;

const { usePaidTicketsInfiniteQuery } = api.injectEndpoints({
  endpoints: (b) => ({
    paidTickets: endpointsOf(b).pages(
      listTicketPayments,
      (_: void, page) => ({ query: { limit: PAGE, ...page } }),
      ['HostedEvent'],
    ),
  }),
});

/** The payment confirmation, as a file. */
function Confirmation({ payment: { registrationId, code } }: { payment: TicketPaymentRow }) {
  const { t } = useTranslation('payments');
  const say = useProblemText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>();
  const download = async () => {
    setBusy(true);
    setProblem(undefined);
    await saveFile(ticketReceipt, `tickets-${code}.pdf`, { params: { registrationId } }).catch(setProblem);
    setBusy(false);
  };
  return (
    <div>
      <Button kind="soft" icon="download" busy={busy} onClick={() => void download()}>
        {t('orders.receipt')}
      </Button>
      {problem ? <Note tone="bad">{say(problem)}</Note> : null}
    </div>
  );
}

function Row({ payment }: { payment: TicketPaymentRow }) {
  const { t } = useTranslation('payments');
  const format = useFormat();
  const { title, slug, code, paid, refunded, toRefund, owed, createdAt } = payment;
  const said = [
    { key: 'tickets.paid', sum: paid },
    { key: 'tickets.refunded', sum: refunded },
    { key: 'tickets.toRefund', sum: toRefund },
    { key: 'tickets.owed', sum: owed },
  ] as const;
  return (
    <li className={styles.bill}>
      <Link className="tap-line" to={`/event/${encodeURIComponent(slug)}`}>
        <bdi>{title}</bdi>
      </Link>
      <div className="muted small">
        {t('tickets.code', { code: isolateLtr(code) })} · {format.date(createdAt)}
      </div>
      {said
        .filter(({ sum }) => sum > 0)
        .map(({ key, sum }) => (
          <div key={key}>{t(key, { sum: isolate(format.shekels(sum)) })}</div>
        ))}
      <Confirmation payment={payment} />
    </li>
  );
}

/** What was paid for tickets of events and given back; nothing for somebody who never paid for one. */
export function TicketPaymentsSection() {
  const { t } = useTranslation('payments');
  const query = usePaidTicketsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const payments = query.data?.pages.flatMap((page) => page.payments);
  if (payments?.length === 0) return null;
  return (
    <Card component="section" aria-labelledby="tickets-title">
      <h2 id="tickets-title">{t('tickets.title')}</h2>
      {payments ? (
        <ul>
          {payments.map((payment) => (
            <Row key={payment.registrationId} payment={payment} />
          ))}
        </ul>
      ) : (
        <QueryStatus query={query} skeleton={<SkeletonRows count={1} />} />
      )}
      <MorePages query={query} label={t('tickets.older')} />
      <p className="small muted">
        {t('tickets.all')} <Link to="/me/events?tab=registered">{t('tickets.toEvents')}</Link>
      </p>
    </Card>
  );
}
