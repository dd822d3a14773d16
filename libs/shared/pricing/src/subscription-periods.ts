import type { BillingCycle } from '@smachot/contracts';
import { addMonths, atWallTime, DAY_MS, daysOfMonth, monthOf } from '@smachot/kernel';
import { planCouponOff, type PricedPlanCoupon } from './plan-coupon';
import type { PlanChoice } from './plan-choice';

import { isLargerPlan, MONTHS, planPrice } from './plans';
import { LEAST_CHARGE } from './price';

/** Days after the end of a period in which an unpaid renewal can still be paid, while the plan applies. */
export const GRACE_DAYS = 7;

/** Days in Israel; `until` is the first day after the period. */
export type Period = { from: string; until: string };

/** The day of the month on which periods begin, where the month has it. */
export const anchorOf = (day: string): number => Number(day.slice(8));

/**
 * The period that begins on a day. In a shorter month it ends on the last day, and the next period goes back to the anchor: from 31 January
 * to 28 February, then to 31 March.
 */
export const periodFrom = (from: string, billing: BillingCycle, anchor: number): Period => {
  const month = addMonths(monthOf(from), MONTHS[billing]);
  const last = anchorOf(daysOfMonth(month).to);
  return { from, until: `${month}-${String(Math.min(anchor, last)).padStart(2, '0')}` };
};

/** The beginning of a day in Israel, at which periods begin and end. */
export const startOfDay = (day: string): Date => atWallTime(day, '00:00');

/** Days on the calendar; a day of 23 or 25 hours is one. */
export const daysBetween = (from: string, until: string): number =>
  Math.round((Date.parse(until) - Date.parse(from)) / DAY_MS);

/** Value of the days from `day` on, in whole agorot; rounded up, so that no agora of a day that is paid and not used is lost. */
export const unusedValue = (price: number, { from, until }: Period, day: string): number => {
  const days = daysBetween(from, until);
  const unused = Math.min(days, Math.max(0, daysBetween(day, until)));
  return Math.ceil((price * unused) / days);
};

/**
 * What the card pays for a price, in agorot. `balance`: credit that is left for later charges; negative when the sum was too small for a
 * card, and is added to the next charge. Always: credit + due = price + balance.
 */
export const settleCredit = (price: number, credit: number): { due: number; balance: number } => {
  const rest = price - credit;
  const due = rest >= LEAST_CHARGE ? rest : 0;
  return { due, balance: due - rest };
};

/** A plan that is chosen, with the coupon that was typed. */
export type PlanPurchase = PlanChoice & { coupon?: PricedPlanCoupon | null };
/** The paid period that runs now, with its price under its coupon and before credit, in agorot. `anchor`: the day of the month on which its periods begin. */
export type PaidPeriod = PlanChoice & Period & { price: number; anchor: number };
/** Sums in agorot. `until` null: the basic plan has no end. `off`: what a coupon takes off; the price is what it leaves, so that credit is never more. */
export type PlanChangeTerms = PlanChoice & {
  when: 'now' | 'period_end';
  from: string;
  until: string | null;
  price: number;
  off: number;
  credit: number;
  due: number;
  balance: number;
};

/** A larger plan, or a year instead of a month of the same one. */
export const isUpgrade = (from: PlanChoice, to: PlanChoice): boolean =>
  isLargerPlan(from.planId, to.planId) ||
  (from.planId === to.planId && from.billing === 'monthly' && to.billing === 'annually');

/**
 * What choosing a plan on a day does. A coupon counts for a period that begins now. An upgrade begins a new period on that day, and the unused days of the old one are credited; anything
 * else waits for the end of the paid period.
 * @param current the paid period; undefined: none
 */
export const changePlan = (
  current: PaidPeriod | undefined,
  choice: PlanPurchase,
  { day, balance }: { day: string; balance: number },
): PlanChangeTerms => {
  const { planId, billing, coupon } = choice;
  const full = planPrice(planId, billing);
  if (!current || isUpgrade(current, choice)) {
    const { from, until } = periodFrom(day, billing, anchorOf(day));
    const off = (coupon && planCouponOff(choice, coupon)) ?? 0;
    const price = full - off;
    const credit = balance + (current ? unusedValue(current.price, current, day) : 0);
    return { planId, billing, when: 'now', from, until, price, off, credit, ...settleCredit(price, credit) };
  }
  const ends = planId === 'basic-plan';
  const until = ends ? null : periodFrom(current.until, billing, current.anchor).until;
  return {
    planId,
    billing,
    when: 'period_end',
    from: current.until,
    until,
    price: full,
    off: 0,
    credit: 0,
    due: 0,
    balance,
  };
};
