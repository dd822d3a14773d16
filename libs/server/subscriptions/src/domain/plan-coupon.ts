import { accept, refuse, type Result } from '@smachot/kernel';
import { planCouponOff, type PlanChangeTerms, type PlanPurchase } from '@smachot/pricing';
import type { ChargeCoupon } from './charge';

/** Whether the coupon of a purchase may be used for what the purchase does. */
export const checkPlanCoupon = (purchase: PlanPurchase, { when }: PlanChangeTerms): Result<undefined> => {
  const { coupon } = purchase;
  if (!coupon) return accept();
  if (when !== 'now') return refuse('coupon.only_now');
  return planCouponOff(purchase, coupon) === null ? refuse('coupon.minimum') : accept();
};

/** The coupon of the period that begins with a purchase. */
export const couponOfFirst = ({ coupon }: PlanPurchase): ChargeCoupon | null => {
  if (!coupon) return null;
  const { code, discountType, discount, periods } = coupon;
  return { code, discountType, discount, left: periods - 1 };
};
