import type {
  AppliesTo,
  Coupon,
  CouponForm,
  CouponKind,
  CouponTarget,
  DiscountType,
} from '@smachot/contracts';
import { addDays, atWallTime, wallTime } from '@smachot/kernel';
import type { ContractRules, FieldErrors } from '@smachot/web-platform';

/** Who gives a coupon out. Plans are sold by the platform alone, so only its coupons have periods. */
export type CouponIssuer = 'store' | 'platform';

/** The values of the fields, as typed. `until`: the last day it counts. `chosen`: keys of targets; none while `all`. `planPeriods`: of a plan's coupon. */
export type CouponValues = {
  code: string;
  discountType: DiscountType;
  discount: string;
  all: 'yes' | 'no';
  chosen: string[];
  from: string;
  until: string;
  minimumSum: string;
  maxRedemptions: string;
  maxPerCustomer: string;
  planPeriods: string;
};

/** A target as one word of the form. */
export const keyOfTarget = ({ kind, id }: CouponTarget): string => `${kind}:${id}`;
/** The target that a key names. */
export const targetOfKey = (key: string): CouponTarget => {
  const end = key.indexOf(':');
  return { kind: key.slice(0, end) as CouponKind, id: key.slice(end + 1) };
};

export const NEW_COUPON: CouponValues = {
  code: '',
  discountType: 'Percentage',
  discount: '',
  all: 'yes',
  chosen: [],
  from: '',
  until: '',
  minimumSum: '',
  maxRedemptions: '',
  maxPerCustomer: '1',
  planPeriods: '',
};

const typed = (value: number | null): string => (value === null ? '' : String(value));
const dayOf = (instant: string | null): string => (instant ? wallTime(new Date(instant)).day : '');
/** The last day before a moment: a coupon ends at the midnight after it. */
const lastDayOf = (instant: string | null): string =>
  instant ? wallTime(new Date(new Date(instant).getTime() - 1)).day : '';

export const valuesOfCoupon = (coupon: Coupon): CouponValues => ({
  code: coupon.code,
  discountType: coupon.discountType,
  discount: String(coupon.discount),
  all: coupon.appliesTo === 'All' ? 'yes' : 'no',
  chosen: coupon.appliesTo === 'All' ? [] : coupon.appliesTo.map(keyOfTarget),
  from: dayOf(coupon.validFrom),
  until: lastDayOf(coupon.validUntil),
  minimumSum: typed(coupon.minimumSum),
  maxRedemptions: typed(coupon.redemptions.maxRedemptions),
  maxPerCustomer: typed(coupon.redemptions.maxPerCustomer),
  planPeriods: typed(coupon.planPeriods),
});

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const midnight = (day: string): string => atWallTime(day, '00:00').toISOString();
const momentOf = (day: string): string | null => (day === '' ? null : DAY.test(day) ? midnight(day) : day);
const endOf = (day: string): string | null => momentOf(DAY.test(day) ? addDays(day, 1) : day);
const numberOf = (value: string): string | null => value.trim() || null;
const targetsOf = ({ all, chosen }: CouponValues): AppliesTo =>
  all === 'yes' ? 'All' : chosen.map(targetOfKey);

const wireOf = (values: CouponValues, issuer: CouponIssuer) => ({
  code: values.code,
  discountType: values.discountType,
  discount: values.discount.trim() || undefined,
  appliesTo: targetsOf(values),
  validFrom: momentOf(values.from),
  validUntil: endOf(values.until),
  minimumSum: numberOf(values.minimumSum),
  maxRedemptions: numberOf(values.maxRedemptions),
  maxPerCustomer: numberOf(values.maxPerCustomer),
  ...(issuer === 'platform' ? { planPeriods: numberOf(values.planPeriods) } : {}),
});

/** What the server checks between fields, said before anything is sent. */
const refine = (errors: FieldErrors, values: CouponValues, body: CouponForm | undefined): FieldErrors => {
  const found: Record<string, string> = { ...errors };
  const percent = Number(values.discount);
  if (
    values.discountType === 'Percentage' &&
    !found['discount'] &&
    !(Number.isInteger(percent) && percent <= 100)
  )
    found['discount'] = 'coupon.percent';
  if (body?.validFrom && body.validUntil && body.validUntil <= body.validFrom)
    found['until'] = 'coupon.dates';
  return found;
};

/** Rules of the form of a coupon of a store, or of the platform. */
export const couponRules = (issuer: CouponIssuer): ContractRules<typeof CouponForm, CouponValues> => ({
  wireOf: (values) => wireOf(values, issuer),
  paths: { chosen: 'appliesTo', from: 'validFrom', until: 'validUntil' },
  refine,
});

export type CouponPhase = 'running' | 'later' | 'over' | 'usedUp' | 'deleted';

/** What a coupon is at this moment. */
export const couponPhase = (
  { deleted, validFrom, validUntil, redemptions }: Coupon,
  now: Date,
): CouponPhase => {
  if (deleted) return 'deleted';
  const { taken, maxRedemptions } = redemptions;
  if (validUntil && new Date(validUntil) <= now) return 'over';
  if (maxRedemptions !== null && taken >= maxRedemptions) return 'usedUp';
  return validFrom && new Date(validFrom) > now ? 'later' : 'running';
};
