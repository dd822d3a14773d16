import { DAY_MS } from '@smachot/kernel';
import type { PricedPlanCoupon } from '@smachot/pricing';
import {
  active,
  answered,
  chosen,
  dueAt,
  emitted,
  inactive,
  PAYER,
  plan,
  START,
} from '../testing/a-subscription';

const half: PricedPlanCoupon = { code: 'HALF', discountType: 'Percentage', discount: 50, periods: 1 };
const under = (coupon: PricedPlanCoupon, planId: 'plus-plan' | 'pro-plan' = 'plus-plan') => {
  const subscription = inactive();
  chosen(subscription, { ...plan(planId), coupon }, START);
  answered(subscription, 'captured', START);
  return subscription;
};
const renew = (subscription: ReturnType<typeof under>) => {
  const now = dueAt(subscription);
  subscription.advance(now, PAYER);
  answered(subscription, 'captured', now);
  return subscription.charges.newest!;
};

describe('a coupon of a plan', () => {
  it('lowers the period it was used for, and no other', () => {
    const subscription = under(half);
    expect(subscription.charges.newest).toMatchObject({ price: 7_450, off: 7_450, due: 7_450 });
    expect(renew(subscription)).toMatchObject({ price: 14_900, off: 0, coupon: null });
  });
  it('lowers as many periods as it says', () => {
    const subscription = under({ ...half, periods: 3 });
    expect([renew(subscription), renew(subscription), renew(subscription)].map(({ due }) => due)).toEqual([
      7_450, 7_450, 14_900,
    ]);
  });
  it('ends with the plan it was used for', () => {
    const subscription = under({ ...half, periods: 12 }, 'pro-plan');
    chosen(subscription, plan('plus-plan'), START);
    expect(renew(subscription)).toMatchObject({ planId: 'plus-plan', due: 14_900 });
    expect(subscription.state.coupon).toBeNull();
  });
  it('is no credit: the unused days are worth what was paid for them', () => {
    const subscription = under(half);
    chosen(subscription, plan('pro-plan'), START);
    expect(subscription.charges.open).toMatchObject({ credit: 7_450, due: 29_900 - 7_450 });
  });
  it('that covers the price begins the plan without a charge', () => {
    const subscription = under({ ...half, discount: 100 });
    expect(emitted(subscription)).toEqual([]);
    expect(subscription.state).toMatchObject({ phase: 'active', price: 0, balance: 0 });
    expect(renew(subscription)).toMatchObject({ due: 14_900 });
    chosen(subscription, plan('pro-plan'), dueAt(subscription));
  });
  it('is not for a plan that begins later, nor for the present one, nor below its minimum', () => {
    const subscription = active();
    const code = (planId: 'iron-swords-plan' | 'plus-plan' | 'pro-plan', coupon = half) =>
      chosen(subscription, { ...plan(planId), coupon }, new Date(START.getTime() + DAY_MS));
    expect(code('iron-swords-plan')).toMatchObject({ code: 'coupon.only_now' });
    expect(code('plus-plan')).toMatchObject({ code: 'coupon.only_now' });
    expect(code('pro-plan', { ...half, minimumSum: 300 })).toMatchObject({ code: 'coupon.minimum' });
  });
});
