import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, InputOf, Language, planPricing } from '@smachot/contracts';
import { accept, Clock, refuse, type Result, wallTime } from '@smachot/kernel';
import { planCouponOff, planPrice, planPricingOn, priceBreakdown } from '@smachot/pricing';
import { PlanCoupons, pricedCoupon } from '../services/plan-coupons';
import { planCouponView } from '../views/change-view';
import { planView } from '../views/plan-view';

type Asked = InputOf<typeof planPricing>;

/** The price of a plan for everybody, and under a coupon. */
export class PricePlan extends Query<Result<AnswerOf<typeof planPricing>>> {
  constructor(
    readonly asked: Pick<Asked, 'params' | 'query'>,
    readonly language: Language,
  ) {
    super();
  }
}

@QueryHandler(PricePlan)
export class PricePlanHandler implements IQueryHandler<PricePlan> {
  constructor(
    private readonly coupons: PlanCoupons,
    private readonly clock: Clock,
  ) {}

  async execute({ asked, language }: PricePlan): Promise<Result<AnswerOf<typeof planPricing>>> {
    const { planId } = asked.params;
    const { billing, coupon: code } = asked.query;
    const { day } = wallTime(this.clock.now());
    const priced = { ...planView(planId, language), pricing: planPricingOn(planId, billing, day) };
    const found = await this.coupons.find(code, planId);
    if (!found.ok) return found;
    const coupon = pricedCoupon(found.value);
    if (!coupon) return accept(priced);
    const off = planCouponOff({ planId, billing }, coupon);
    if (off === null) return refuse('coupon.minimum');
    const breakdown = priceBreakdown(planPrice(planId, billing) - off, day);
    return accept({ ...priced, coupon: { ...planCouponView(coupon, off), breakdown } });
  }
}
