import { Occasion } from '@smachot/contracts';
import { DateField, DraftNote, Field, SelectField } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useOrderedStoreQuery } from '../orders-api';
import { BookingDishes } from './booking-dishes';
import type { BookingFormState } from './use-booking-form';
import styles from '../orders.module.css';

type Props = { store: string; form: BookingFormState };

const useUnits = (store: string) =>
  useOrderedStoreQuery({ params: { partner: store } }).data?.pricingUnits ?? [];

/** Choice of a unit or a free-text title. A hidden store has the title only. */
function What({ store, form }: Props) {
  const { t } = useTranslation('orders');
  const units = useUnits(store);
  const { unitId, title } = form.values;
  const known = units.some(({ pricingUnitId }) => pricingUnitId === unitId);
  const options = [
    { value: '', label: t('bookings.otherUnit') },
    ...units.map(({ pricingUnitId, name }) => ({ value: pricingUnitId, label: name })),
    ...(unitId && !known ? [{ value: unitId, label: title }] : []),
  ];
  return (
    <>
      {options.length > 1 ? (
        <SelectField
          label={t('bookings.unit')}
          options={options}
          {...form.choice('unitId')}
          onChange={({ target }) => form.change({ unitId: target.value, title: '', menu: null })}
        />
      ) : null}
      {unitId ? null : <Field label={t('bookings.what')} {...form.field('title')} />}
    </>
  );
}

/** The customer, and how to reach them. */
function Who({ form }: Pick<Props, 'form'>) {
  const { t } = useTranslation('orders');
  return (
    <>
      <Field label={t('bookings.customer')} startIcon="user" {...form.field('customerName')} />
      <Field
        ltr
        type="tel"
        label={t('bookings.phone')}
        hint={t('bookings.phoneHint')}
        startIcon="phone"
        {...form.field('customerPhone')}
      />
    </>
  );
}

/** The number of guests, and the kind of their celebration. */
function Celebration({ form }: Pick<Props, 'form'>) {
  const { t } = useTranslation('orders');
  const kinds = Occasion.options.map((value) => ({ value, label: t(`bookings.kinds.${value}`) }));
  return (
    <div className={styles.pair}>
      <Field
        label={t('event.participants')}
        inputMode="numeric"
        startIcon="users"
        {...form.field('participants')}
      />
      <SelectField
        label={t('bookings.kind')}
        options={[{ value: '', label: t('bookings.noKind') }, ...kinds]}
        {...form.choice('eventKind')}
      />
    </div>
  );
}

export function BookingFields({ store, form }: Props) {
  const { t } = useTranslation('orders');
  const unit = useUnits(store).find(({ pricingUnitId }) => pricingUnitId === form.values.unitId);
  return (
    <>
      <DraftNote form={form} />
      <DateField label={t('event.day')} {...form.control('day')} />
      <div className={styles.pair}>
        <Field ltr type="time" label={t('event.time')} {...form.field('from')} />
        <Field ltr type="time" label={t('bookings.to')} {...form.field('to')} />
      </div>
      <Who form={form} />
      <What store={store} form={form} />
      <Celebration form={form} />
      <Field label={t('bookings.place')} startIcon="pin" {...form.field('place')} />
      <Field
        ltr
        label={t('bookings.price')}
        hint={t('bookings.priceHint')}
        inputMode="decimal"
        {...form.field('price')}
      />
      <Field
        label={t('bookings.note')}
        hint={t('bookings.noteHint')}
        multiline
        minRows={2}
        {...form.field('note')}
      />
      <BookingDishes form={form} hasMenu={unit?.type === 'compound'} />
    </>
  );
}
