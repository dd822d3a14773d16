import { type CouponTarget, DiscountType } from '@smachot/contracts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DateField } from '../calendar/date-field';
import { CheckField } from '../forms/check-field';
import { DraftNote } from '../forms/draft-note';
import { Field } from '../forms/field';
import { FieldProblem } from '../forms/field-frame';
import { SelectField } from '../forms/select-field';
import { type CouponIssuer, keyOfTarget, targetOfKey } from './coupon-values';
import type { CouponFormState } from './use-coupon-form';
import styles from './coupons.module.css';

/** Something the coupon may be for; `note` tells it from others of the name. */
export type CouponOffer = { target: CouponTarget; name: string; note?: string };
type CouponGroup = { legend: string; hint?: string; offers: readonly CouponOffer[] };
/** What the coupon may be for. `all`: everything, also what is added later, in words; `groups`: what may be chosen, under a heading each. */
export type CouponOffers = {
  issuer: CouponIssuer;
  all: string;
  groups: readonly CouponGroup[];
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

/** What was chosen and is not among the offers, because it is sold no more or the list is not here: it stays until it is unticked. */
const useUnlisted = (chosen: readonly string[], { groups }: CouponOffers): CouponOffer[] => {
  const { t } = useTranslation('ui');
  const [kept, keep] = useState(chosen);
  const added = chosen.filter((key) => !kept.includes(key));
  if (added.length > 0) keep([...kept, ...added]);
  const listed = new Set(groups.flatMap(({ offers }) => offers.map(({ target }) => keyOfTarget(target))));
  return kept
    .filter((key) => !listed.has(key))
    .map((key) => ({ target: targetOfKey(key), name: t(`coupon.unlisted.${targetOfKey(key).kind}`) }));
};

function OfferName({ name, note }: { name: string; note: string | undefined }) {
  return (
    <>
      <bdi>{name}</bdi>
      {note ? (
        <span className="small muted">
          {' '}
          · <bdi>{note}</bdi>
        </span>
      ) : null}
    </>
  );
}

/** What may be chosen under one heading; nothing where there is nothing. */
function GroupFields({
  form,
  group,
  problemId,
}: Props & { group: CouponGroup; problemId: string | undefined }) {
  const { chosen } = form.values;
  const tick = (key: string, ticked: boolean) =>
    form.change({ chosen: ticked ? [...chosen, key] : chosen.filter((one) => one !== key) });
  if (group.offers.length === 0) return null;
  return (
    <fieldset className={styles.offers} aria-describedby={problemId}>
      <legend className={styles.legend}>{group.legend}</legend>
      {group.hint ? <p className="small muted">{group.hint}</p> : null}
      {group.offers.map(({ target, name, note }) => (
        <CheckField
          key={keyOfTarget(target)}
          label={<OfferName name={name} note={note} />}
          checked={chosen.includes(keyOfTarget(target))}
          onChange={({ target: box }) => tick(keyOfTarget(target), box.checked)}
        />
      ))}
    </fieldset>
  );
}

/** What it is for: everything, or what is chosen. */
function OfferFields({ form, offers }: Props & { offers: CouponOffers }) {
  const { t } = useTranslation('ui');
  const id = useId();
  const { all, chosen } = form.values;
  const error = form.control('chosen').error;
  const options = [
    { value: 'yes' as const, label: offers.all },
    { value: 'no' as const, label: t('coupon.chosen') },
  ];
  const unlisted: CouponGroup = { legend: t('coupon.alsoChosen'), offers: useUnlisted(chosen, offers) };
  return (
    <>
      <SelectField label={t('coupon.appliesTo')} options={options} {...form.choice('all')} />
      {all === 'no' ? (
        <>
          {[...offers.groups, unlisted].map((group) => (
            <GroupFields key={group.legend} {...{ form, group }} problemId={error ? id : undefined} />
          ))}
          {error ? <FieldProblem id={id}>{error}</FieldProblem> : null}
        </>
      ) : null}
    </>
  );
}

function LimitFields({ form, issuer }: Props & { issuer: CouponIssuer }) {
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
        hint={t(issuer === 'store' ? 'coupon.minimumHint' : 'coupon.noLimit')}
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
      <DraftNote form={form} />
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
      <LimitFields form={form} issuer={offers.issuer} />
      {offers.issuer === 'platform' ? <PeriodField form={form} /> : null}
    </>
  );
}
