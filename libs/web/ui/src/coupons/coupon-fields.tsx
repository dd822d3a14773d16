import { type CouponKind, DiscountType } from '@smachot/contracts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../calendar/date-field';
import { CheckField } from '../forms/check-field';
import { Field } from '../forms/field';
import { FieldProblem } from '../forms/field-frame';
import { SelectField } from '../forms/select-field';
import type { CouponFormState } from './use-coupon-form';
import styles from './coupons.module.css';

/** What the coupon may be for. `all` and `legend` are words: everything, also what is added later; the list to choose from. */
export type CouponOffers = {
  kind: CouponKind;
  all: string;
  legend: string;
  items: readonly { id: string; name: string }[];
};
type Props = { form: CouponFormState };

function DiscountFields({ form }: Props) {
  const { t } = useTranslation('ui');
  const { discountType } = form.values;
  const kinds = DiscountType.options.map((value) => ({ value, label: t(`coupon.kinds.${value}`) }));
  return (
    <div className={styles.pair}>
      <SelectField label={t('coupon.kind')} options={kinds} {...form.choice('discountType')} />
      <Field
        ltr
        inputMode={discountType === 'Percentage' ? 'numeric' : 'decimal'}
        label={t(`coupon.discount.${discountType}`)}
        {...form.field('discount')}
      />
    </div>
  );
}

/** What it is for: everything, or what is chosen. */
function OfferFields({ form, offers }: Props & { offers: CouponOffers }) {
  const { t } = useTranslation('ui');
  const problemId = useId();
  const { all, chosen } = form.values;
  const error = form.control('chosen').error;
  const options = [
    { value: 'yes' as const, label: offers.all },
    { value: 'no' as const, label: t('coupon.chosen') },
  ];
  const tick = (id: string, ticked: boolean) =>
    form.change({ chosen: ticked ? [...chosen, id] : chosen.filter((one) => one !== id) });
  return (
    <>
      <SelectField label={t('coupon.appliesTo')} options={options} {...form.choice('all')} />
      {all === 'no' ? (
        <fieldset className={styles.offers} aria-describedby={error ? problemId : undefined}>
          <legend className={styles.legend}>{offers.legend}</legend>
          {offers.items.map(({ id, name }) => (
            <CheckField
              key={id}
              label={<bdi>{name}</bdi>}
              checked={chosen.includes(id)}
              onChange={({ target }) => tick(id, target.checked)}
            />
          ))}
          {error ? <FieldProblem id={problemId}>{error}</FieldProblem> : null}
        </fieldset>
      ) : null}
    </>
  );
}

function LimitFields({ form, kind }: Props & { kind: CouponKind }) {
  const { t } = useTranslation('ui');
  return (
    <>
      <div className={styles.pair}>
        <DateField label={t('coupon.from')} {...form.control('from')} />
        <DateField label={t('coupon.until')} {...form.control('until')} />
      </div>
      <Field
        ltr
        inputMode="decimal"
        label={t('coupon.minimum')}
        hint={t(kind === 'pricing_unit' ? 'coupon.minimumHint' : 'coupon.noLimit')}
        {...form.field('minimumSum')}
      />
      <div className={styles.pair}>
        <Field
          ltr
          inputMode="numeric"
          label={t('coupon.most')}
          hint={t('coupon.noLimit')}
          {...form.field('maxRedemptions')}
        />
        <Field
          ltr
          inputMode="numeric"
          label={t('coupon.mostEach')}
          hint={t('coupon.noLimit')}
          {...form.field('maxPerCustomer')}
        />
      </div>
    </>
  );
}

/** For how many periods of a plan it counts. */
function PeriodField({ form }: Props) {
  const { t } = useTranslation('ui');
  return (
    <Field
      ltr
      inputMode="numeric"
      label={t('coupon.periods')}
      hint={t('coupon.periodsHint')}
      {...form.field('planPeriods')}
    />
  );
}

/** All fields of a coupon; the code of one that was given out stays. */
export function CouponFields({ form, isNew, offers }: Props & { isNew: boolean; offers: CouponOffers }) {
  const { t } = useTranslation('ui');
  return (
    <>
      {isNew ? (
        <Field
          ltr
          autoComplete="off"
          label={t('coupon.code')}
          hint={t('coupon.codeHint')}
          {...form.field('code')}
        />
      ) : null}
      <DiscountFields form={form} />
      <OfferFields form={form} offers={offers} />
      <LimitFields form={form} kind={offers.kind} />
      {offers.kind === 'plan' ? <PeriodField form={form} /> : null}
    </>
  );
}
