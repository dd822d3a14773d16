import type { AnswerOf, Order, outstanding } from '@smachot/contracts';
import { useFormat } from '@smachot/web-platform';
import { Card, Note, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { dueOrders } from '../orders/order-dues';
import { useOpenOrdersQuery, useOwedResponsesQuery } from '../orders/paid-orders-api';
import { OwedOrder } from './owed-order';
import styles from '../payments.module.css';

type Outstanding = AnswerOf<typeof outstanding>;

/** Responses whose bill comes the day after their event, and bills that were not paid. */
function OwedResponses({ responses, amount, unpaid }: Outstanding) {
  const { t } = useTranslation('payments');
  const format = useFormat();
  return (
    <>
      {unpaid > 0 ? (
        <li className={styles.line}>
          <div className="grow">
            <b>{t('owed.unpaid')}</b>
            <div className="small">
              <a href="#bills-title">{t('owed.toBills')}</a>
            </div>
          </div>
          <b>{format.shekels(unpaid)}</b>
        </li>
      ) : null}
      {responses > 0 ? (
        <li className={styles.line}>
          <div className="grow">
            <b>{t('owed.responses', { count: responses })}</b>
            <div className="small muted">{t('owed.dayAfter')}</div>
          </div>
          <b>{format.shekels(amount)}</b>
        </li>
      ) : null}
    </>
  );
}

function Owed({ orders, rsvps }: { orders: readonly Order[]; rsvps: Outstanding }) {
  const { t } = useTranslation('payments');
  const due = dueOrders(orders);
  if (due.length === 0 && rsvps.responses === 0 && rsvps.unpaid === 0)
    return <Note icon="check">{t('owed.nothing')}</Note>;
  return (
    <ul className={styles.lines}>
      <OwedResponses {...rsvps} />
      {due.map(({ order, dues }) => (
        <OwedOrder key={order.orderId} order={order} dues={dues} />
      ))}
    </ul>
  );
}

/** What is still to be charged, and when: for orders and for responses. */
export function OwedSection() {
  const { t } = useTranslation('payments');
  const orders = useOpenOrdersQuery(undefined, { refetchOnMountOrArgChange: true });
  const rsvps = useOwedResponsesQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Card component="section" aria-labelledby="owed-title">
      <h2 id="owed-title">{t('owed.title')}</h2>
      {orders.data && rsvps.data ? (
        <Owed orders={orders.data} rsvps={rsvps.data} />
      ) : (
        <QueryStatus query={orders.isError ? orders : rsvps} skeleton={<SkeletonRows count={2} />} />
      )}
    </Card>
  );
}
