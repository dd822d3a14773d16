import type { Order } from '@smachot/contracts';
import { atWallTime, isolate } from '@smachot/kernel';
import { useFormat } from '@smachot/web-platform';
import { Button } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { DueMoment, OrderDue } from '../orders/order-dues';
import styles from '../payments.module.css';

const useMomentWords = (store: string) => {
  const { t } = useTranslation('payments');
  const format = useFormat();
  return (moment: DueMoment): string => {
    switch (moment.kind) {
      case 'approval':
        return t('owed.atApproval', { store: isolate(store) });
      case 'day':
        return t('owed.on', { day: isolate(format.dayAndDate(atWallTime(moment.day, '10:00'))) });
      case 'now':
        return t('owed.now');
      case 'pay':
        return moment.by === null
          ? t('owed.failed')
          : t('owed.failedUntil', { when: isolate(format.dateTime(moment.by)) });
    }
  };
};

/** Only what failed is paid by hand; the order's page offers the cards. */
function PayNow({ due, to }: { due: OrderDue; to: string }) {
  const { t } = useTranslation('payments');
  if (due.moment.kind !== 'pay') return null;
  return (
    <div className="row wrap">
      {due.authenticateUrl ? (
        <a className="btn btn-primary" href={due.authenticateUrl} rel="noreferrer">
          {t('authenticate')}
        </a>
      ) : null}
      <Button kind={due.authenticateUrl ? 'soft' : 'primary'} icon="card" to={to}>
        {t('payNow')}
      </Button>
    </div>
  );
}

/** The sums of one order that are still to be charged. */
export function OwedOrder({ order, dues }: { order: Order; dues: readonly OrderDue[] }) {
  const { t } = useTranslation('payments');
  const format = useFormat();
  const when = useMomentWords(order.store.businessName);
  const to = `/me/orders/${order.orderId}`;
  return dues.map((due) => (
    <li key={due.what} className={styles.line}>
      <div className="grow">
        <div>
          <b>{t(`owed.what.${due.what}`)}</b> ·{' '}
          <Link to={to}>
            <bdi>{order.store.businessName}</bdi>
          </Link>
        </div>
        <div className="small muted">{when(due.moment)}</div>
        <PayNow due={due} to={to} />
      </div>
      <b>{format.shekels(due.amount)}</b>
    </li>
  ));
}
