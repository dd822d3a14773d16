import type { CancellationPolicy } from '@smachot/contracts';

const DAY_HOURS = 24;

export type PolicyLine = {
  /** The unit that gives the shortest whole number. */
  unit: 'days' | 'hours';
  count: number;
  refund: 'full' | 'part' | 'none';
  percent: number;
};

/** The steps of a policy in order of time, redundant ones left out. The last is the refund after all of them. */
export const policyLines = (
  policy: CancellationPolicy,
): { steps: PolicyLine[]; after: 'none' | 'part'; rest: number } => {
  const sorted = [...policy].sort((a, b) => b.hoursBefore - a.hoursBefore);
  const steps = sorted
    .filter((step, index) => step.hoursBefore > 0 && sorted[index + 1]?.refundPercent !== step.refundPercent)
    .map(({ hoursBefore, refundPercent }): PolicyLine => {
      const whole = hoursBefore % DAY_HOURS === 0 && hoursBefore > DAY_HOURS;
      return {
        unit: whole ? 'days' : 'hours',
        count: whole ? hoursBefore / DAY_HOURS : hoursBefore,
        refund: refundPercent === 100 ? 'full' : refundPercent === 0 ? 'none' : 'part',
        percent: refundPercent,
      };
    })
    .filter(({ refund }, index, all) => refund !== 'none' || index < all.length - 1);
  const rest = sorted.find(({ hoursBefore }) => hoursBefore === 0)?.refundPercent ?? 0;
  return { steps, after: rest > 0 ? 'part' : 'none', rest };
};
