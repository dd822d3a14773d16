import type { CancellationPolicy } from '@smachot/contracts';
import { DAY_MS, HOUR_MS } from '@smachot/kernel';

/** Distance sales: 14 days from the deal, and two days that are no rest days before it takes place; at most 5% or 100 shekels are kept. Source: Consumer Protection Law, 14C. */
const LAW = { withinDays: 14, beforeDays: 2, percent: 5, most: 10_000 } as const;
/** Below this the provider gives nothing back: the sum is owed and settled by hand. In agorot. */
export const LEAST_REFUND = 500;

export type Refund = {
  refunded: number;
  owed: number;
  kept: number;
  because: 'full_refund' | 'policy' | 'law' | 'nothing_paid';
};
export type Cancelling = {
  by: 'partner' | 'customer';
  /** Agorot that were taken and not given back. */
  paid: number;
  policy: CancellationPolicy;
  placedAt: Date;
  startsAt: Date;
  now: Date;
  isRestDay: (day: Date) => boolean;
};

/** Whole days between now and the start on which business is done. */
const workingDaysBetween = (now: Date, startsAt: Date, isRestDay: (day: Date) => boolean): number => {
  let days = 0;
  for (let at = now.getTime() + DAY_MS; at <= startsAt.getTime() && days < LAW.beforeDays; at += DAY_MS)
    if (!isRestDay(new Date(at))) days++;
  return days;
};

/** Refund of a cancelled approved order: everything when the partner cancels; by the policy when the customer does, and never less than the law requires. */
export const refundFor = ({ by, paid, policy, placedAt, startsAt, now, isRestDay }: Cancelling): Refund => {
  if (paid === 0) return { refunded: 0, owed: 0, kept: 0, because: 'nothing_paid' };
  const split = (back: number, because: Refund['because']): Refund =>
    back > 0 && back < LEAST_REFUND
      ? { refunded: 0, owed: back, kept: paid - back, because }
      : { refunded: back, owed: 0, kept: paid - back, because };
  if (by === 'partner') return split(paid, 'full_refund');
  const hours = (startsAt.getTime() - now.getTime()) / HOUR_MS;
  const step = [...policy]
    .sort((a, b) => b.hoursBefore - a.hoursBefore)
    .find(({ hoursBefore }) => hours >= hoursBefore);
  const byPolicy = Math.round((paid * (step?.refundPercent ?? 0)) / 100);
  const lawful =
    now.getTime() - placedAt.getTime() <= LAW.withinDays * DAY_MS &&
    workingDaysBetween(now, startsAt, isRestDay) >= LAW.beforeDays;
  const byLaw = lawful ? paid - Math.min(Math.floor((paid * LAW.percent) / 100), LAW.most) : 0;
  return byLaw > byPolicy
    ? split(byLaw, 'law')
    : split(byPolicy, byPolicy === paid ? 'full_refund' : 'policy');
};
