import { LEAST_REFUND } from '@smachot/pricing';

/** Sums in agorot of the order's payment, the rest after a deposit, and the one more sale of a settlement. */
export type Sums = { main: number; rest: number; extra: number };

/**
 * Splits a refund over the payments, the newest first; each part is zero or at least the provider's minimum refund. Null when no split
 * is possible. Agorot.
 */
export const splitRefund = (back: number, { main, rest, extra }: Sums): Sums | null => {
  const parts = split(back, [extra, rest, main]);
  return parts && { extra: parts[0]!, rest: parts[1]!, main: parts[2]! };
};

/** Takes as much as possible from each payment, and less where the next part would be too small. */
const split = (back: number, [most, ...others]: number[]): number[] | null => {
  if (most === undefined) return back === 0 ? [] : null;
  for (const part of [Math.min(back, most), back - LEAST_REFUND, back - 2 * LEAST_REFUND, 0]) {
    if (part < 0 || part > most || (part > 0 && part < LEAST_REFUND)) continue;
    const more = split(back - part, others);
    if (more) return [part, ...more];
  }
  return null;
};
