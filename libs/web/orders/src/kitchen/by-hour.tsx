import type { AnswerOf, kitchenDays } from '@smachot/contracts';
import { production } from '@smachot/pricing';
import { useFormat } from '@smachot/web-platform';
import { Ltr } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { noon } from '../store/noon';
import { DishTable } from './dish-table';
import { type Serving, servingsOf, wishesOfAll } from './kitchen-days';
import { KitchenName } from './kitchen-order';
import { SheetPart } from './sheet-part';
import { WishList } from './wish-list';
import kitchenDaysStyles from './kitchen-days.module.css';
import kitchenSheetStyles from '../store/kitchen-sheet.module.css';

/** One hour: the celebrations that are served, and the number of each dish over all of them. */
function ServingPart({ serving: { time, orders, bookings }, base }: { serving: Serving; base: string }) {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const events = [...orders, ...bookings];
  const guests = events.reduce((sum, { participants }) => sum + participants, 0);
  const wishes = wishesOfAll(orders);
  const dishes = production(events).map((dish) => ({ ...dish, quantity: dish.count }));
  return (
    <article className={kitchenDaysStyles.order}>
      <header>
        <h3>
          <Ltr>{time}</Ltr>
        </h3>
        <b>{t('participants', { count: guests })}</b>
      </header>
      <ul className={kitchenDaysStyles.events}>
        {events.map((event) => (
          <li key={'orderId' in event ? event.orderId : event.bookingId}>
            <KitchenName of={event} base={base} /> <span>{format.number(event.participants)}</span>
          </li>
        ))}
      </ul>
      {dishes.length > 0 ? (
        <DishTable dishes={dishes} count={({ quantity }) => format.number(quantity)} />
      ) : null}
      {wishes.length > 0 ? (
        <div className={kitchenSheetStyles.wishes}>
          <WishList wishes={wishes} />
        </div>
      ) : null}
    </article>
  );
}

/** The kitchen hour after hour, day after day. */
export function ByHour({ days, base }: { days: AnswerOf<typeof kitchenDays>; base: string }) {
  const format = useFormat();
  return servingsOf(days).map(({ day, servings }) => (
    <SheetPart key={day} id={`kitchen-day-${day}`} title={format.longDate(noon(day))}>
      {servings.map((serving) => (
        <ServingPart key={serving.startsAt} serving={serving} base={base} />
      ))}
    </SheetPart>
  ));
}
