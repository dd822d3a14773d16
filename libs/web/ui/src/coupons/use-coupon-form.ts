import { CouponForm, type CouponKind } from '@smachot/contracts';
import { useContractForm } from '@smachot/web-platform';
import { couponRules, type CouponValues } from './coupon-values';

/** The form of a coupon for one kind of things; `send` returns the error, if any. */
export const useCouponForm = (
  kind: CouponKind,
  defaults: CouponValues,
  send: (form: CouponForm) => Promise<unknown>,
) => useContractForm(CouponForm, { ...couponRules(kind), defaults, send });

export type CouponFormState = ReturnType<typeof useCouponForm>;
