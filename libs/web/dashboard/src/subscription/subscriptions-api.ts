import {
  cancelSubscription,
  choosePlan,
  choosePlanKeeping,
  listPlans,
  listSubscriptionCharges,
  payRenewal,
  previewPlanChange,
  readPlanKeeping,
  resumeSubscription,
  storeSubscription,
} from '@smachot/contracts';
import { api, endpointsOf } from '@smachot/web-platform';

/** Everything is read again after an act, refused or not: another owner may have acted, and prices and terms have a date. */
const TAGS = ['Subscription'] as const;

export const subscriptionsApi = api.injectEndpoints({
  endpoints: (b) => {
    const { read, change } = endpointsOf(b);
    return {
      storePlans: read(listPlans, TAGS),
      storeSubscription: read(storeSubscription, TAGS),
      subscriptionCharges: read(listSubscriptionCharges, TAGS),
      planChange: read(previewPlanChange, TAGS),
      planKeeping: read(readPlanKeeping, ['Subscription', 'PricingUnit', 'Crew']),
      choosePlanKeeping: change(choosePlanKeeping, ['Subscription', 'PricingUnit', 'Store']),
      choosePlan: change(choosePlan, TAGS),
      cancelSubscription: change(cancelSubscription, TAGS),
      resumeSubscription: change(resumeSubscription, TAGS),
      payRenewal: change(payRenewal, TAGS),
    };
  },
});

export const {
  useStorePlansQuery,
  useStoreSubscriptionQuery,
  useSubscriptionChargesQuery,
  usePlanChangeQuery,
  usePlanKeepingQuery,
  useChoosePlanKeepingMutation,
  useChoosePlanMutation,
  useCancelSubscriptionMutation,
  useResumeSubscriptionMutation,
  usePayRenewalMutation,
} = subscriptionsApi;
