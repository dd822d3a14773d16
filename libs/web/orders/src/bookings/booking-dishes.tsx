import { BookingDish, maxLengthOf, MOST_BOOKING_DISHES } from '@smachot/contracts';
import { useFieldText } from '@smachot/web-platform';
import { Button, Field, IconButton, Note, removesRow } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OrderMenu } from '../parts/order-menu';
import { BookingMenuDialog } from './booking-menu.dialog';
import type { TypedDish } from './booking-values';
import type { BookingFormState } from './use-booking-form';
import styles from '../orders.module.css';

const EMPTY: TypedDish = { name: '', quantity: '' };

type Props = { form: BookingFormState; hasMenu: boolean };

/** The dishes chosen from the unit's menu, and the buttons that change or remove them. */
function DishesOfMenu({ form }: Pick<Props, 'form'>) {
  const { t } = useTranslation('orders');
  const [open, setOpen] = useState(false);
  const { unitId, menu } = form.values;
  const { error } = form.control('menu');
  return (
    <>
      {menu ? <OrderMenu menu={menu.sections} /> : null}
      <div className="row wrap">
        <Button kind="soft" icon={menu ? 'edit' : 'plus'} onClick={() => setOpen(true)}>
          {t(menu ? 'bookings.dishes.changeMenu' : 'bookings.dishes.chooseMenu')}
        </Button>
        {menu ? (
          <Button kind="ghost" icon="trash" onClick={() => form.change({ menu: null })}>
            {t('bookings.dishes.removeMenu')}
          </Button>
        ) : null}
      </div>
      {error ? <Note tone="bad">{error}</Note> : null}
      {open ? (
        <BookingMenuDialog
          unitId={unitId}
          menu={menu}
          onTake={(taken) => form.change({ menu: taken })}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

type LineProps = { form: BookingFormState; dish: TypedDish; at: number };

/** One dish in words: its name, and how many of it when not one for each guest. */
function DishLine({ form, dish, at }: LineProps) {
  const { t } = useTranslation('orders');
  const fieldText = useFieldText();
  const { dishes } = form.values;
  const number = at + 1;
  const error = (name: keyof TypedDish) => fieldText(form.errors[`dishes.${at}.${name}`]);
  const change = (changed: Partial<TypedDish>) =>
    form.change({ dishes: dishes.with(at, { ...dish, ...changed }) });
  return (
    <fieldset className={styles.dish}>
      <legend className="sr">{t('bookings.dishes.line', { number })}</legend>
      <Field
        label={t('bookings.dishes.name')}
        maxLength={maxLengthOf(BookingDish.shape.name)}
        value={dish.name}
        error={error('name')}
        onChange={({ target }) => change({ name: target.value })}
      />
      <Field
        ltr
        label={t('bookings.dishes.quantity')}
        hint={t('bookings.dishes.quantityHint')}
        inputMode="numeric"
        maxLength={maxLengthOf(BookingDish.shape.quantity)}
        value={dish.quantity}
        error={error('quantity')}
        onChange={({ target }) => change({ quantity: target.value })}
      />
      <IconButton
        icon="trash"
        label={t('bookings.dishes.removeLine', { number })}
        onClick={removesRow(() => form.change({ dishes: dishes.toSpliced(at, 1) }))}
      />
    </fieldset>
  );
}

/** The dishes that the kitchen cooks for a booking: of the unit's menu, if it has one, and in words. */
export function BookingDishes({ form, hasMenu }: Props) {
  const { t } = useTranslation('orders');
  const { dishes, menu } = form.values;
  return (
    <section className="ui-flow" aria-labelledby="booking-dishes">
      <div>
        <h2 id="booking-dishes">{t('bookings.dishes.title')}</h2>
        <p className="small muted">{t('bookings.dishes.text')}</p>
      </div>
      {hasMenu || menu ? <DishesOfMenu form={form} /> : null}
      {dishes.map((dish, at) => (
        <DishLine key={at} form={form} dish={dish} at={at} />
      ))}
      {dishes.length < MOST_BOOKING_DISHES ? (
        <Button kind="soft" icon="plus" onClick={() => form.change({ dishes: [...dishes, EMPTY] })}>
          {t('bookings.dishes.add')}
        </Button>
      ) : null}
    </section>
  );
}
