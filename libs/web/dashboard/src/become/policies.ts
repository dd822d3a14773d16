import type { CancellationPolicy } from '@smachot/contracts';

export const POLICY_NAMES = ['flexible', 'moderate', 'strict'] as const;
export type PolicyName = (typeof POLICY_NAMES)[number];

const DAY = 24;

/** Cancellation policies a new store selects from; each tier can be changed in the profile. */
export const POLICIES: Readonly<Record<PolicyName, CancellationPolicy>> = {
  flexible: [
    { hoursBefore: 3 * DAY, refundPercent: 100 },
    { hoursBefore: DAY, refundPercent: 50 },
  ],
  moderate: [
    { hoursBefore: 14 * DAY, refundPercent: 100 },
    { hoursBefore: 3 * DAY, refundPercent: 50 },
  ],
  strict: [
    { hoursBefore: 30 * DAY, refundPercent: 100 },
    { hoursBefore: 14 * DAY, refundPercent: 50 },
  ],
};
