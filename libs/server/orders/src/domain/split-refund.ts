import { LEAST_REFUND } from '@smachot/pricing';

/** Of the order's payment, of the rest after a deposit, and of the one more sale of a settlement. Agorot. */
export type Sums = { main: number; rest: number; extra: number };

/**
 * What goes back from which payment, the newest first; each is nothing or what the provider gives back at least. Null: it cannot be
 * given back in such parts. Agorot.
 */
export const splitRefund = (back: number, { main, rest, extra }: Sums): Sums | null => {
  const parts = split(back, [extra, rest, main]);
  return parts && { extra: parts[0]!, rest: parts[1]!, main: parts[2]! };
};

/** As much as there is from each, and less of it where too little would be left for the next. */
const split = (back: number, [most, ...others]: number[]): number[] | null => {
  if (most === undefined) return back === 0 ? [] : null;
  for (const part of [Math.min(back, most), back - LEAST_REFUND, back - 2 * LEAST_REFUND, 0]) {
    if (part < 0 || part > most || (part > 0 && part < LEAST_REFUND)) continue;
    const more = split(back - part, others);
    if (more) return [part, ...more];
  }
  return null;
};
