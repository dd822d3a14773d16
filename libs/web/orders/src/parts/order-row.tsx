import type { Language, OrderCard } from '@smachot/contracts';
import { menuNameIn, needsYear } from '@smachot/i18n';
import { wallTime } from '@smachot/kernel';
import { now, useFormat } from '@smachot/web-platform';
import { Badge, shortMonthName, weekdayName } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Floats } from './event-facts';
import { OrderBadge } from './order-status';
import styles from './order-row.module.css';

/** The day as a leaf of a calendar. */
function Leaf({ at }: { at: string }) {
  const { i18n } = useTranslation('orders');
  const day = new Date(`${wallTime(new Date(at)).day}T12:00:00Z`);
  const language = i18n.language as Language;
  return (
    <span className={styles.leaf} aria-hidden>
      <small>{weekdayName(day.getUTCDay(), 'short', language)}</small>
      <b>{day.getUTCDate()}</b>
      <small>{shortMonthName(day, language)}</small>
      {needsYear(day, now()) ? <small>{day.getUTCFullYear()}</small> : null}
    </span>
  );
}

type Props = { order: OrderCard; to: string; side: 'customer' | 'partner' };

/** Menu, time, number and place of an order. */
function Facts({ order }: { order: OrderCard }) {
  const { t, i18n } = useTranslation('orders');
  const format = useFormat();
  return (
    <>
      <p className="muted small ell">
        <bdi>{menuNameIn(order, i18n.language as Language)}</bdi>
      </p>
      <p className={clsx('small', styles.rowFacts)}>
        <span className="sr">{format.dayAndDate(order.startsAt)}, </span>
        <span>{format.time(order.startsAt)}</span>
        <span>{t('participants', { count: order.participants })}</span>
        {order.address ? (
          <span className="ell">
            <bdi>{order.address}</bdi>
          </span>
        ) : null}
      </p>
    </>
  );
}

/** What waits for an answer, else the status. */
function State({ order, side }: Omit<Props, 'to'>) {
  const { t } = useTranslation('orders');
  if (order.amendmentWaits && order.status === 'approved')
    return (
      <Badge tone={side === 'partner' ? 'accent' : 'neutral'} icon="users">
        {t(`linked.waits.${side}`)}
      </Badge>
    );
  if (order.restUndecided)
    return (
      <Badge tone={side === 'partner' ? 'accent' : 'bad'} icon="alert">
        {t(`rest.waits.${side}`)}
      </Badge>
    );
  return <OrderBadge status={order.status} payment={order.paymentStatus} side={side} />;
}

/** One order of a list; the whole row is a link to it. */
export function OrderRow({ order, to, side }: Props) {
  const format = useFormat();
  const name = side === 'customer' ? order.partnerName : order.customerName;
  return (
    <li className={styles.row}>
      <Leaf at={order.startsAt} />
      <div className="grow">
        <Link className={styles.rowLink} to={to}>
          <bdi>{name}</bdi>
        </Link>
        <Facts order={order} />
        <Floats until={order.floatsUntil} />
      </div>
      <div className={styles.rowEnd}>
        <b>{format.shekels(order.price)}</b>
        <State order={order} side={side} />
      </div>
    </li>
  );
}
