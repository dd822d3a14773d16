import type { StoreSubscription, SubscriptionCharge, UserId } from '@smachot/contracts';
import type { SubscriptionState } from '../domain/subscription-state';
import type { ListedSubscription } from '../persistence/subscription-list.queries';
import { graceUntil, nextRenewal } from './next-renewal';

/** A subscription as super admins see it, with its charges, the newest first. */
export type SubscriptionRecord = ListedSubscription &
  Pick<StoreSubscription, 'nextRenewal' | 'graceUntil'> & { payerId: UserId; charges: SubscriptionCharge[] };

export const subscriptionRecord = (
  state: SubscriptionState,
  charges: SubscriptionCharge[],
): SubscriptionRecord => {
  const { id, storeId, payerId, planId, billing, phase, fromDay, untilDay } = state;
  const { price, balance, pendingPlan, createdAt } = state;
  return {
    ...{ subscriptionId: id, storeId, payerId, planId, billing, phase, from: fromDay, until: untilDay },
    ...{ price, balance, pendingPlan, createdAt },
    ...{ nextRenewal: nextRenewal(state), graceUntil: graceUntil(state), charges },
  };
};
