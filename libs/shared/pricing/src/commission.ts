/** A hundredth of a percent: 10,000 are the whole. */
export type BasisPoints = number;

export type Income = { gross: number; commission: number; net: number };

/**
 * What of a sum the platform keeps and what goes to the business, in agorot; the two always add up to it. Half an agora goes up. Split the
 * whole sum: parts that are split and added may differ by an agora each.
 */
export const splitCommission = (gross: number, rate: BasisPoints): Income => {
  const commission = Math.floor((gross * rate + 5_000) / 10_000);
  return { gross, commission, net: gross - commission };
};
