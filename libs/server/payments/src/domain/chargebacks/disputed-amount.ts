/** A sale as we recorded it: what was captured of it and given back, in agorot. */
export type RecordedSale = { captured: number; refunded: number };
/** The same as the provider reports it; `left`: what we still have of it, null when that is not reported. */
export type ReportedSale = { amount: number; left: number | null; partly: boolean };

/**
 * The sum the provider took back. The wire names the sale and not the sum, so it is what should be left of the sale minus what is.
 * A sale that was wholly given back before counts with its price: that money went twice.
 */
export const disputedAmount = (
  ours: RecordedSale | undefined,
  { amount, left, partly }: ReportedSale,
): number => {
  const stays = partly ? (left ?? 0) : 0;
  const had = ours ? ours.captured - ours.refunded : amount;
  return had > stays ? had - stays : amount - stays;
};
