import type { Order } from '@smachot/contracts';
import { Art, Ltr } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { EventFacts, factsOf } from '../parts/event-facts';
import { OrderBadge } from '../parts/order-status';

/** What was ordered, by whom or from whom, for when. */
export function OrderHead({ order, title }: { order: Order; title: string }) {
  const { t } = useTranslation('orders');
  const { orderSummary: summary, code } = order;
  return (
    <section className="card od-oh">
      <span className="od-pic">
        {summary.pricingUnitImage ? (
          <img src={summary.pricingUnitImage} alt="" />
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
          <bdi>{summary.pricingUnitName}</bdi> · {t('order.number')} <Ltr>{code}</Ltr>
        </p>
        <EventFacts {...factsOf(order)} />
      </div>
    </section>
  );
}
