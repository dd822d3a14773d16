import type { StoreSubscription, SubscriptionCharge } from '@smachot/contracts';
import { useState } from 'react';

export type ChargeOutcome = 'paid' | 'declined';

export const isPending = (charge: SubscriptionCharge | null | undefined): charge is SubscriptionCharge =>
  charge?.status === 'requested' || charge?.status === 'action_required';

/** Whether the subscription is what the charge was for. */
const isPaid = (charge: SubscriptionCharge, { phase, planId, billing, openCharge }: StoreSubscription) =>
  phase === 'active' && !openCharge && planId === charge.planId && billing === charge.billing;

/** The outcome of a charge that was seen while it was still unknown; null until there is one. */
export const useChargeOutcome = (subscription: StoreSubscription): ChargeOutcome | null => {
  const { openCharge } = subscription;
  const [awaited, setAwaited] = useState<SubscriptionCharge | null>(null);
  const [outcome, setOutcome] = useState<ChargeOutcome | null>(null);
  if (isPending(openCharge)) {
    if (awaited?._id !== openCharge._id) {
      setAwaited(openCharge);
      setOutcome(null);
    }
  } else if (awaited) {
    setAwaited(null);
    setOutcome(isPaid(awaited, subscription) ? 'paid' : 'declined');
  }
  return outcome;
};
