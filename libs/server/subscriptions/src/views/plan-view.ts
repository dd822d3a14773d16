import {
  type AnswerOf,
  type Language,
  type listPlans,
  type Plan,
  PlanId,
  SUBSCRIPTION_TERMS_VERSION,
} from '@smachot/contracts';
import { planTexts } from '@smachot/i18n';
import { PLANS, planPricingOn } from '@smachot/pricing';

export const planView = (planId: PlanId, language: Language): Plan => ({
  id: planId,
  ...planTexts(planId, language),
  limits: PLANS[planId].limits,
});

/** Every plan with its prices on a day in Israel. */
export const plansView = (day: string, language: Language): AnswerOf<typeof listPlans> => ({
  plans: PlanId.options.map((planId) => ({
    ...planView(planId, language),
    monthly: planPricingOn(planId, 'monthly', day),
    annually: planPricingOn(planId, 'annually', day),
  })),
  termsVersion: SUBSCRIPTION_TERMS_VERSION,
});
