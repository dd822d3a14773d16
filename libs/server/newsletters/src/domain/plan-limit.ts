import { PlanId, type ProblemCode } from '@smachot/contracts';
import { PLANS } from '@smachot/pricing';

const LIFTED_BY: Record<Exclude<PlanId, 'basic-plan'>, ProblemCode> = {
  'iron-swords-plan': 'plan.newsletters.iron_swords',
  'plus-plan': 'plan.newsletters.plus',
  'pro-plan': 'plan.newsletters.pro',
};
export const newslettersOf = (planId: PlanId): number => PLANS[planId].limits.newslettersPerMonth;

/** The refusal of the newsletter with this number in its month, naming the smallest plan that allows it; undefined: it is allowed. */
export const refusalOfMonth = (planId: PlanId, count: number): ProblemCode | undefined => {
  if (count <= newslettersOf(planId)) return undefined;
  const lifting = PlanId.options.find((one) => newslettersOf(one) >= count);
  return lifting && lifting !== 'basic-plan' ? LIFTED_BY[lifting] : 'plan.newsletters.most';
};
