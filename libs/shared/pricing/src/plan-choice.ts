import type { BillingCycle, PlanId } from '@smachot/contracts';

/** A plan with its billing cycle. */
export type PlanChoice = { planId: PlanId; billing: BillingCycle };
