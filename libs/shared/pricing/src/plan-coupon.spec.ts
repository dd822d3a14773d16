import { BillingCycle, PlanId } from '@smachot/contracts';
import * as fc from 'fast-check';
import { planCouponOff } from './plan-coupon';
import { planPrice } from './plans';

const plus = { planId: 'plus-plan', billing: 'monthly' } as const;

it('takes per cent or a sum off one period', () => {
  const off = (discountType: 'Percentage' | 'Amount', discount: number) =>
    planCouponOff(plus, { code: 'C', discountType, discount });
  expect([off('Percentage', 15), off('Amount', 49.9), off('Amount', 1_000)]).toEqual([2_235, 4_990, 14_900]);
});

it('counts from its minimum on', () => {
  const from = (minimumSum: number) =>
    planCouponOff(plus, { code: 'C', discountType: 'Amount', discount: 1, minimumSum });
  expect([from(149), from(149.01)]).toEqual([100, null]);
});

it('is never more than the price of any plan', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...PlanId.options),
      fc.constantFrom(...BillingCycle.options),
      fc.constantFrom('Percentage' as const, 'Amount' as const),
      fc.integer({ min: 1, max: 100 }),
      (planId, billing, discountType, discount) => {
        const off = planCouponOff({ planId, billing }, { code: 'C', discountType, discount })!;
        expect(Number.isInteger(off)).toBe(true);
        expect(off).toBeGreaterThanOrEqual(0);
        expect(off).toBeLessThanOrEqual(planPrice(planId, billing));
      },
    ),
  );
});
