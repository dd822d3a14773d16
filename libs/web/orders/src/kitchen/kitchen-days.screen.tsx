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
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { useLiveOrders } from '../parts/use-live-orders';
import { noon } from '../store/month-words';
import { spanOfAddress, wishesOfAll } from './kitchen-days';
import { KitchenBookingPart, KitchenOrderPart } from './kitchen-order';
import { Produced } from './produced';
import { AsOf } from './as-of';
import { Shopping } from './shopping';
import { useKitchenDays } from './use-kitchen-days';
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

function SheetHead({ span, guests }: { span: Span; guests: number }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const dates = [...new Set([span.from, span.to])].map((day) => format.longDate(noon(day)));
  return (
    <header>
      <p className={clsx('grow', kitchenDaysStyles.dates)}>{dates.join(' – ')}</p>
      <p className={kitchenSheetStyles.participants}>
        <b>{format.number(guests)}</b>
        <small>{t('kitchen.participants')}</small>
      </p>
    </header>
  );
}

type PartProps = { id: string; title: string; className?: string | undefined; children: ReactNode };

/** One part of the sheet, named by its title. */
function SheetPart({ id, title, className, children }: PartProps) {
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** The orders and the bookings by phone, one by one. */
function OrderParts({ days: { orders, bookings }, base }: { days: Days; base: string }) {
  const { t } = useTranslation('orders');
  return (
    <>
      {orders.length > 0 ? (
        <SheetPart id="kitchen-orders" title={t('production.orders')}>
          {orders.map((order) => (
            <KitchenOrderPart key={order.orderId} order={order} base={base} />
          ))}
        </SheetPart>
      ) : null}
      {bookings.length > 0 ? (
        <SheetPart id="kitchen-bookings" title={t('production.byPhone')}>
          {bookings.some(({ dishes }) => dishes.length === 0) ? (
            <p className="muted">{t('production.byPhoneText')}</p>
          ) : null}
          {bookings.map((booking) => (
            <KitchenBookingPart key={booking.bookingId} booking={booking} base={base} />
          ))}
        </SheetPart>
      ) : null}
    </>
  );
}

type SheetProps = { store: string; base: string; span: Span; days: Days };

function Sheet({ store, base, span, days }: SheetProps) {
  const { t } = useTranslation('orders');
  const { orders, bookings, purchases } = days;
  const dishes = production([...orders, ...bookings]);
  const wishes = wishesOfAll(orders);
  const guests = [...orders, ...bookings].reduce((sum, { participants }) => sum + participants, 0);
  const shown = `${span.from} ${span.to}`;
  return (
    <article className={clsx('card', kitchenSheetStyles.sheet, kitchenDaysStyles.sheet)}>
      <SheetHead span={span} guests={guests} />
      {days.truncated ? <Note tone="warn">{t('production.truncated')}</Note> : null}
      {dishes.length > 0 ? <Produced dishes={dishes} /> : null}
      {wishes.length > 0 ? (
        <SheetPart id="kitchen-all-wishes" title={t('kitchen.wishes')} className={kitchenSheetStyles.wishes}>
          <WishList wishes={wishes} />
        </SheetPart>
      ) : null}
      {dishes.length > 0 ? (
        <Shopping key={shown} store={store} span={span} dishes={dishes} purchases={purchases} />
      ) : null}
      <OrderParts days={days} base={base} />
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
  const { query, days, asOf } = useKitchenDays(storeUsername, span);
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
      <AsOf at={asOf} />
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
