import { CouponCode, type CouponTerms, maxLengthOf } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useFormat } from '@smachot/web-platform';
import type { SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../actions/button';
import { Note } from '../feedback/note';
import { useLive } from '../feedback/use-live';
import { Field } from '../forms/field';
import { Icon } from '../icon/icon';
import styles from './coupon-part.module.css';

/** A coupon that is being typed, or applied. */
export type TypedCoupon = {
  typed: string;
  type: (typed: string) => void;
  apply: () => void;
  remove: () => void;
  /** The applied coupon; null: none, or a refused one. */
  terms: CouponTerms | null;
  busy: boolean;
  /** The reason why the typed code is no use, in words. */
  problem: string | undefined;
  /** The price is below the coupon's minimum. */
  short: boolean;
};
type Props = { coupon: TypedCoupon };

/** The coupon that counts, and the way to do without it. */
function Applied({ coupon: { terms, short, remove } }: Props) {
  const { t } = useTranslation('ui');
  const format = useFormat();
  if (!terms) return null;
  const { code, discountType, discount, minimumSum } = terms;
  return (
    <>
      <p className={styles.applied}>
        <Icon name="percent" size={18} />
        <span className="grow">
          {discountType === 'Percentage'
            ? t('coupon.typed.percent', { code: isolate(code), percent: discount })
            : t('coupon.typed.amount', { code: isolate(code), sum: isolate(format.shekels(discount)) })}
        </span>
        <Button kind="ghost" onClick={remove}>
          {t('coupon.typed.remove')}
        </Button>
      </p>
      {short ? (
        <Note tone="warn">{t('coupon.typed.short', { sum: isolate(format.shekels(minimumSum ?? 0)) })}</Note>
      ) : null}
    </>
  );
}

/** The field of the code; the server says at once whether it is any use. */
export function CouponPart({ coupon }: Props) {
  const { t } = useTranslation('ui');
  const live = useLive();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    coupon.apply();
  };
  return (
    <div aria-live={live} className={styles.part}>
      {coupon.terms ? (
        <Applied coupon={coupon} />
      ) : (
        <form noValidate className={styles.form} onSubmit={submit}>
          <Field
            ltr
            label={t('coupon.typed.have')}
            autoComplete="off"
            maxLength={maxLengthOf(CouponCode)}
            value={coupon.typed}
            error={coupon.problem}
            onChange={({ target }) => coupon.type(target.value)}
          />
          <Button type="submit" kind="line" busy={coupon.busy} disabled={coupon.typed.trim() === ''}>
            {t('coupon.typed.apply')}
          </Button>
        </form>
      )}
    </div>
  );
}
