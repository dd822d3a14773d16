import type { Order } from '@smachot/contracts';
import { Icon } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { OrderMenu } from '../parts/order-menu';
import { PriceLines } from '../parts/price-lines';

/** What was agreed, frozen when it was placed. Folded on arrival: the timeline is what people come for. */
export function OrderDetails({ order, open = false }: { order: Order; open?: boolean }) {
  const { t } = useTranslation('orders');
  const { menu, remarks, priceLines, price, pricingUnitSummary, pricingUnitRevision } = order.orderSummary;
  return (
    <section className="card od-details" aria-label={t('order.agreed')}>
      <p className="od-summary">
        <bdi>{pricingUnitSummary}</bdi>
      </p>
      {pricingUnitRevision ? (
        <p className="small muted">{t('order.revision', { number: pricingUnitRevision })}</p>
      ) : null}
      {remarks ? (
        <div className="od-remarks">
          <Icon name="chat" size={18} />
          <p>
            <b>{t('order.remarks')}</b> <bdi>{remarks}</bdi>
          </p>
        </div>
      ) : null}
      {menu.length > 0 ? (
        <details open={open}>
          <summary>
            <span className="grow">{t('order.menu')}</span>
            <Icon name="down" />
          </summary>
          <OrderMenu menu={menu} />
        </details>
      ) : null}
      <details open={open}>
        <summary>
          <span className="grow">{t('order.price')}</span>
          <Icon name="down" />
        </summary>
        <PriceLines lines={priceLines} total={price} />
      </details>
    </section>
  );
}
