import type { Booking } from '@smachot/contracts';
import { useFormat } from '@smachot/web-platform';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { BookingBadge } from './booking-status';
import styles from '../parts/order-row.module.css';

/** One booking of a list; the whole row is a link to it. */
export function BookingRow({ booking, base, dated }: { booking: Booking; base: string; dated?: boolean }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const { title, place, price, startsAt } = booking;
  return (
    <li className={styles.row}>
      <div className="grow">
        <Link className={styles.rowLink} to={`${base}/bookings/${booking.bookingId}`}>
          <bdi>{booking.customerName || t('bookings.forgotten')}</bdi>
        </Link>
        <p className="muted small ell">
          <bdi>{title}</bdi>
        </p>
        <p className={clsx('small', styles.rowFacts)}>
          {dated ? <span>{format.dayAndDate(startsAt)}</span> : null}
          <span>{format.time(startsAt)}</span>
          <span>{t('participants', { count: booking.participants })}</span>
          {place ? (
            <span className="ell">
              <bdi>{place}</bdi>
            </span>
          ) : null}
        </p>
        <span className="sr">{t('bookings.byPhone')}</span>
      </div>
      <div className={styles.rowEnd}>
        {price === null ? null : <b>{format.shekels(price)}</b>}
        <BookingBadge booking={booking} />
      </div>
    </li>
  );
}
