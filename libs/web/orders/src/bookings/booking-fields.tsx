import { Occasion } from '@smachot/contracts';
import { useFieldText } from '@smachot/web-platform';
import { DateField, Field, SelectField } from '@smachot/web-ui';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useOrderedStoreQuery } from '../orders-api';
import type { BookingField, BookingValues } from './booking-values';
import styles from '../orders.module.css';

type Props = {
  store: string;
  values: BookingValues;
  problems: Partial<Record<BookingField, string>>;
  onChange: (change: Partial<BookingValues>) => void;
};

/** Choice of a unit or a free-text title. A hidden store has the title only. */
function What({ store, values, problems, onChange }: Props) {
  const { t } = useTranslation('orders');
  const fieldText = useFieldText();
  const units = useOrderedStoreQuery({ params: { partner: store } }).data?.pricingUnits ?? [];
  const known = units.some(({ pricingUnitId }) => pricingUnitId === values.unitId);
  const options = [
    { value: '', label: t('bookings.otherUnit') },
    ...units.map(({ pricingUnitId, name }) => ({ value: pricingUnitId, label: name })),
    ...(values.unitId && !known ? [{ value: values.unitId, label: values.title }] : []),
  ];
  return (
    <>
      {options.length > 1 ? (
        <SelectField
          label={t('bookings.unit')}
          options={options}
          value={values.unitId}
          error={fieldText(problems.unitId)}
          onChange={({ target }) => onChange({ unitId: target.value, title: '' })}
        />
      ) : null}
      {values.unitId ? null : (
        <Field
          label={t('bookings.what')}
          maxLength={120}
          value={values.title}
          error={fieldText(problems.title)}
          onChange={({ target }) => onChange({ title: target.value })}
        />
      )}
    </>
  );
}

export function BookingFields(props: Props) {
  const { values, problems, onChange } = props;
  const { t } = useTranslation('orders');
  const fieldText = useFieldText();
  const bound = (name: BookingField) => ({
    value: values[name],
    error: fieldText(problems[name]),
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange({ [name]: target.value }),
  });
  const kinds = Occasion.options.map((value) => ({
    value,
    label: t(`bookings.kinds.${value}`),
  }));
  return (
    <>
      <DateField
        label={t('event.day')}
        value={values.day}
        error={fieldText(problems.day)}
        onChange={(day) => onChange({ day })}
      />
      <div className={styles.pair}>
        <Field ltr type="time" label={t('event.time')} {...bound('from')} />
        <Field ltr type="time" label={t('bookings.to')} {...bound('to')} />
      </div>
      <Field label={t('bookings.customer')} maxLength={80} startIcon="user" {...bound('customerName')} />
      <Field
        ltr
        type="tel"
        label={t('bookings.phone')}
        hint={t('bookings.phoneHint')}
        maxLength={40}
        startIcon="phone"
        {...bound('customerPhone')}
      />
      <What {...props} />
      <div className={styles.pair}>
        <Field
          label={t('event.participants')}
          inputMode="numeric"
          maxLength={6}
          startIcon="users"
          {...bound('participants')}
        />
        <SelectField
          label={t('bookings.kind')}
          options={[{ value: '', label: t('bookings.noKind') }, ...kinds]}
          value={values.eventKind}
          onChange={({ target }) => onChange({ eventKind: target.value })}
        />
      </div>
      <Field label={t('bookings.place')} maxLength={300} startIcon="pin" {...bound('place')} />
      <Field
        ltr
        label={t('bookings.price')}
        hint={t('bookings.priceHint')}
        inputMode="decimal"
        maxLength={12}
        {...bound('price')}
      />
      <Field
        label={t('bookings.note')}
        hint={t('bookings.noteHint')}
        multiline
        minRows={2}
        maxLength={1_000}
        {...bound('note')}
      />
    </>
  );
}
