import type { Booking, Language, OrderCard } from '@smachot/contracts';
import { addMonths, monthOf, weekdayOf } from '@smachot/kernel';
import { useFormat } from '@smachot/web-platform';
import {
  Button,
  IconButton,
  monthName,
  QueryStatus,
  SkeletonRows,
  useLive,
  weekdayName,
} from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { BookingRow } from '../bookings/booking-row';
import { useBookingsInfiniteQuery } from '../bookings/bookings-api';
import { useOrdersInfiniteQuery } from '../orders-api';
import { OrderRow } from '../parts/order-row';
import { byDay, spanOf } from './month';
import { noon } from './noon';
import { useShownDays } from './use-shown-days';
import ordersStyles from '../orders.module.css';
import styles from './orders-calendar.module.css';

/** Statuses of orders that take a slot of the store's day. */
const HOLDS = new Set<OrderCard['status']>(['pending', 'approved', 'done']);

type DayProps = {
  day: string;
  outside: boolean;
  today: boolean;
  chosen: boolean;
  orders: readonly OrderCard[];
  bookings: readonly Booking[];
  onChoose: () => void;
};

function DayCell({ day, outside, today, chosen, orders, bookings, onChoose }: DayProps) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const held = orders.filter(({ status }) => HOLDS.has(status));
  const count = held.length + bookings.length;
  const waiting = held.some(({ status }) => status === 'pending');
  return (
    <button
      type="button"
      className={styles.day}
      data-calendar-day
      data-outside={outside || undefined}
      data-waiting={waiting || undefined}
      aria-current={today ? 'date' : undefined}
      aria-pressed={chosen}
      aria-label={`${format.dayAndDate(noon(day))}, ${t('calendar.orders', { count })}`}
      onClick={onChoose}
    >
      <b>{Number(day.slice(8))}</b>
      {count > 0 ? <i data-count={count} aria-hidden /> : null}
    </button>
  );
}

type ShownDays = ReturnType<typeof useShownDays>;

/** Orders and bookings of the shown weeks, by day. */
const useOrdersByDay = (store: string, weeks: ShownDays['weeks']) => {
  const span = { ...spanOf(weeks[0]![0]!, weeks.at(-1)![6]!), limit: 500 };
  const query = useOrdersInfiniteQuery({ store, ...span }, { refetchOnMountOrArgChange: true });
  const byPhone = useBookingsInfiniteQuery({ partner: store, ...span }, { refetchOnMountOrArgChange: true });
  const orders = byDay(query.data?.pages.flatMap((page) => page.orders) ?? []);
  const bookings = byDay(byPhone.data?.pages.flatMap((page) => page.bookings) ?? []);
  return {
    query,
    on: (day: string) => ({ orders: orders.get(day) ?? [], bookings: bookings.get(day) ?? [] }),
  };
};
type OrdersByDay = ReturnType<typeof useOrdersByDay>;

function MonthHead({ shown: { month, setMonth } }: { shown: ShownDays }) {
  const { t, i18n } = useTranslation('orders');
  const live = useLive();
  return (
    <div className="row">
      <IconButton
        icon="next"
        label={t('calendar.before')}
        turned
        onClick={() => setMonth(addMonths(month, -1))}
      />
      <h2 id="orders-month" className="grow" aria-live={live}>
        {monthName(month, i18n.language as Language)}
      </h2>
      <IconButton icon="next" label={t('calendar.after')} onClick={() => setMonth(addMonths(month, 1))} />
    </div>
  );
}

function Weekdays({ week }: { week: readonly string[] }) {
  const { i18n } = useTranslation('orders');
  return (
    <div className={clsx(styles.week, styles.weekdays)} aria-hidden>
      {week.map((day) => (
        <span key={day}>{weekdayName(weekdayOf(day), 'narrow', i18n.language as Language)}</span>
      ))}
    </div>
  );
}

function Month({ shown, days: { on } }: { shown: ShownDays; days: OrdersByDay }) {
  const { t } = useTranslation('orders');
  const { today, month, setMonth, weeks, day: chosen, setDay } = shown;
  return (
    <section className={clsx('card', styles.calendar)} aria-labelledby="orders-month">
      <MonthHead shown={shown} />
      <Weekdays week={weeks[0]!} />
      {weeks.map((week) => (
        <div className={styles.week} key={week[0]}>
          {week.map((day) => (
            <DayCell
              key={day}
              day={day}
              outside={monthOf(day) !== month}
              today={day === today}
              chosen={day === chosen}
              {...on(day)}
              onChoose={() => setDay(day === chosen ? null : day)}
            />
          ))}
        </div>
      ))}
      {month === monthOf(today) ? null : (
        <Button kind="ghost" onClick={() => setMonth(null)}>
          {t('calendar.thisMonth')}
        </Button>
      )}
    </section>
  );
}

type DayListProps = { day: string; base: string } & ReturnType<OrdersByDay['on']>;

/** Orders and bookings of one day, and what can be opened for it. */
function DayList({ day, base, orders, bookings }: DayListProps) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  return (
    <>
      <h2 className={ordersStyles.title}>{format.longDate(noon(day))}</h2>
      {orders.length + bookings.length === 0 ? (
        <p className="muted">{t('calendar.free')}</p>
      ) : (
        <ul className={clsx('card', ordersStyles.list)}>
          {orders.map((order) => (
            <OrderRow key={order.orderId} order={order} side="partner" to={`${base}/${order.orderId}`} />
          ))}
          {bookings.map((booking) => (
            <BookingRow key={booking.bookingId} booking={booking} base={base} />
          ))}
        </ul>
      )}
      <div className="row wrap">
        <Button kind="soft" icon="phone" to={`${base}/bookings/new?day=${day}`}>
          {t('bookings.addThatDay')}
        </Button>
        <Button kind="line" icon="table" to={`${base}/kitchen?from=${day}&to=${day}`}>
          {t('calendar.toKitchen')}
        </Button>
      </div>
    </>
  );
}

/** The month with its orders; a chosen day lists its own. Month and day are in the address. */
export function OrdersCalendar({ store, base }: { store: string; base: string }) {
  const { t } = useTranslation('orders');
  const shown = useShownDays();
  const days = useOrdersByDay(store, shown.weeks);
  const { query, on } = days;
  return (
    <div className={styles.layout}>
      <Month shown={shown} days={days} />
      <section className="ui-flow" aria-live="polite">
        {!query.data ? (
          <QueryStatus query={query} skeleton={<SkeletonRows count={3} />} />
        ) : shown.day ? (
          <DayList day={shown.day} base={base} {...on(shown.day)} />
        ) : (
          <p className="muted">{t('calendar.choose')}</p>
        )}
      </section>
    </div>
  );
}
