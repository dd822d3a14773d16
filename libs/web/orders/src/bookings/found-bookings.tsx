import { QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { MoreOrders } from '../parts/more-orders';
import { BookingRow } from './booking-row';
import { useBookingsInfiniteQuery } from './bookings-api';
import styles from '../orders.module.css';

type Props = { store: string; base: string; words: string };

/** Phone bookings that a search of the orders finds; renders nothing without a result. */
export function FoundBookings({ store, base, words }: Props) {
  const { t } = useTranslation('orders');
  const query = useBookingsInfiniteQuery(
    { partner: store, q: words, limit: 20 },
    { refetchOnMountOrArgChange: true },
  );
  const bookings = query.currentData?.pages.flatMap((page) => page.bookings);
  if (!bookings?.length && !query.error) return null;
  return (
    <section className="ui-flow" aria-labelledby="bookings-found">
      <h3 id="bookings-found" className={styles.title}>
        {t('bookings.found')}
      </h3>
      {bookings ? (
        <ul className={clsx('card', styles.list)}>
          {bookings.map((booking) => (
            <BookingRow key={booking.bookingId} booking={booking} base={base} dated />
          ))}
        </ul>
      ) : (
        <QueryStatus query={query} skeleton={<SkeletonRows count={2} />} />
      )}
      <MoreOrders query={query} />
    </section>
  );
}
