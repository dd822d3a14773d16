import type { AnswerOf, kitchenDays } from '@smachot/contracts';
import { addDays, wallTime } from '@smachot/kernel';
import { production } from '@smachot/pricing';
import { now, useFormat, useTitle } from '@smachot/web-platform';
import {
  Button,
  ChipRow,
  DateField,
  EmptyState,
  FilterChip,
  Note,
  Page,
  PageHead,
  QueryStatus,
  SkeletonForm,
} from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { useLiveOrders } from '../parts/use-live-orders';
import { noon } from '../store/month-words';
import { useKitchenDaysQuery } from './kitchen-api';
import { spanOfAddress, wishesOfAll } from './kitchen-days';
import { KitchenBookingPart, KitchenOrderPart } from './kitchen-order';
import { Produced } from './produced';
import { Shopping } from './shopping';
import { WishList } from './wish-list';
import ordersStyles from '../orders.module.css';
import kitchenDaysStyles from './kitchen-days.module.css';
import kitchenSheetStyles from '../store/kitchen-sheet.module.css';

type Span = { from: string; to: string };
type Days = AnswerOf<typeof kitchenDays>;

/** Choice of the first and the last day; both are in the address. */
function Choose({ span, today, onChoose }: { span: Span; today: string; onChoose: (span: Span) => void }) {
  const { t } = useTranslation('orders');
  const usual = [
    { name: t('production.today'), from: today, to: today },
    { name: t('production.tomorrow'), from: addDays(today, 1), to: addDays(today, 1) },
    { name: t('production.week'), from: today, to: addDays(today, 6) },
  ];
  return (
    <div className={clsx(kitchenDaysStyles.screenOnly, 'ui-flow')}>
      <ChipRow label={t('production.days')}>
        {usual.map(({ name, from, to }) => (
          <FilterChip
            key={name}
            on={from === span.from && to === span.to}
            onClick={() => onChoose({ from, to })}
          >
            {name}
          </FilterChip>
        ))}
      </ChipRow>
      <div className={ordersStyles.pair}>
        <DateField
          label={t('production.from')}
          value={span.from}
          onChange={(from) => (from ? onChoose({ from, to: span.to < from ? from : span.to }) : undefined)}
        />
        <DateField
          label={t('production.to')}
          value={span.to}
          min={span.from}
          onChange={(to) => (to ? onChoose({ from: span.from, to }) : undefined)}
        />
      </div>
    </div>
  );
}

type SheetProps = { store: string; base: string; span: Span; days: Days };

function Sheet({ store, base, span, days }: SheetProps) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const { orders, bookings, purchases } = days;
  const dishes = production(orders);
  const wishes = wishesOfAll(orders);
  const guests = [...orders, ...bookings].reduce((sum, { participants }) => sum + participants, 0);
  const dates = [...new Set([span.from, span.to])].map((day) => format.longDate(noon(day)));
  return (
    <article className={clsx('card', kitchenSheetStyles.sheet, kitchenDaysStyles.sheet)}>
      <header>
        <p className={clsx('grow', kitchenDaysStyles.dates)}>{dates.join(' – ')}</p>
        <p className={kitchenSheetStyles.participants}>
          <b>{format.number(guests)}</b>
          <small>{t('kitchen.participants')}</small>
        </p>
      </header>
      {days.truncated ? <Note tone="warn">{t('production.truncated')}</Note> : null}
      {dishes.length > 0 ? <Produced dishes={dishes} /> : null}
      {wishes.length > 0 ? (
        <section className={kitchenSheetStyles.wishes} aria-labelledby="kitchen-all-wishes">
          <h2 id="kitchen-all-wishes">{t('kitchen.wishes')}</h2>
          <WishList wishes={wishes} />
        </section>
      ) : null}
      {dishes.length > 0 ? (
        <Shopping
          key={`${span.from} ${span.to}`}
          store={store}
          span={span}
          dishes={dishes}
          purchases={purchases}
        />
      ) : null}
      {orders.length > 0 ? (
        <section aria-labelledby="kitchen-orders">
          <h2 id="kitchen-orders">{t('production.orders')}</h2>
          {orders.map((order) => (
            <KitchenOrderPart key={order.orderId} order={order} base={base} />
          ))}
        </section>
      ) : null}
      {bookings.length > 0 ? (
        <section aria-labelledby="kitchen-bookings">
          <h2 id="kitchen-bookings">{t('production.byPhone')}</h2>
          <p className="muted">{t('production.byPhoneText')}</p>
          {bookings.map((booking) => (
            <KitchenBookingPart key={booking.bookingId} booking={booking} base={base} />
          ))}
        </section>
      ) : null}
    </article>
  );
}

/** /dashboard/{storeUsername}/orders/kitchen?from=&to= : dishes and purchases of all orders on these days. No prices, no phones. */
export function KitchenDaysScreen() {
  const { t } = useTranslation('orders');
  const { storeUsername = '' } = useParams();
  const today = wallTime(now()).day;
  const [address, setAddress] = useSearchParams();
  const span = spanOfAddress(address.get('from') ?? '', address.get('to') ?? '', today);
  useTitle(t('production.title'));
  useLiveOrders();
  const query = useKitchenDaysQuery(
    { params: { partner: storeUsername }, query: span },
    { refetchOnMountOrArgChange: true },
  );
  const days = query.currentData;
  const base = `/dashboard/${storeUsername}/orders`;
  const empty = days && days.orders.length + days.bookings.length === 0;
  return (
    <Page>
      <PageHead
        title={t('production.title')}
        back={base}
        actions={
          days && !empty ? (
            <Button icon="file" onClick={() => window.print()}>
              {t('kitchen.print')}
            </Button>
          ) : null
        }
      />
      <Choose span={span} today={today} onChoose={(chosen) => setAddress(chosen, { replace: true })} />
      {!days ? (
        <QueryStatus query={query} skeleton={<SkeletonForm fields={5} />} />
      ) : empty ? (
        <EmptyState art="empty-orders" title={t('production.empty')} text={t('production.emptyText')} />
      ) : (
        <Sheet store={storeUsername} base={base} span={span} days={days} />
      )}
    </Page>
  );
}
