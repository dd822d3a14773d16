import type { Language, Order } from '@smachot/contracts';
import { Art, Ltr, Words } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EventFacts, factsOf } from '../parts/event-facts';
import { orderText } from '../parts/order-text';
import { OrderBadge } from '../parts/order-status';
import styles from './order.module.css';

/** The ordered unit, the other side, and the date. */
export function OrderHead({ order, title }: { order: Order; title: string }) {
  const { t, i18n } = useTranslation('orders');
  const { orderSummary: summary, code } = order;
  const [gone, setGone] = useState(false);
  return (
    <section className={clsx('card', styles.head)}>
      <span className={styles.picture}>
        {summary.pricingUnitImage && !gone ? (
          // the business may have removed the picture since
          <img src={summary.pricingUnitImage} alt="" onError={() => setGone(true)} />
        ) : (
          <Art name="category-catering" />
        )}
      </span>
      <div className="grow">
        <OrderBadge status={order.status} payment={order.payment.status} side={order.side} />
        <h1 tabIndex={-1}>
          <bdi>{title}</bdi>
        </h1>
        <p className="muted small">
          <Words of={orderText(summary, 'name', i18n.language as Language)} /> · {t('order.number')}{' '}
          <Ltr>{code}</Ltr>
        </p>
        <EventFacts {...factsOf(order)} />
      </div>
    </section>
  );
}
