import type { Checkout, OrderId, PricingUnitId } from '@smachot/contracts';
import { atWallTime, isolate } from '@smachot/kernel';
import { useFormat } from '@smachot/web-platform';
import { Art, Button, Confetti } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useOrderQuery } from '../orders-api';
import { StageTitle } from './stage-title';
import styles from './checkout.module.css';

/** The sum authorized on the card; with a deposit it is less than the price, and the remainder has its own date. */
function Held({ orderId }: { orderId: OrderId }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const order = useOrderQuery({ params: { orderId } }).data;
  const rest = order?.plan?.payments.find(({ kind }) => kind === 'rest');
  if (!order || order.payment.held === 0) return t('placed.free');
  const sum = isolate(format.shekels(order.payment.held));
  if (!rest?.dueOn) return t('placed.held', { sum });
  return t('placed.heldDeposit', {
    sum,
    rest: isolate(format.shekels(rest.amount)),
    day: isolate(format.dayAndDate(atWallTime(rest.dueOn, '10:00'))),
  });
}

/** What an accepted proposal took from the card, and what is charged when. */
function Charged({ orderId }: { orderId: OrderId }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const order = useOrderQuery({ params: { orderId } }).data;
  if (!order) return null;
  const { captured, held } = order.payment;
  const rest = order.plan?.payments.find(({ kind }) => kind === 'rest');
  const sum = isolate(format.shekels(captured || held));
  return (
    <>
      {captured || held ? t(captured ? 'placed.charged' : 'placed.charging', { sum }) : t('placed.agreed')}{' '}
      {rest?.dueOn
        ? t('placed.rest', {
            rest: isolate(format.shekels(rest.amount)),
            day: isolate(format.dayAndDate(atWallTime(rest.dueOn, '10:00'))),
          })
        : null}
    </>
  );
}

type PlacedProps = {
  checkout: Checkout;
  /** The unit of an order placed just now on this page. Null for a person who returns to it later. */
  pricingUnitId: PricingUnitId | null;
  /** The order comes from a proposal, so that it is approved already. */
  agreed?: boolean;
};

/** Confirmation that the store has the order. The celebration plays once. */
export function Placed({ checkout, pricingUnitId, agreed = false }: PlacedProps) {
  const { t } = useTranslation('orders');
  return (
    <section className={clsx('card', styles.stage)}>
      <Confetti run={pricingUnitId !== null} />
      <Art name="event-toast" />
      <StageTitle>{t(agreed ? 'placed.approved' : 'placed.title')}</StageTitle>
      <p className="muted">
        {agreed ? (
          <Charged orderId={checkout.orderId} />
        ) : checkout.price > 0 ? (
          <Held orderId={checkout.orderId} />
        ) : (
          t('placed.free')
        )}
      </p>
      <Button kind="accent" size="large" block to={`/me/orders/${checkout.orderId}`}>
        {t('placed.toOrder')}
      </Button>
      <Button kind="ghost" to="/me/orders">
        {t('placed.toOrders')}
      </Button>
    </section>
  );
}
