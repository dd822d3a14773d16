import type { AnswerOf, kitchenSheet, KitchenDish, Language, Order, OrderId } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { dishCount } from '@smachot/pricing';
import { useFormat, useTitle, useUntil } from '@smachot/web-platform';
import { Button, FoodMarks, Words, Ltr, Page, PageHead, QueryStatus, SkeletonForm } from '@smachot/web-ui';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { AsOf } from '../kitchen/as-of';
import { DishTable } from '../kitchen/dish-table';
import { olderOf, useSheetNumbers, useSheetOrder } from '../kitchen/use-kitchen-sheet';
import { orderText } from '../parts/order-text';
import { standingNumber } from '../parts/event-facts';
import { OrderBadge } from '../parts/order-status';
import { useLiveOrders, whileItFollows } from '../parts/use-live-orders';
import { KitchenWishes } from './kitchen-wishes';
import { withoutPhones } from './without-phones';
import ordersStyles from '../orders.module.css';
import kitchenSheetStyles from './kitchen-sheet.module.css';

type GuestsProps = {
  participants: number;
  expected?: number | null;
  floatsUntil: string | null;
  byArrivals?: boolean;
};
/** The agreed number, the guests' current number, and the time until which it may change. */
function Guests({ participants, expected, floatsUntil, byArrivals = false }: GuestsProps) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const until = useUntil();
  return (
    <p className={kitchenSheetStyles.participants}>
      <b>{format.number(participants)}</b>
      <small>{t('kitchen.participants')}</small>
      {expected === null || expected === undefined ? null : (
        <small className={kitchenSheetStyles.floats}>
          {t('kitchen.expected', { participants: format.number(expected) })}
        </small>
      )}
      {floatsUntil === null ? null : (
        <small className={kitchenSheetStyles.floats}>
          {t('kitchen.mayChange', { when: isolate(until(floatsUntil)) })}
        </small>
      )}
      {byArrivals ? <small>{t('kitchen.byArrivals')}</small> : null}
    </p>
  );
}

type SheetProps = { order: Order; sheet: AnswerOf<typeof kitchenSheet> | undefined };

function SheetHead({ order, sheet }: SheetProps) {
  const { t, i18n } = useTranslation('orders');
  const { food } = order.orderSummary;
  return (
    <header>
      <div className="grow">
        <h2>
          <Words of={orderText(order.orderSummary, 'name', i18n.language as Language)} />
        </h2>
        {food ? <FoodMarks food={food} /> : null}
        <p>
          {t('order.number')} <Ltr>{order.code}</Ltr> · <bdi>{order.store.businessName}</bdi>
        </p>
      </div>
      <Guests {...(sheet ?? standingNumber(order))} />
    </header>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** Customer, event, times and place. */
function SheetFacts({ order, sheet }: SheetProps) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const { eventInfo } = order.orderSummary;
  const customer = sheet?.customerName ?? order.customer.firstName;
  return (
    <dl className={ordersStyles.sheetFacts}>
      {customer ? (
        <Fact label={t('kitchen.customer')}>
          <bdi>{customer}</bdi>
        </Fact>
      ) : null}
      {sheet?.eventTitle ? (
        <Fact label={t('kitchen.event')}>
          <bdi>{sheet.eventTitle}</bdi>
        </Fact>
      ) : null}
      <Fact label={t('kitchen.when')}>{format.longDate(eventInfo.datetime)}</Fact>
      <Fact label={t('kitchen.hours')}>
        <Ltr>{`${format.time(eventInfo.datetime)}–${format.time(order.endsAt)}`}</Ltr>
      </Fact>
      <Fact label={t('kitchen.where')}>
        <bdi>{eventInfo.location?.address ?? t('kitchen.atStore')}</bdi>
      </Fact>
    </dl>
  );
}

/** The dishes of the menu, section by section. */
function SheetMenu({ order: { orderSummary } }: { order: Order }) {
  const { t, i18n } = useTranslation('orders');
  const format = useFormat();
  const { menu, eventInfo } = orderSummary;
  const count = (dish: Pick<KitchenDish, 'quantity' | 'per'>) => {
    const { count: cooked, per } = dishCount(dish, eventInfo.participants);
    return per === 'guest' && cooked === eventInfo.participants
      ? t('kitchen.forAll')
      : `× ${format.number(cooked)}`;
  };
  return menu.map(({ section, translations, items }, index) => (
    <section key={index}>
      <h3>
        <bdi>{translations?.[i18n.language as Language] ?? section}</bdi>
      </h3>
      <DishTable dishes={items} count={count} />
    </section>
  ));
}

/** `orderAsOf`: from when the order itself is. */
function Sheet({ order, orderAsOf }: { order: Order; orderAsOf: number | null }) {
  const { t } = useTranslation('orders');
  const { sheet, asOf } = useSheetNumbers(order);
  const { remarks } = order.orderSummary;
  return (
    <article className={clsx('card', kitchenSheetStyles.sheet)}>
      <AsOf at={olderOf(orderAsOf, asOf)} />
      <SheetHead order={order} sheet={sheet.data} />
      <SheetFacts order={order} sheet={sheet.data} />
      {order.following ? <KitchenWishes query={sheet} /> : null}
      <SheetMenu order={order} />
      {remarks ? (
        <section>
          <h3>{t('order.remarks')}</h3>
          <p>
            <bdi className="lines">{withoutPhones(remarks, t('kitchen.phone'))}</bdi>
          </p>
        </section>
      ) : null}
    </article>
  );
}

/** The sheet that hangs in the kitchen: counts, times, place, remarks. No prices and no phone numbers. */
export function KitchenSheetScreen() {
  const { t } = useTranslation('orders');
  const { storeUsername = '', orderId = '' } = useParams<{ storeUsername: string; orderId: OrderId }>();
  useTitle(t('kitchen.title'));
  const { query, order, asOf } = useSheetOrder(storeUsername, orderId);
  useLiveOrders(whileItFollows(order));
  return (
    <Page width="narrow">
      <PageHead
        title={t('kitchen.title')}
        back={`/dashboard/${storeUsername}/orders/${orderId}`}
        actions={
          order ? (
            <Button icon="file" onClick={() => window.print()}>
              {t('kitchen.print')}
            </Button>
          ) : null
        }
      />
      {order && order.status !== 'approved' ? (
        <p>
          <OrderBadge status={order.status} />
        </p>
      ) : null}
      {order ? (
        <Sheet order={order} orderAsOf={asOf} />
      ) : (
        <QueryStatus query={query} skeleton={<SkeletonForm fields={5} />} />
      )}
    </Page>
  );
}
