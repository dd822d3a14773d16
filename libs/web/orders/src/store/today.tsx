import type { Booking, OrderCard } from '@smachot/contracts';
import { wallTime } from '@smachot/kernel';
import { now, useFormat } from '@smachot/web-platform';
import { QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { BookingBadge } from '../bookings/booking-status';
import { useBookingsInfiniteQuery } from '../bookings/bookings-api';
import { useOrdersInfiniteQuery } from '../orders-api';
import { Floats } from '../parts/event-facts';
import { OrderBadge } from '../parts/order-status';
import { spanOf } from './month';
import styles from '../parts/order-row.module.css';

function TodaysOrder({ order, to }: { order: OrderCard; to: string }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  return (
    <li>
      <time dateTime={order.startsAt}>{format.time(order.startsAt)}</time>
      <span className="grow">
        <Link className={styles.rowLink} to={to}>
          <bdi>{order.customerName}</bdi>
        </Link>
        <span className={clsx('muted small', styles.rowFacts)}>
          <span>{t('participants', { count: order.participants })}</span>
          {order.address ? (
            <span className="ell">
              <bdi>{order.address}</bdi>
            </span>
          ) : null}
        </span>
        <Floats until={order.floatsUntil} />
      </span>
      <OrderBadge status={order.status} payment={order.paymentStatus} />
    </li>
  );
}

function TodaysBooking({ booking, to }: { booking: Booking; to: string }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  return (
    <li>
      <time dateTime={booking.startsAt}>{format.time(booking.startsAt)}</time>
      <span className="grow">
        <Link className={styles.rowLink} to={to}>
          <bdi>{booking.customerName || t('bookings.forgotten')}</bdi>
        </Link>
        <span className={clsx('muted small', styles.rowFacts)}>
          <span>{t('participants', { count: booking.participants })}</span>
          <span className="ell">
            <bdi>{booking.place || booking.title}</bdi>
          </span>
        </span>
      </span>
      <BookingBadge booking={booking} />
    </li>
  );
}

const TAKES_PLACE = new Set<OrderCard['status']>(['approved', 'done']);

/** The orders and bookings that take place today. */
export function Today({ store, base }: { store: string; base: string }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const { day } = wallTime(now());
  const span = { ...spanOf(day, day), limit: 100 };
  const query = useOrdersInfiniteQuery({ store, ...span }, { refetchOnMountOrArgChange: true });
  const byPhone = useBookingsInfiniteQuery({ partner: store, ...span }, { refetchOnMountOrArgChange: true });
  const bookings = byPhone.data?.pages.flatMap((page) => page.bookings) ?? [];
  const orders = query.data?.pages
    .flatMap((page) => page.orders)
    .filter(({ status }) => TAKES_PLACE.has(status))
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt));
  return (
    <section className={clsx('card', styles.today)} aria-labelledby="orders-today">
      <h2 id="orders-today">{t('store.today', { date: format.dayAndDate(now()) })}</h2>
      {!orders ? (
        <QueryStatus query={query} skeleton={<SkeletonRows count={2} />} />
      ) : orders.length + bookings.length === 0 ? (
        <p className="muted">{t('store.nothingToday')}</p>
      ) : (
        <ul>
          {orders.map((order) => (
            <TodaysOrder key={order.orderId} order={order} to={`${base}/${order.orderId}`} />
          ))}
          {bookings.map((booking) => (
            <TodaysBooking
              key={booking.bookingId}
              booking={booking}
              to={`${base}/bookings/${booking.bookingId}`}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
