import { PlanId, type PlanLimits } from '@smachot/contracts';
import { PLANS } from '@smachot/pricing';

export type AnalyticsLevel = PlanLimits['analytics'];

export const levelOf = (planId: PlanId): AnalyticsLevel => PLANS[planId].limits.analytics;

/** The smallest plan with that level. */
export const planWith = (level: AnalyticsLevel): PlanId | null =>
  PlanId.options.find((planId) => levelOf(planId) === level) ?? null;
