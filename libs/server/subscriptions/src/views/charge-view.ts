import type { SubscriptionCharge } from '@smachot/contracts';
import { toShekels, wallTime } from '@smachot/kernel';
import { priceBreakdown } from '@smachot/pricing';
import type { ChargeState } from '../domain/charge';

/** @param authenticateUrl where its card's owner confirms it, if that is awaited */
export const chargeView = (charge: ChargeState, authenticateUrl: string | null): SubscriptionCharge => ({
  _id: charge.id,
  planId: charge.planId,
  billing: charge.billing,
  from: charge.fromDay,
  until: charge.untilDay,
  price: toShekels(charge.price + charge.off),
  coupon: charge.coupon && { code: charge.coupon.code, amount: toShekels(charge.off) },
  credit: toShekels(charge.credit),
  breakdown: priceBreakdown(charge.due, wallTime(charge.paidAt ?? charge.createdAt).day),
  status: charge.status,
  refusal: charge.refusal,
  createdAt: charge.createdAt.toISOString(),
  paidAt: charge.paidAt?.toISOString() ?? null,
  authenticateUrl,
  invoices: [],
});
