import type { CancellationPolicy } from '@smachot/contracts';
import { HOUR_MS } from '@smachot/kernel';

export type PolicyStep = {
  /** The end of this step; null: the start of the event. */
  until: Date | null;
  refundPercent: number;
};

/** The store's cancellation policy as intervals before this event, the earliest first. Without a policy there is no refund. */
export const policySteps = (policy: CancellationPolicy, startsAt: Date): PolicyStep[] => {
  const steps = [...policy]
    .sort((a, b) => b.hoursBefore - a.hoursBefore)
    .map(({ hoursBefore, refundPercent }) => ({
      until: hoursBefore === 0 ? null : new Date(startsAt.getTime() - hoursBefore * HOUR_MS),
      refundPercent,
    }));
  return steps.at(-1)?.until === null ? steps : [...steps, { until: null, refundPercent: 0 }];
};
