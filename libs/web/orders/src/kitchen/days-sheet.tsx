import type { AnswerOf, kitchenDays } from '@smachot/contracts';
import { production } from '@smachot/pricing';
import { useFormat } from '@smachot/web-platform';
import { Note } from '@smachot/web-ui';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { noon } from '../store/noon';
import { ByHour } from './by-hour';
import { type KitchenView, wishesOfAll } from './kitchen-days';
import { KitchenBookingPart, KitchenOrderPart } from './kitchen-order';
import { Produced } from './produced';
import { SheetPart } from './sheet-part';
import { Shopping } from './shopping';
import { WishList } from './wish-list';
import kitchenDaysStyles from './kitchen-days.module.css';
import kitchenSheetStyles from '../store/kitchen-sheet.module.css';

type Span = { from: string; to: string };
type Days = AnswerOf<typeof kitchenDays>;

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

/** The orders and the bookings by phone, one by one. */
function ByEvent({ days: { orders, bookings }, base }: { days: Days; base: string }) {
  const { t } = useTranslation('production');
  return (
    <>
      {orders.length > 0 ? (
        <SheetPart id="kitchen-orders" title={t('orders')}>
          {orders.map((order) => (
            <KitchenOrderPart key={order.orderId} order={order} base={base} />
          ))}
        </SheetPart>
      ) : null}
      {bookings.length > 0 ? (
        <SheetPart id="kitchen-bookings" title={t('byPhone')}>
          {bookings.map((booking) => (
            <KitchenBookingPart key={booking.bookingId} booking={booking} base={base} />
          ))}
        </SheetPart>
      ) : null}
    </>
  );
}

type SheetProps = { store: string; base: string; span: Span; days: Days };

/** Every dish once, what the guests asked for, and what is bought. */
function ByDish({ store, span, days: { orders, bookings, purchases } }: Omit<SheetProps, 'base'>) {
  const { t } = useTranslation('orders');
  const dishes = production([...orders, ...bookings]);
  const wishes = wishesOfAll(orders);
  return (
    <>
      {dishes.length > 0 ? <Produced dishes={dishes} /> : null}
      {wishes.length > 0 ? (
        <SheetPart id="kitchen-all-wishes" title={t('kitchen.wishes')} className={kitchenSheetStyles.wishes}>
          <WishList wishes={wishes} />
        </SheetPart>
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
    </>
  );
}

/** The paper of these days, in one of its views. `large`: to be read from afar. */
export function DaysSheet({ view, large, ...props }: SheetProps & { view: KitchenView; large: boolean }) {
  const { t } = useTranslation('production');
  const { span, days, base } = props;
  const { orders, bookings } = days;
  const guests = [...orders, ...bookings].reduce((sum, { participants }) => sum + participants, 0);
  return (
    <article
      className={clsx(
        ...['card', kitchenSheetStyles.sheet, kitchenDaysStyles.sheet],
        large && kitchenDaysStyles.large,
      )}
    >
      <SheetHead span={span} guests={guests} />
      {days.truncated ? <Note tone="warn">{t('truncated')}</Note> : null}
      {bookings.some(({ dishes }) => dishes.length === 0) ? (
        <p className="muted">{t('byPhoneText')}</p>
      ) : null}
      {view === 'dish' ? <ByDish {...props} /> : null}
      {view === 'hour' ? <ByHour days={days} base={base} /> : null}
      {view === 'event' ? <ByEvent days={days} base={base} /> : null}
    </article>
  );
}
