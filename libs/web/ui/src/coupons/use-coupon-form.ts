import { CouponForm } from '@smachot/contracts';
import { useContractForm } from '@smachot/web-platform';
import { type CouponIssuer, couponRules, type CouponValues } from './coupon-values';

/** The form of a coupon; `send` returns the error, if any. */
export const useCouponForm = (
  issuer: CouponIssuer,
  defaults: CouponValues,
  send: (form: CouponForm) => Promise<unknown>,
  kept: { draft: string; version?: number },
) => useContractForm(CouponForm, { ...couponRules(issuer), defaults, send, ...kept });

export type CouponFormState = ReturnType<typeof useCouponForm>;
