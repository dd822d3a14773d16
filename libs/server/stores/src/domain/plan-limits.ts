import type { PlanId, ProblemCode } from '@smachot/contracts';
import { type CountedLimit, planAllowing, PLANS } from '@smachot/pricing';

type PaidPlan = Exclude<PlanId, 'basic-plan'>;

/** The refusal that names the plan with room for one more. */
const LIFTED_BY: Record<CountedLimit, Record<PaidPlan, ProblemCode>> = {
  pricingUnits: {
    'iron-swords-plan': 'plan.units.iron_swords',
    'plus-plan': 'plan.units.plus',
    'pro-plan': 'plan.units.pro',
  },
  crew: {
    'iron-swords-plan': 'plan.crew.iron_swords',
    'plus-plan': 'plan.crew.plus',
    'pro-plan': 'plan.crew.pro',
  },
};
const BEYOND_ALL: Record<CountedLimit, ProblemCode> = {
  pricingUnits: 'pricing_units.too_many',
  crew: 'plan.crew.most',
};

/** The refusal of a number that a plan does not allow; undefined: it is allowed. */
export const refusalOfPlan = (
  planId: PlanId,
  limit: CountedLimit,
  count: number,
): ProblemCode | undefined => {
  if (count <= PLANS[planId].limits[limit]) return undefined;
  const lifting = planAllowing(limit, count);
  return lifting && lifting !== 'basic-plan' ? LIFTED_BY[limit][lifting] : BEYOND_ALL[limit];
};
