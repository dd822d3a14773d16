import type { KitchenBooking, KitchenDish, KitchenOrder } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { dishCount } from '@smachot/pricing';
import { useFormat, useUntil } from '@smachot/web-platform';
import { Ltr } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { withoutPhones } from '../store/without-phones';
import { DishTable } from './dish-table';
import { WishList } from './wish-list';
import kitchenDaysStyles from './kitchen-days.module.css';
import kitchenSheetStyles from '../store/kitchen-sheet.module.css';

type Times = Pick<KitchenOrder, 'startsAt' | 'endsAt' | 'place'>;
function When({ startsAt, endsAt, place }: Times) {
  const format = useFormat();
  return (
    <p>
      {format.dayAndDate(startsAt)} · <Ltr>{`${format.time(startsAt)}–${format.time(endsAt)}`}</Ltr>
      {place ? (
        <>
          {' '}
          · <bdi>{place}</bdi>
        </>
      ) : null}
    </p>
  );
}

/** The name of an order in the kitchen, or of a booking by phone, with the way to its own page. */
export function KitchenName({ of, base }: { of: KitchenOrder | KitchenBooking; base: string }) {
  const { t } = useTranslation('orders');
  const [path, name] =
    'orderId' in of
      ? [`${of.orderId}/kitchen`, of.eventTitle ?? (of.customerName || of.menuName)]
      : [`bookings/${of.bookingId}`, of.customerName || t('bookings.forgotten')];
  return (
    <Link to={`${base}/${path}`}>
      <bdi>{name}</bdi>
    </Link>
  );
}

/** The number of a dish for that many guests, in words. */
const useDishCount = (participants: number) => {
  const format = useFormat();
  return (dish: Pick<KitchenDish, 'quantity' | 'per'>) => format.number(dishCount(dish, participants).count);
};

/** One order of the kitchen: for whom, for how many, and the quantity of each dish. */
export function KitchenOrderPart({ order, base }: { order: KitchenOrder; base: string }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const until = useUntil();
  const { participants, expected, floatsUntil, byArrivals, dishes, wishes, remarks } = order;
  const count = useDishCount(participants);
  return (
    <article className={kitchenDaysStyles.order}>
      <header>
        <h3>
          <KitchenName of={order} base={base} />
        </h3>
        <b>{t('participants', { count: participants })}</b>
      </header>
      <When {...order} />
      {expected === null ? null : <p>{t('kitchen.expected', { participants: format.number(expected) })}</p>}
      {floatsUntil === null ? null : <p>{t('kitchen.mayChange', { when: isolate(until(floatsUntil)) })}</p>}
      {byArrivals ? <p>{t('kitchen.byArrivals')}</p> : null}
      <DishTable dishes={dishes} count={count} />
      {wishes.length > 0 ? (
        <div className={kitchenSheetStyles.wishes}>
          <WishList wishes={wishes} />
        </div>
      ) : null}
      {remarks ? (
        <p>
          {t('order.remarks')} <bdi className="lines">{withoutPhones(remarks, t('kitchen.phone'))}</bdi>
        </p>
      ) : null}
    </article>
  );
}

/** A phone booking, with its dishes where the crew entered them. */
export function KitchenBookingPart({ booking, base }: { booking: KitchenBooking; base: string }) {
  const { t } = useTranslation('orders');
  const count = useDishCount(booking.participants);
  return (
    <article className={kitchenDaysStyles.order}>
      <header>
        <h3>
          <KitchenName of={booking} base={base} />
        </h3>
        <b>{t('participants', { count: booking.participants })}</b>
      </header>
      <When {...booking} />
      <p>
        <bdi>{booking.title}</bdi>
      </p>
      {booking.dishes.length > 0 ? <DishTable dishes={booking.dishes} count={count} /> : null}
      {booking.note ? (
        <p>
          <bdi className="lines">{withoutPhones(booking.note, t('kitchen.phone'))}</bdi>
        </p>
      ) : null}
    </article>
  );
}
