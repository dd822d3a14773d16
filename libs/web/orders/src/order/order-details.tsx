import type { Language, Order } from '@smachot/contracts';
import { Folded, FoodMarks, Icon, ShownIn, Words } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { HouseRules } from '../parts/house-rules';
import { orderText } from '../parts/order-text';
import { OrderMenu } from '../parts/order-menu';
import { PriceLines } from '../parts/price-lines';
import ordersStyles from '../orders.module.css';
import styles from './order-details.module.css';

/** The agreed terms, frozen when the order was placed. They are folded at first, because people come for the timeline. */
export function OrderDetails({ order, open = false }: { order: Order; open?: boolean }) {
  const { t, i18n } = useTranslation('orders');
  const { menu, remarks, priceLines, price, pricingUnitRevision, food } = order.orderSummary;
  const summary = orderText(order.orderSummary, 'summary', i18n.language as Language);
  return (
    <section className={clsx('card', ordersStyles.details)} aria-label={t('order.agreed')}>
      <p className={styles.summary}>
        <Words of={summary} />
      </p>
      <ShownIn languages={[summary.language]} />
      {food ? <FoodMarks food={food} /> : null}
      {pricingUnitRevision ? (
        <p className="small muted">{t('order.revision', { number: pricingUnitRevision })}</p>
      ) : null}
      {remarks ? (
        <div className={styles.remarks}>
          <Icon name="chat" size={18} />
          <p>
            <b>{t('order.remarks')}</b> <bdi>{remarks}</bdi>
          </p>
        </div>
      ) : null}
      {menu.length > 0 ? (
        <Folded title={t('order.menu')} open={open}>
          <OrderMenu menu={menu} />
        </Folded>
      ) : null}
      <Folded title={t('order.price')} open={open}>
        <PriceLines lines={priceLines} total={price} />
      </Folded>
      <HouseRules summary={order.orderSummary} />
    </section>
  );
}
