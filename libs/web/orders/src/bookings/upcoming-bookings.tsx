import { useLive } from '@smachot/web-platform';
import { QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { MoreOrders } from '../parts/more-orders';
import { BookingRow } from './booking-row';
import { useBookingsInfiniteQuery } from './bookings-api';
import styles from '../orders.module.css';

/** Phone bookings from today on; renders nothing without one. */
export function UpcomingBookings({ store, base }: { store: string; base: string }) {
  const { t } = useTranslation('orders');
  const query = useBookingsInfiniteQuery({ partner: store, limit: 20 }, { refetchOnMountOrArgChange: true });
  const pages = query.data?.pages;
  const bookings = pages?.flatMap((page) => page.bookings);
  useLive(pages?.[0] ? `store:${pages[0].partnerId}` : null, () => void query.refetch());
  // no placeholder while loading, because it might vanish a moment later
  if (!bookings?.length && !query.error) return null;
  return (
    <section className="ui-flow" aria-labelledby="orders-by-phone">
      <h2 id="orders-by-phone" className={styles.title}>
        {t('bookings.title')}
      </h2>
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
