import type { Language, Order } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { dishCount } from '@smachot/pricing';
import { useFormat, useTitle } from '@smachot/web-platform';
import { Button, FoodMarks, Words, Ltr, Page, PageHead, QueryStatus, SkeletonForm } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { orderText } from '../parts/order-text';
import { standingNumber } from '../parts/event-facts';
import { useKitchenSheetQuery, useOrderQuery } from '../orders-api';
import { OrderBadge } from '../parts/order-status';
import { useLiveOrders, whileItFollows } from '../parts/use-live-orders';
import { KitchenWishes } from './kitchen-wishes';
import { withoutPhones } from './without-phones';
import ordersStyles from '../orders.module.css';
import kitchenSheetStyles from './kitchen-sheet.module.css';

type GuestsProps = { participants: number; expected?: number | null; floatsUntil: string | null };
/** The agreed number, the guests' current number, and the time until which it may change. */
function Guests({ participants, expected, floatsUntil }: GuestsProps) {
  const { t } = useTranslation('orders');
  const format = useFormat();
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
          {t('kitchen.mayChange', { when: isolate(format.dateTime(floatsUntil)) })}
        </small>
      )}
    </p>
  );
}

function Sheet({ order }: { order: Order }) {
  const { t, i18n } = useTranslation('orders');
  const format = useFormat();
  const sheet = useKitchenSheetQuery(
    { params: { orderId: order.orderId } },
    { refetchOnMountOrArgChange: true },
  );
  const customer = sheet.data?.customerName ?? order.customer.firstName;
  const { eventInfo, menu, remarks, food } = order.orderSummary;
  const language = i18n.language as Language;
  return (
    <article className={clsx('card', kitchenSheetStyles.sheet)}>
      <header>
        <div className="grow">
          <h2>
            <Words of={orderText(order.orderSummary, 'name', language)} />
          </h2>
          {food ? <FoodMarks food={food} /> : null}
          <p>
            {t('order.number')} <Ltr>{order.code}</Ltr> · <bdi>{order.store.businessName}</bdi>
          </p>
        </div>
        <Guests {...(sheet.data ?? standingNumber(order))} />
      </header>
      <dl className={ordersStyles.sheetFacts}>
        {customer ? (
          <>
            <dt>{t('kitchen.customer')}</dt>
            <dd>
              <bdi>{customer}</bdi>
            </dd>
          </>
        ) : null}
        {sheet.data?.eventTitle ? (
          <>
            <dt>{t('kitchen.event')}</dt>
            <dd>
              <bdi>{sheet.data.eventTitle}</bdi>
            </dd>
          </>
        ) : null}
        <dt>{t('kitchen.when')}</dt>
        <dd>{format.longDate(eventInfo.datetime)}</dd>
        <dt>{t('kitchen.hours')}</dt>
        <dd>
          <Ltr>{`${format.time(eventInfo.datetime)}–${format.time(order.endsAt)}`}</Ltr>
        </dd>
        <dt>{t('kitchen.where')}</dt>
        <dd>
          <bdi>{eventInfo.location?.address ?? t('kitchen.atStore')}</bdi>
        </dd>
      </dl>
      {order.following ? <KitchenWishes query={sheet} /> : null}
      {menu.map(({ section, translations, items }, index) => (
        <section key={index}>
          <h3>
            <bdi>{translations?.[language] ?? section}</bdi>
          </h3>
          <table>
            <thead className="sr">
              <tr>
                <th scope="col">{t('kitchen.item')}</th>
                <th scope="col">{t('kitchen.count')}</th>
              </tr>
            </thead>
            <tbody>
              {items.map(({ name, translations, quantity, ...food }, at) => (
                <tr key={at}>
                  <th scope="row">
                    <bdi>{translations?.[language] ?? name}</bdi>
                    <FoodMarks food={food} />
                  </th>
                  <td>
                    {dishCount({ quantity }, order.orderSummary.eventInfo.participants).per === 'piece'
                      ? `× ${format.number(quantity)}`
                      : t('kitchen.forAll')}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
      {remarks ? (
        <section>
          <h3>{t('order.remarks')}</h3>
          <p>
            <bdi>{withoutPhones(remarks, t('kitchen.phone'))}</bdi>
          </p>
        </section>
      ) : null}
    </article>
  );
}

/** The sheet that hangs in the kitchen: counts, times, place, remarks. No prices and no phone numbers. */
export function KitchenSheetScreen() {
  const { t } = useTranslation('orders');
  const { storeUsername = '', orderId = '' } = useParams();
  useTitle(t('kitchen.title'));
  const query = useOrderQuery({ params: { orderId } });
  const order = query.data;
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
      {order ? <Sheet order={order} /> : <QueryStatus query={query} skeleton={<SkeletonForm fields={5} />} />}
    </Page>
  );
}
